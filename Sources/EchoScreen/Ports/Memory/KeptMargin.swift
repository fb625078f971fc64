public import Echo

/// What stands beside a message, as it is kept.
public struct KeptMargin: Sendable, Hashable {
    public let message: Message.ID
    public let margin: MessageMargin

    public init(message: Message.ID, margin: MessageMargin) { (self.message, self.margin) = (message, margin) }
}
