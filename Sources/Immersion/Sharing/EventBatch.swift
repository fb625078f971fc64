/// Events on their way to a server.
public struct EventBatch: Sendable, Hashable {
    /// The base: "https://example.org".
    public var address: String
    /// A random number in place of a name.
    public var user: String
    public var events: [LearningEvent]

    public init(address: String, user: String, events: [LearningEvent]) {
        (self.address, self.user, self.events) = (address, user, events)
    }
}
