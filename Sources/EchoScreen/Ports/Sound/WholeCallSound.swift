public import Echo

/// The sound of a whole call, beside that of its messages: one side each, as long as it was recorded, under messages that are
/// no part of the conversation.
public enum WholeCallSound {
    private static let prefix = "whole call "

    public static func caller(of call: String) -> Message.ID { "\(prefix)left \(call)" }

    /// All that the caller heard.
    public static func line(of call: String) -> Message.ID { "\(prefix)right \(call)" }

    public static func isWhole(_ message: Message.ID) -> Bool { message.hasPrefix(prefix) }

    public static func isCaller(_ message: Message.ID) -> Bool { message.hasPrefix("\(prefix)left ") }
}

extension KeptSound {
    /// It is the sound of a message, and not of a whole call.
    public var isOfMessage: Bool { !WholeCallSound.isWhole(message) }
}
