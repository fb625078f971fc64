/// A key for the server. It never prints itself.
public struct APIKey: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What is sent to the server, and nowhere else.
    public let secret: String

    public init?(_ text: String) {
        let secret = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard !secret.isEmpty else { return nil }
        self.secret = secret
    }

    public var description: String { "‹key›" }
    public var debugDescription: String { "‹key›" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
