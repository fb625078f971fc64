/// An event of a scripted conversation.
public enum ScenarioEvent: Hashable, Sendable {
    /// The persona says a line.
    case said(String)
    case goalReached(ScenarioGoal)
    /// The answer was taken for this sentence.
    case understood(AnswerMatch)
    /// The answer fitted nothing; a hint is due after the second time.
    case notUnderstood(attempt: Int)
    case ended
}
