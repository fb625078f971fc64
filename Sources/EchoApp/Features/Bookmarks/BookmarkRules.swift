import Echo
import EchoScreen
import Foundation

/// Which messages are starred: those of saved conversations as the store has them, and those that pass.
struct BookmarkRules: Sendable, Hashable {
    /// All that there may be.
    static let most = 1_000

    /// As they were read or written last.
    var kept = KeptBookmarks()
    private var passing: [Message.ID: PassingBookmark] = [:]

    var isFull: Bool { kept.places.count + passing.count >= Self.most }

    /// Those that are not kept, in no order.
    var unsaved: [PassingBookmark] { Array(passing.values) }

    func isPassing(_ message: Message.ID) -> Bool { passing[message] != nil }

    /// - Parameter conversation: where it is said; nil for one that is not saved.
    func isStarred(_ message: Message.ID, in conversation: ConversationID?) -> Bool {
        starred(in: conversation).contains(message)
    }

    /// The starred messages that can be seen in a conversation, with those that pass.
    func starred(in conversation: ConversationID?) -> Set<Message.ID> {
        Set(kept.places.filter { $0.conversation == conversation }.map(\.message)).union(passing.keys)
    }

    /// A message is starred for as long as the program runs.
    mutating func pass(_ bookmark: PassingBookmark) { passing[bookmark.message] = bookmark }

    /// It is kept now, was taken back, or its message is gone.
    mutating func endPassing(_ message: Message.ID) { passing[message] = nil }
}
