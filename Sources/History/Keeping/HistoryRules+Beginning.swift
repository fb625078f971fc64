import Echo
import EchoScreen

/// What a title can be made from.
extension HistoryRules {
    /// Characters of each message that are looked at.
    private static let longest = 1_000

    /// How the conversation began, once something was said and answered; nil before that, and a second time.
    mutating func takeBeginning() -> (ConversationID, String)? {
        guard let conversation, !isResumed, !hasTakenBeginning else { return nil }
        let said = finishedMessages.filter { $0.role == .user || $0.role == .assistant }.prefix(4)
        guard said.contains(where: { $0.role == .user }), said.contains(where: { $0.role == .assistant }) else {
            return nil
        }
        hasTakenBeginning = true
        return (
            conversation, said.map { "\($0.role.rawValue): \($0.text.prefix(Self.longest))" }.joined(separator: "\n")
        )
    }

    /// With words, in order; without those that no server is told.
    private var finishedMessages: [Message] {
        messages.values.filter {
            $0.message.isFinal && !$0.message.isLocal && !$0.message.text.allSatisfy(\.isWhitespace)
        }
        .sorted { $0.position < $1.position }.map(\.message)
    }
}
