import Echo
import EchoScreen
import Foundation

/// A conversation that was read from a file.
struct ImportedConversation {
    var record: ConversationRecord
    var messages: [MessageRecord]
    /// Messages of other versions of the conversation, which are left out.
    var otherVersions = 0
    /// Messages that do not say by whom they are, which are left out.
    var anonymous = 0
    /// Whether any time is told; without one it counts as of the day on which it was imported.
    var isDated = true
    /// Where messages are heard.
    var sounds: [(message: String, document: SoundDocument)] = []

    /// - Parameter messages: in order; their positions are given here.
    init(record: ConversationRecord, messages: [MessageRecord]) {
        self.record = record
        var last = 0
        self.messages = messages.map { message in
            var message = message
            message.position = MessageRecord.position(of: message.message.createdAt, after: last)
            last = message.position
            return message
        }
    }
}
