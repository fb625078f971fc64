import Echo
import EchoScreen
import Foundation

/// A message of the conversation under way: where it stands in it, and how much of it was noted.
struct NotedMessage: Sendable {
    var position: Int
    /// How it was held and who answered when it began.
    let model: AnsweringModel
    var message: Message
    var finishedAt: Date?
    /// Until its beginning was heard, or read, as the screen tells it; nil before that is known.
    var latency: Duration?
    /// Of the store, when it was read.
    var version = 0
    /// When it was noted last, by the running time of the program; nil for never.
    var notedAt: Duration?

    init(position: Int, model: AnsweringModel, message: Message) {
        (self.position, self.model, self.message) = (position, model, message)
    }

    /// One that was kept before.
    init(_ record: MessageRecord, notedAt: Duration) {
        self.init(position: record.position, model: AnsweringModel(record.mode, record.model), message: record.message)
        (finishedAt, version, self.notedAt) = (record.finishedAt, record.version, notedAt)
    }

    /// When it is to be noted, as it is.
    ///
    /// - Parameters:
    ///   - pause: how often what is not finished is noted.
    ///   - isSpoken: its sound is not heard to its end yet.
    func due(every pause: Duration, isSpoken: Bool = false) -> Duration {
        message.isFinal && !isSpoken ? .zero : notedAt.map { $0 + pause } ?? .zero
    }

    func record(in conversation: ConversationID) -> MessageRecord {
        var message = message
        message.latency = latency ?? message.latency
        var record = MessageRecord(
            conversation: conversation, position: position, message: message, finishedAt: finishedAt,
            mode: model.mode, model: model.name)
        record.version = version
        return record
    }
}
