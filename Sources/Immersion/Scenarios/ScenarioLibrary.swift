/// The people and situations of a language, and files of them that cannot be read.
public struct ScenarioLibrary: Hashable, Sendable {
    public var collection: ScenarioCollection
    /// A sentence each.
    public var problems: [String]

    public init(collection: ScenarioCollection = ScenarioCollection(), problems: [String] = []) {
        self.collection = collection
        self.problems = problems
    }
}
