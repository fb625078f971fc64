import EchoAudio

/// Collects what is said until it is over: after a silence, or when it is enough.
struct SpokenTurn: Sendable {
    /// Answers are sentences.
    static let longest = Duration.seconds(20)
    /// How long is waited for the first word.
    static let patience = Duration.seconds(10)

    private var detector = VoiceActivityDetector()
    private var segmenter = SpeechSegmenter(silence: .milliseconds(800))
    private var began: Int?
    private var ended: Int?
    private var isStopped = false
    private(set) var samples: [Int16] = []

    init() {}

    /// Somebody has said something.
    var hasSpoken: Bool { began != nil }

    /// How long it was said, as well as that is known.
    var spoken: Duration {
        guard let began else { return .zero }
        return .seconds(Double(max(0, min(ended ?? samples.count, samples.count) - began)) / Double(PCM16.sampleRate))
    }

    /// What was said, with a little silence around it.
    var sound: PCM16 {
        let margin = PCM16.sampleRate / 5
        guard let began else { return PCM16([]) }
        let first = max(0, began - margin)
        let last = min(samples.count, (ended ?? samples.count) + margin)
        return PCM16(Array(samples[min(first, last)..<last]))
    }

    /// As a recogniser wants it, which hears sounds in a silence, too: a quarter of a second of it before and behind. The
    /// detector begins that much before the voice, and ends about half a second behind it.
    var heard: PCM16 {
        guard let began else { return PCM16([]) }
        let first = min(began, samples.count)
        let last = ended.map { $0 - PCM16.sampleRate * 3 / 10 } ?? samples.count
        return PCM16(Array(samples[first..<max(first, min(last, samples.count))]))
    }

    /// The person has said enough.
    mutating func stop() { isStopped = true }

    /// - Parameter sound: at 24 kHz.
    /// - Returns: whether more is wanted.
    mutating func receive(_ sound: [Int16]) -> Bool {
        guard !isOver else { return false }
        samples += sound
        for probability in detector.process(sound) {
            switch segmenter.receive(probability) {
            case .started(let frame): if began == nil { began = frame }
            case .stopped(let frame): ended = frame
            case nil: break
            }
        }
        return !isOver
    }

    private var isOver: Bool {
        let heard = Duration.seconds(Double(samples.count) / Double(PCM16.sampleRate))
        return isStopped || ended != nil || heard >= Self.longest || began == nil && heard >= Self.patience
    }
}
