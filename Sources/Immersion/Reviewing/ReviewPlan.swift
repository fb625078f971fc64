/// How cards are scheduled, as somebody chose it.
struct ReviewPlan: Hashable, Sendable {
    /// The share of cards that shall still be known when they are asked.
    var retention = RoomDesk.standardRetention
    var steps = LearningSteps.standard
    /// After a card was forgotten.
    var relearning = LearningSteps.relearning
    var weights = FSRSParameters.standard

    var scheduler: FSRSScheduler {
        FSRSScheduler(
            parameters: weights, retention: retention, learningSteps: steps.waits, relearningSteps: relearning.waits)
    }
}
