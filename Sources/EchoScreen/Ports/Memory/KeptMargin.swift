public import Echo

/// The notes beside a message, as they are saved.
public struct KeptMargin: Sendable, Hashable {
    public let message: Message.ID
    public let margin: MessageMargin

    public init(message: Message.ID, margin: MessageMargin) { (self.message, self.margin) = (message, margin) }
}
