/// Where a database is and how to enter: "postgresql://user:password@host:5432/name". It is in no description.
public struct PostgresAddress: Sendable {
    let text: String

    /// Nil for what is no address of a PostgreSQL server.
    public init?(_ text: String) {
        let isKnown = ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
        guard isKnown, text.utf8.count <= 4096, !text.utf8.contains(where: { $0 < 0x21 }) else { return nil }
        self.text = text
    }
}

extension PostgresAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "PostgresAddress(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
