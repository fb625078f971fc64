import EchoAudio

/// Finds the beginning and the end of what the user says, on the clock of the session's sound.
struct TurnDetector: Sendable {
    enum Event: Sendable, Hashable {
        case started(atMs: Int)
        case stopped(atMs: Int)
    }

    static let frame = VoiceActivityDetector.frameLength
    static let frameMs = frame / 24

    private var detector = VoiceActivityDetector()
    private var segmenter = SpeechSegmenter()
    private var segmented = 0
    private(set) var isVoice = false

    var isSpeaking: Bool { segmenter.isSpeaking }

    /// Looks at one frame without taking turns.
    mutating func notice(_ frame: [Int16]) { _ = judge(frame, threshold: 0.5) }

    /// - Parameters:
    ///   - start: position of the frame in the session's sound, in samples.
    ///   - patienceMs: silence that ends a turn.
    mutating func hear(
        _ frame: [Int16], startingAt start: Int, _ taking: SessionTerms.TurnTaking, patienceMs: Int
    ) -> Event? {
        let probability = judge(frame, threshold: Float(taking.threshold))
        segmenter.threshold = Float(taking.threshold)
        segmenter.prefixPadding = .milliseconds(taking.paddingMs)
        segmenter.silence = .milliseconds(patienceMs)
        let offset = start - segmented
        let event = segmenter.receive(probability, frames: frame.count)
        segmented += frame.count
        return event.map { Self.event($0, offset) }
    }

    /// The sound was taken or thrown away by hand: what is running ends without an event.
    mutating func cut() { segmenter.cut() }

    private mutating func judge(_ frame: [Int16], threshold: Float) -> Float {
        let probability = detector.process(frame).last ?? 0
        isVoice = probability >= threshold
        return probability
    }

    private static func event(_ event: SpeechSegmenter.Event, _ offset: Int) -> Event {
        switch event {
        case .started(let frame): .started(atMs: (frame + offset) / 24)
        case .stopped(let frame): .stopped(atMs: (frame + offset) / 24)
        }
    }
}
