/// Stopwatch of one turn: starts when the user's turn ends.
struct AnswerTiming: Sendable, Hashable {
    var userTurnEnded: ContinuousClock.Instant?
    var userItemID: String?
    private(set) var firstToken: Duration?
    private(set) var firstAudio: Duration?
    private(set) var firstSound: Duration?

    mutating func start(at instant: ContinuousClock.Instant, userItemID: String?) {
        self = AnswerTiming()
        userTurnEnded = instant
        self.userItemID = userItemID
    }

    mutating func noteToken(at instant: ContinuousClock.Instant) { firstToken = firstToken ?? since(instant) }
    mutating func noteAudio(at instant: ContinuousClock.Instant) { firstAudio = firstAudio ?? since(instant) }
    mutating func noteSound(at instant: ContinuousClock.Instant) { firstSound = firstSound ?? since(instant) }

    func summary(assistantItemID: String?, interrupted: Bool) -> TurnSummary {
        TurnSummary(
            userItemID: userItemID, assistantItemID: assistantItemID, firstToken: firstToken, firstAudio: firstAudio,
            firstSound: firstSound, interrupted: interrupted)
    }

    private func since(_ instant: ContinuousClock.Instant) -> Duration? {
        userTurnEnded.map { instant - $0 }
    }
}
