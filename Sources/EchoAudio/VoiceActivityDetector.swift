import Foundation

/// Tells, for every 20 ms of 24 kHz sound, how probably somebody speaks.
///
/// Speech is what stands out of the noise that was there before as a voice does: in its bands, with its rhythm and with
/// a pitch that moves. Steady noise and hum become part of the noise floor, a click is over before it has a voice. The
/// same sound gives the same answers.
public struct VoiceActivityDetector: Sendable {
    /// 20 ms.
    public static let frameLength = 480

    private let network = SpeechNetwork()
    private var features = SpeechFeatures()
    private var blocks = SampleBlocks(of: Self.frameLength)
    private var evidence = SpeechEvidence()

    public init() {}

    /// One probability, 0–1, for each frame that these samples complete; the rest waits for the next call.
    public mutating func process(_ samples: [Int16]) -> [Float] {
        let whole = blocks.receive(samples)
        return stride(from: 0, to: whole.count, by: Self.frameLength).map { start in
            let frame = features.receive(whole[start..<start + Self.frameLength])
            return evidence.receive(network.logit(frame.numbers), frame)
        }
    }
}
