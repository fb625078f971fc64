import EchoAudio

/// Follows what the person says, on the clock of the session: where an utterance begins and ends, and where it pauses for
/// breath.
struct DuplexListener: Sendable {
    enum Event: Sendable, Hashable {
        /// With the sound just before it, which belongs to it.
        case began(sound: [Int16])
        /// It goes on, but there is room for a sound of attention.
        case paused
        case ended(Utterance)
    }

    struct Utterance: Sendable, Hashable {
        var startMs: Int
        var endMs: Int
        /// How much of it sounded like speech.
        var voicedMs = 0
        fileprivate var words = ""
        fileprivate var quietMs = 0
        /// What was voiced when attention was shown last.
        fileprivate var attendedMs = 0

        /// Less voice than this is a cough, or a door.
        var isNoise: Bool { voicedMs < DuplexListener.speechMs }
    }

    private static let speechMs = 240
    /// A person who has talked for so long wants to know that somebody listens.
    private static let longTalkMs = 4_000
    /// A breath.
    private static let breathMs = 240
    /// Silence that ends what has no words yet.
    private static let wordlessPatienceMs = 600
    /// Nobody is waited for longer, whatever the words.
    private static let longestPatienceMs = 2_000
    /// A speaker who never pauses is written down in pieces of so much.
    private static let longestMs = 60_000
    private static let paddingMs = 300
    private static let taking = SessionTerms.TurnTaking.meaning(.auto)

    private var turn = TurnDetector()
    private var total = 0
    private var recent: [Int16] = []
    private(set) var utterance: Utterance?

    /// Whether the last frame was voice.
    var isVoice: Bool { turn.isVoice }

    mutating func take(words: String) { utterance?.words = words }

    mutating func hear(_ frame: [Int16]) -> [Event] {
        let start = total
        total += frame.count
        remember(frame)
        let event = turn.hear(frame, startingAt: start, Self.taking, patienceMs: patienceMs)
        switch event {
        case .started(let at): return [begin(at)]
        case .stopped: return end()
        case nil: return utterance == nil ? [] : goOn()
        }
    }

    private var patienceMs: Int {
        guard let words = utterance?.words, !words.isEmpty else { return Self.wordlessPatienceMs }
        return min(Self.longestPatienceMs, Self.taking.patienceMs(after: words))
    }

    private mutating func begin(_ startMs: Int) -> Event {
        utterance = Utterance(startMs: startMs, endMs: startMs, voicedMs: TurnDetector.frameMs)
        return .began(sound: recent.suffix(max(0, total - startMs * 24)))
    }

    private mutating func goOn() -> [Event] {
        guard var utterance else { return [] }
        utterance.voicedMs += turn.isVoice ? TurnDetector.frameMs : 0
        utterance.quietMs = turn.isVoice ? 0 : utterance.quietMs + TurnDetector.frameMs
        let isPause =
            utterance.quietMs == Self.breathMs && utterance.voicedMs - utterance.attendedMs >= Self.longTalkMs
        if isPause { utterance.attendedMs = utterance.voicedMs }
        self.utterance = utterance
        guard total / 24 - utterance.startMs < Self.longestMs else { return end() + [begin(total / 24)] }
        return isPause ? [.paused] : []
    }

    private mutating func end() -> [Event] {
        guard var ended = utterance else { return [] }
        ended.endMs = total / 24
        utterance = nil
        return [.ended(ended)]
    }

    /// So much of the past as an utterance may begin with.
    private mutating func remember(_ frame: [Int16]) {
        recent += frame
        let excess = recent.count - (Self.paddingMs + 2 * TurnDetector.frameMs) * 24
        if excess > 24_000 { recent.removeFirst(excess) }
    }
}
