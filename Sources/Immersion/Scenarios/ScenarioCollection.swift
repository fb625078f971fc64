/// The people and situations of one language.
public struct ScenarioCollection: Hashable, Sendable {
    public var personas: [Persona]
    /// Easiest first.
    public var scenarios: [Scenario]
    /// Those of the person's own files.
    public var own: Set<Scenario.ID>

    public init(personas: [Persona] = [], scenarios: [Scenario] = [], own: Set<Scenario.ID> = []) {
        (self.personas, self.scenarios, self.own) = (personas, scenarios, own)
    }

    public func persona(of scenario: Scenario) -> Persona? {
        personas.first { $0.id == scenario.persona }
    }
}
