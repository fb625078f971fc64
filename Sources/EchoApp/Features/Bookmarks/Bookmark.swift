import Echo
import EchoScreen
import Foundation

/// A message of a saved conversation that the person starred. What it says is not repeated here: that goes with it.
struct Bookmark: Sendable, Hashable, Codable {
    private let conversation: String
    private let message: Message.ID
    /// When it was starred.
    let starred: Date

    init(_ place: BookmarkPlace, starred: Date) {
        (conversation, message, self.starred) = (place.conversation.rawValue, place.message, starred)
    }

    var place: BookmarkPlace { BookmarkPlace(conversation: ConversationID(conversation), message: message) }
}

/// Where a message was said.
struct BookmarkPlace: Sendable, Hashable {
    let conversation: ConversationID
    let message: Message.ID
}

/// A starred message of a conversation that is not saved, for as long as the program runs.
struct PassingBookmark: Sendable, Hashable {
    let message: Message.ID
    let text: String
    let starred: Date
}
