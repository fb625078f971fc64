/// A recording that is shown in place of a conversation: what it is called, and who answered in it.
public struct RecordedLog: Sendable, Hashable {
    public var name: String
    /// Nil where the recording does not say.
    public var server: ServerIdentity?

    public init(name: String, server: ServerIdentity? = nil) {
        self.name = name
        self.server = server
    }
}
