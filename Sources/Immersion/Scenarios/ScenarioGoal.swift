/// Something to achieve in a scenario; ticked while one talks.
public struct ScenarioGoal: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
