import EchoAudio

/// Finds stretches of speech in the sound of a dictation, with their times.
struct DictationTurns: Sendable {
    enum Step: Sendable, Hashable {
        case began
        case sound(PCM16)
        case ended(began: Duration, ended: Duration)
    }

    /// A speaker who goes on for so long without a pause is written in two pieces.
    static let longest = Duration.seconds(60)

    private let settings: SessionSettings
    private var ear = AttentiveEar()
    private var turns = LocalTurns()
    private var samples = 0
    private var turnBegan: Duration?
    /// Where the last stretch of speech ended.
    private(set) var lastEnd: Duration?

    init(_ settings: SessionSettings) { self.settings = settings }

    /// How much was heard.
    var now: Duration { FrameCount.duration(samples) }
    var isSpeaking: Bool { turnBegan != nil }

    mutating func hear(_ sound: PCM16, isSpokenOver: Bool = false) -> [Step] {
        ear.receive(sound.samples, isSpokenOver: isSpokenOver).flatMap { piece in
            samples += piece.samples.count
            let steps = turns.receive(piece, settings, patience: .zero).flatMap { follow($0) }
            return steps + (isTooLong ? divide() : [])
        }
    }

    /// Nothing more is heard: what is being said ends here.
    mutating func cut() -> [Step] {
        turns.cut()
        guard isSpeaking else { return [] }
        return [ended()]
    }

    /// What is being said goes on in another piece.
    private mutating func divide() -> [Step] {
        let end = ended()
        turnBegan = now
        return [end, .began]
    }

    private var isTooLong: Bool { turnBegan.map { now - $0 >= Self.longest } ?? false }

    private mutating func follow(_ step: LocalTurns.Step) -> [Step] {
        switch step {
        case .began:
            turnBegan = now
            return [.began]
        case .sound(let sound):
            // The first is longer by what was said before the voice was recognised.
            if let began = turnBegan, began == now { turnBegan = max(lastEnd ?? .zero, now - sound.duration) }
            return [.sound(sound)]
        case .ended: return isSpeaking ? [ended()] : []
        }
    }

    private mutating func ended() -> Step {
        let began = turnBegan ?? now
        (turnBegan, lastEnd) = (nil, now)
        return .ended(began: began, ended: now)
    }
}
