import Echo
import EchoScreen
import EchoText
import Foundation

/// A starred message as the list shows it.
struct BookmarkEntry: Sendable, Hashable {
    /// Characters of a message that are searched besides its first words.
    private static let mostSearched = 500

    let message: Message.ID
    /// Nil for a conversation that is not saved.
    let conversation: ConversationID?
    /// When it was said; where that is not saved, when it was starred.
    let date: Date
    private let words: String
    private let text: String
    private let title: String

    init(_ record: MessageRecord, in conversation: ConversationRecord) {
        message = record.message.id
        self.conversation = conversation.id
        date = record.message.createdAt
        let text = record.message.text.isEmpty ? record.message.tool?.call.name ?? "" : record.message.text
        words = record.isUnreadable ? "(encrypted)" : BookmarkWording.words(of: text)
        self.text = String(Sanitizer.line(String(text.prefix(Self.mostSearched))))
        title = Sanitizer.line(conversation.title.text)
    }

    init(_ bookmark: PassingBookmark) {
        (message, conversation, date) = (bookmark.message, nil, bookmark.starred)
        words = BookmarkWording.words(of: bookmark.text)
        text = String(Sanitizer.line(String(bookmark.text.prefix(Self.mostSearched))))
        title = ""
    }

    /// Names its row.
    var id: String { "\(conversation?.rawValue ?? "") \(message)" }

    /// - Parameter current: the conversation under way.
    func row(_ days: DayWording, current: ConversationID?) -> ChoiceRowViewState {
        var row = ChoiceRowViewState(
            id: id, title: words, state: StyledText(days.moment(date), .faint), note: note,
            isCurrent: conversation != nil && conversation == current)
        row.keywords = "\(text) \(title)"
        return row
    }

    private var note: String {
        guard conversation != nil else { return "not saved" }
        return title.isEmpty ? "" : "in “\(ConversationTitle.shortened(title, to: 44))”"
    }
}
