import EchoScreen
import EchoText

/// Sentences about bookmarks, and what stands beside a starred message.
enum BookmarkWording {
    static let reading: Wording = "Reading the bookmarks…"
    static let noMessage: Wording = "No messages yet."
    static let isOver: Wording = "This was said in a conversation that is over, and it was not saved."
    static let full = Wording(
        "There are \(NumberWording.grouped(BookmarkRules.most)) bookmarks: remove one to add another.")
    static let empty: Wording =
        "No bookmarks yet. \(key: .toggleBookmark) bookmarks the message that is selected, else the last one."

    static var star: MessageMargin {
        var margin = MessageMargin(notes: [
            MessageMargin.Note(
                sign: StyledText("★", .accent), line: [StyledText("bookmarked", .faint)], name: "message")
        ])
        margin.isKept = false
        return margin
    }

    /// The first words of a message, as they fit a row.
    static func words(of text: String) -> String { ConversationTitle.firstWords(of: text)?.text ?? "(no words)" }

    static func added(_ text: String) -> Wording { Wording("Bookmarked “\(words(of: text))”.") }

    static func removed(_ text: String) -> Wording { Wording("Removed the bookmark of “\(words(of: text))”.") }

    static func passes(_ text: String) -> Wording {
        Wording("Bookmarked “\(words(of: text))” until echo-tui ends: this conversation is not saved.")
    }

    static func passes(because error: StoreError) -> Wording {
        Wording("\(error.reason): the bookmark stays until echo-tui ends.")
    }
}
