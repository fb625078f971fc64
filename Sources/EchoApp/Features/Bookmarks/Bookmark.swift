import Echo
import EchoPorts
import Foundation

/// A message of a saved conversation that the person starred. What it says is not repeated here: it goes with its message.
struct Bookmark: Sendable, Hashable, Codable {
    /// Where a message was said.
    struct Place: Sendable, Hashable {
        let conversation: ConversationID
        let message: Message.ID
    }

    private let conversation: String
    private let message: Message.ID
    /// When it was starred.
    let starred: Date

    init(_ place: Place, starred: Date) {
        (conversation, message, self.starred) = (place.conversation.rawValue, place.message, starred)
    }

    var place: Place { Place(conversation: ConversationID(conversation), message: message) }
}

/// A starred message of a conversation that is not saved, for as long as the program runs.
struct PassingBookmark: Sendable, Hashable {
    let message: Message.ID
    let text: String
    let starred: Date
}
