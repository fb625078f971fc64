import Echo
import EchoApp
import Foundation

/// A conversation that was read from a file.
struct ImportedConversation {
    /// Between two positions, so that something fits between.
    static let room = 1_024

    var record: ConversationRecord
    var messages: [MessageRecord]
    /// Messages of other versions of the conversation, which are left out.
    var otherVersions = 0
}
