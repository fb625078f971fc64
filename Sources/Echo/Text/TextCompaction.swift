import EchoWire

/// A server's summary of the beginning of a conversation: it is told in its place, and only the server can read it.
struct TextCompaction: Sendable, Hashable {
    /// As the server gave it.
    let item: JSONValue
    /// The first message that is not in it.
    let end: String
}
