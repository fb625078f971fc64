/// The people and situations of one language.
public struct ScenarioCollection: Hashable, Sendable {
    public var personas: [Persona]
    /// Easiest first.
    public var scenarios: [Scenario]

    public init(personas: [Persona] = [], scenarios: [Scenario] = []) {
        self.personas = personas
        self.scenarios = scenarios
    }

    public func persona(of scenario: Scenario) -> Persona? {
        personas.first { $0.id == scenario.persona }
    }
}
