/// A line of the persona, and the answers to it. A step without answers ends the scenario.
public struct ScenarioStep: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let says: String
    /// The line in English.
    public let means: String
    /// The line said more simply, for “I don't understand”; the line itself where empty.
    public let simpler: String
    /// The simpler line in English; empty where the script does not say.
    public let simplerMeans: String
    /// What could be said, in English.
    public let hint: String
    public let answers: [ScenarioAnswer]

    public init(
        id: String, says: String, means: String, simpler: String = "", simplerMeans: String = "", hint: String = "",
        answers: [ScenarioAnswer] = []
    ) {
        self.id = id
        self.says = says
        self.means = means
        self.simpler = simpler
        self.simplerMeans = simplerMeans
        self.hint = hint
        self.answers = answers
    }

    /// Everything that can be said here: the closed set of a recogniser.
    public var expected: [String] { answers.flatMap(\.say) }
}
