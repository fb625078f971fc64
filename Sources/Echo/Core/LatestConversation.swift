import Synchronization

/// Knows the conversation that was started last, for as long as somebody else holds it.
final class LatestConversation: Sendable {
    private struct Reference: Sendable { weak var conversation: Conversation? }

    private let reference = Mutex(Reference())

    var conversation: Conversation? { reference.withLock { $0.conversation } }

    func note(_ conversation: Conversation) { reference.withLock { $0.conversation = conversation } }
}
