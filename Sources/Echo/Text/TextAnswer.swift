import EchoWire

/// The answer that is being made.
struct TextAnswer: Sendable, Hashable {
    /// Our messages, by the server's items.
    var messages: [String: String] = [:]
    /// In the order in which they came.
    var ids: [String] = []
    var hasWords = false
    /// Thoughts that belong to the item that comes next.
    var thoughts: [JSONValue] = []
    var usage: Usage?
}
