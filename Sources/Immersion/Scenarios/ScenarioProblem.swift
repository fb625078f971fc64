/// Why a scenario cannot be played as it is written.
public enum ScenarioProblem: Error, Hashable, Sendable {
    case empty
    /// More than 200 steps, 20 answers to one, or 30 alternatives.
    case tooLarge(step: String)
    case doubleStep(String)
    case doubleGoal(String)
    case noLine(step: String)
    case unknownStep(String, from: String)
    case unknownGoal(String, from: String)
    case unreachable(step: String)
    case noEnd(step: String)
    case goalOutOfReach(String)
    /// An alternative that its own answer does not match, or another answer matches as well.
    case ambiguous(String, step: String)
}
