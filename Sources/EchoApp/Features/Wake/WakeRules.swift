import EchoScreen

/// Decides when the program listens for its name, and what follows when it is called: one turn, its answer, and some
/// seconds in which the person may go on without calling again. Time is the running time of the program.
struct WakeRules: Sendable {
    /// Somebody who calls and says nothing.
    static let patience = Duration.seconds(8)
    /// Between two sentences of an answer, where both may speak at once.
    static let breath = Duration.seconds(2)

    /// The circumstances that decide it.
    struct Circumstances: Sendable, Hashable {
        /// The person wants it, nothing stands in the way, and the conversation goes by voice.
        var isWanted = false
        var phrase = ""
        /// Seconds in which the person may go on without calling; zero for none.
        var followUp = Duration.zero
        var activity = Activity.starting
        /// The microphone is open for the conversation, or about to be.
        var isTalking = false
        /// The person wants nothing to be heard.
        var isMuted = false
        /// Sides speak one after the other; else both at once.
        var takesTurns = true

        init() {}
    }

    enum Action: Sendable, Hashable {
        /// Opens the microphone for the conversation, or closes it.
        case talk(Bool)
        /// Says that the call was heard.
        case acknowledge
        case stopAnswer
    }

    private enum Phase: Sendable, Hashable {
        case off
        case waiting
        /// The microphone is open; nothing was said yet.
        case called(until: Duration)
        case hearing
        case answering
        /// The microphone is open: the person may go on.
        case following(until: Duration)
        /// The person talks without having called.
        case byHand
    }

    private var phase = Phase.off
    private var circumstances = Circumstances()
    /// The answer was stopped: nothing follows it.
    private var isStopped = false
    /// The assistant spoke last.
    private var isAnswered = false
    /// When something happened last.
    private var seenAt = Duration.zero

    init() {}

    /// What to listen for beside the conversation; empty for nothing.
    var phrases: [String] { circumstances.isMuted ? [] : unmutedPhrases }

    /// It listens for something beside the conversation, or does so again when it is muted no more.
    var listensBeside: Bool { !unmutedPhrases.isEmpty }

    private var unmutedPhrases: [String] {
        guard phase != .off else { return [] }
        if circumstances.activity == .speaking { return StopWords.all }
        return isWaiting || isOpening ? [circumstances.phrase] : []
    }

    /// It waits to be called.
    var isWaiting: Bool { phase == .waiting && circumstances.activity == .idle }

    /// It was called, and nothing was said yet.
    var isCalled: Bool { if case .called = phase { true } else { false } }

    /// For how long the person may still go on without calling; nil when it has to be called.
    var followUpLeft: Duration? {
        if case .following(let deadline) = phase { max(.zero, deadline - seenAt) } else { nil }
    }

    /// It was called and the conversation has no microphone yet: what is said meanwhile is kept for it.
    private var isOpening: Bool {
        guard isCalled else { return false }
        return circumstances.activity == .idle || circumstances.activity == .opening
    }

    /// When something happens by itself; nil when nothing does.
    private var deadline: Duration? {
        switch phase {
        case .called(let deadline), .following(let deadline): deadline
        default: nil
        }
    }

    /// What is to be seen of it.
    var standing: WakeStanding {
        var standing = WakeStanding()
        standing.phrase = circumstances.phrase
        (standing.isWaiting, standing.isCalled) = (isWaiting, isCalled && circumstances.takesTurns)
        (standing.listensBeside, standing.followUpLeft, standing.deadline) = (listensBeside, followUpLeft, deadline)
        return standing
    }

    mutating func receive(_ new: Circumstances, at now: Duration) -> [Action] {
        (circumstances, seenAt) = (new, now)
        guard new.isWanted else {
            defer { phase = .off }
            return isOpen ? [.talk(false)] : []
        }
        if phase == .off { phase = new.isTalking ? .byHand : .waiting }
        return follow(at: now)
    }

    /// - Parameter phrase: one of `phrases`, as it was asked for.
    mutating func heard(_ phrase: String, at now: Duration) -> [Action] {
        seenAt = now
        guard !circumstances.isMuted else { return [] }
        if StopWords.all.contains(phrase) {
            guard circumstances.activity == .speaking else { return [] }
            isStopped = true
            return [.stopAnswer]
        }
        guard isWaiting else { return [] }
        phase = .called(until: now + Self.patience)
        (isStopped, isAnswered) = (false, false)
        return [.acknowledge, .talk(true)]
    }

    mutating func tick(at now: Duration) -> [Action] {
        seenAt = now
        switch phase {
        case .called(let deadline) where now >= deadline, .following(let deadline) where now >= deadline:
            phase = .waiting
            return [.talk(false)]
        default: return []
        }
    }

    private var isOpen: Bool {
        switch phase {
        case .called, .hearing, .following: true
        case .off, .waiting, .answering, .byHand: false
        }
    }

    private mutating func follow(at now: Duration) -> [Action] {
        if !circumstances.takesTurns, isOpen, let actions = converse(at: now) { return actions }
        switch (phase, circumstances.activity) {
        case (.waiting, _) where circumstances.isTalking: phase = .byHand
        case (.byHand, .idle) where !circumstances.isTalking: phase = .waiting
        case (.called, .hearing), (.following, .hearing): phase = .hearing
        case (.called, .thinking), (.following, .thinking), (.hearing, .thinking), (.hearing, .speaking):
            phase = .answering
            return [.talk(false)]
        // The person closed the microphone, or it failed.
        case (.called, .idle) where !circumstances.isTalking, (.following, .idle) where !circumstances.isTalking,
            (.hearing, .idle):
            phase = .waiting
        case (.answering, .idle): return goOn(at: now)
        default: break
        }
        return []
    }

    /// Where both may speak at once the microphone stays open until nobody has spoken for a while; nil for what is as by
    /// turns.
    private mutating func converse(at now: Duration) -> [Action]? {
        switch (phase, circumstances.activity) {
        case (_, .hearing), (_, .thinking), (_, .speaking):
            phase = .hearing
            isAnswered = circumstances.activity == .speaking
        case (.hearing, .listening) where isStopped:
            phase = .waiting
            return [.talk(false)]
        case (.hearing, .listening):
            phase = .following(until: now + (isAnswered ? max(circumstances.followUp, Self.breath) : Self.patience))
        default: return nil
        }
        return []
    }

    /// The answer is over.
    private mutating func goOn(at now: Duration) -> [Action] {
        guard circumstances.followUp > .zero, !isStopped, !circumstances.isMuted else {
            phase = .waiting
            return []
        }
        phase = .following(until: now + circumstances.followUp)
        return [.talk(true)]
    }
}
