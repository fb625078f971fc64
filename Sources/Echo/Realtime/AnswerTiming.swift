/// Stopwatch of one turn: starts when the user's turn ends.
struct AnswerTiming: Sendable, Hashable {
    var userTurnEnded: ContinuousClock.Instant?
    var userItemID: String?
    private(set) var pause: Duration?
    private(set) var sending: Duration?
    private(set) var committed: Duration?
    private(set) var firstToken: Duration?
    private(set) var firstAudio: Duration?
    private(set) var firstSound: Duration?
    private(set) var firstHeard: Duration?
    /// Of a written answer.
    private(set) var lastToken: Duration?

    /// - Parameters:
    ///   - lastWord: when the voice that the turn holds ended, by the microphone's sample clock.
    ///   - sending: what the turn's sound took from the microphone to the wire.
    mutating func start(
        at instant: ContinuousClock.Instant, userItemID: String?, lastWord: ContinuousClock.Instant? = nil,
        sending: Duration? = nil
    ) {
        self = AnswerTiming()
        userTurnEnded = instant
        self.userItemID = userItemID
        pause = lastWord.map { max(.zero, instant - $0) }
        self.sending = sending
    }

    mutating func noteCommit(of itemID: String, at instant: ContinuousClock.Instant) {
        guard userItemID == nil || userItemID == itemID, firstToken == nil, firstAudio == nil else { return }
        committed = committed ?? since(instant)
    }

    mutating func noteToken(at instant: ContinuousClock.Instant) { firstToken = firstToken ?? since(instant) }
    mutating func noteWrittenToken(at instant: ContinuousClock.Instant) {
        noteToken(at: instant)
        lastToken = since(instant)
    }

    mutating func noteAudio(at instant: ContinuousClock.Instant) { firstAudio = firstAudio ?? since(instant) }
    mutating func noteSound(at instant: ContinuousClock.Instant) { firstSound = firstSound ?? since(instant) }
    mutating func noteHeard(at instant: ContinuousClock.Instant) { firstHeard = firstHeard ?? since(instant) }

    func summary(assistantItemID: String?, interrupted: Bool) -> TurnSummary {
        TurnSummary(
            userItemID: userItemID, assistantItemID: assistantItemID, firstToken: firstToken, firstAudio: firstAudio,
            firstSound: firstSound, interrupted: interrupted, pause: pause, sending: sending, committed: committed,
            firstHeard: firstHeard, lastToken: lastToken)
    }

    private func since(_ instant: ContinuousClock.Instant) -> Duration? {
        userTurnEnded.map { instant - $0 }
    }
}
