import EchoAudio
import Foundation
import PhoneBridge

/// Both sides of a call as one sound, for who listens in. The caller's side keeps the time; of a caller who sends nothing, the
/// assistant's does.
struct CallMix {
    /// A fifth of a second, 24 kHz.
    private static let most = 4800

    private var (caller, assistant): (LineDecoder, LineDecoder)
    private var waiting: [Int16] = []

    init(codec: AudioCodec) { (caller, assistant) = (LineDecoder(codec), LineDecoder(codec)) }

    /// - Returns: what is to be played now.
    mutating func hear(_ sound: CallSound) -> [Int16] {
        switch sound {
        case .assistant(let bytes):
            waiting += assistant.decode(bytes).samples
            guard waiting.count > Self.most else { return [] }
            defer { waiting = [] }
            return waiting
        case .caller(let bytes):
            let samples = caller.decode(bytes).samples
            let other = waiting.prefix(samples.count)
            waiting.removeFirst(other.count)
            return samples.enumerated().map { index, sample in
                guard index < other.count else { return sample }
                return Int16(clamping: Int(sample) + Int(other[index]))
            }
        }
    }
}
