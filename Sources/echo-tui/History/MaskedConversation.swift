import EchoPorts
import EchoPresentation

/// A saved conversation as it may be read by others.
struct MaskedConversation: Sendable {
    var record: ConversationRecord
    var messages: [SaidMessage]
    /// Whether anything would be masked in it.
    var isMasked: Bool
}
