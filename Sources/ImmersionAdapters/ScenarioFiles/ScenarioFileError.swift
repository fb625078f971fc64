public import Immersion

/// Why a file of scenarios cannot be taken.
public enum ScenarioFileError: Error, Hashable {
    case tooLarge
    /// Not TOML; line and column count from 1.
    case syntax(line: Int, column: Int)
    /// The level of a scenario is none.
    case level(String, scenario: String)
    /// A key is missing or has another type than it should; the path names it.
    case field(String)
    case unknownPersona(String, scenario: String)
    case doubleScenario(String)
    case unplayable(scenario: String, problem: ScenarioProblem)
}
