import EchoScreen
import EchoText

/// The requests to the store for the open panel.
struct HistoryBrowsing: Sendable {
    /// The filter whose conversations are shown or on their way; nil before the first.
    var filter: String?
    /// Where the list goes on; nil at its end.
    var next: ConversationCursor?
    /// As they are listed, by their place in the list.
    var records: [ConversationRecord] = []
    /// The messages that are listed in place of conversations when words are searched for.
    var hits: [SearchHit] = []
    /// The conversation that is read, and where its messages go on.
    var reading: ConversationID?
    /// Where it was branched from another that is still there.
    var origin: BranchPoint?
    var previousMessage: MessageCursor?
    var nextMessage: MessageCursor?
    /// The change under way: the next one waits for it.
    var change: Task<Void, Never>?

    func hit(_ row: String) -> SearchHit? { hits.first { $0.row == row } }

    /// The conversation that a row is, or in which the message of a row was said.
    func conversation(_ row: String) -> ConversationID { hit(row)?.conversation ?? ConversationID(row) }

    /// Its title, on one line.
    func title(_ row: String) -> String? {
        let title = hit(row)?.conversationTitle ?? records.first { $0.id.rawValue == row }?.title.text
        return title.map { Sanitizer.line($0) }
    }
}

extension SearchHit {
    /// Names its row in the list.
    var row: String { "\(conversation)/\(message)" }
}
