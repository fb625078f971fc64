/// A finished message's text, which has no vector yet.
public struct MessageText: Sendable, Hashable {
    /// The store's own number of the message.
    public let number: Int64
    public let text: String

    public init(number: Int64, text: String) {
        self.number = number
        self.text = text
    }
}
