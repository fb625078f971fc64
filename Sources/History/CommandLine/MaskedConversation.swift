import EchoScreen

/// A saved conversation as it may be read by others.
package struct MaskedConversation: Sendable {
    package let record: ConversationRecord
    package let messages: [SaidMessage]
    /// Whether anything would be masked in it.
    package let isMasked: Bool

    package init(record: ConversationRecord, messages: [SaidMessage], isMasked: Bool) {
        (self.record, self.messages, self.isMasked) = (record, messages, isMasked)
    }
}
