/// A message that a caller leaves in their own voice: from the wish for it to the last word.
struct MessageTaking: Sendable, Hashable {
    typealias Instant = ContinuousClock.Instant

    enum Outcome: Sendable, Hashable {
        case kept
        /// Nothing was said after the tone.
        case nothing
        /// By a key.
        case takenBack
        /// Nothing can be recorded now, or the caller wants no recording.
        case notPossible
    }

    enum Turn: Sendable, Hashable { case wait, announce, end }

    private enum Phase: Sendable, Hashable { case waiting, announced, recording }

    /// What is given to a sentence of the assistant's that does not come, and to one that does not end.
    private static let sentence = (patience: Duration.seconds(3), longest: Duration.seconds(20))
    /// From the tone to the first word.
    private static let beginning = Duration.seconds(10)
    /// After the last word.
    private static let pause = Duration.seconds(5)
    private static let longest = Duration.seconds(180)

    /// Of the assistant's wish.
    let id: String
    private(set) var wasHeard = false
    /// It is recorded for itself, and not with the rest of the call.
    private(set) var isOwn = false
    private var phase = Phase.waiting
    private var since: Instant
    private var lastWord: Instant?
    private var assistantWasHeard = false

    init(_ id: String, at now: Instant) { (self.id, since) = (id, now) }

    var isAnnounced: Bool { phase == .announced }
    var isRecording: Bool { phase == .recording }

    mutating func begin(isOwn: Bool, at now: Instant) { (phase, since, self.isOwn) = (.recording, now, isOwn) }

    mutating func hear(at now: Instant) { if isRecording { (wasHeard, lastWord) = (true, now) } }

    /// - Parameter isHeard: something is being said over the line.
    mutating func pass(isHeard: Bool, at now: Instant) -> Turn {
        let waited = now - since
        switch phase {
        case .waiting:
            if isHeard { assistantWasHeard = true }
            let isDone = !isHeard && (assistantWasHeard || waited >= Self.sentence.patience)
            guard isDone || waited >= Self.sentence.longest else { return .wait }
            phase = .announced
            return .announce
        case .announced: return .wait
        case .recording:
            let isOver = lastWord.map { now - $0 >= Self.pause } ?? (waited >= Self.beginning)
            return isOver || waited >= Self.longest ? .end : .wait
        }
    }
}
