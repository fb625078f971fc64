import Echo
import EchoScreen
import Foundation

/// A conversation as an export has it, whole, and as it is read again.
struct ConversationDocument: Codable {
    static let format = "echo-tui conversation 1"

    let format: String
    let id, kind, title, mode: String
    var model: String?
    /// Milliseconds since 1970.
    let startedAt, changedAt: Int64
    /// Milliseconds.
    let duration: Int64
    let isTitledByPerson, isPinned: Bool
    var origin: OriginDocument?
    var call: CallDocument?
    let messages: [MessageDocument]

    /// - Parameter sounds: of the messages, by their ids.
    init(_ record: ConversationRecord, _ messages: [MessageRecord], sounds: [String: [SoundDocument]] = [:]) {
        format = Self.format
        (id, kind, title) = (record.id.rawValue, record.kind.rawValue, record.title.text)
        (mode, model, isPinned) = (record.mode.rawValue, record.model, record.isPinned)
        (startedAt, changedAt) = (record.startedAt.milliseconds, record.changedAt.milliseconds)
        duration = record.duration.wholeMilliseconds
        isTitledByPerson = record.title.origin == .person
        origin = record.origin.map(OriginDocument.init)
        call = record.call.map(CallDocument.init)
        self.messages = messages.map { MessageDocument($0, sound: sounds[$0.message.id] ?? []) }
    }

    var conversation: ImportedConversation {
        let id = ConversationID(id)
        var record = ConversationRecord(
            id: id, kind: ConversationRecord.Kind(rawValue: kind) ?? .chat,
            title: ConversationTitle(title, isTitledByPerson ? .person : .firstWords),
            startedAt: Date(milliseconds: startedAt), mode: ConversationMode(rawValue: mode) ?? .text, model: model)
        record.changedAt = Date(milliseconds: changedAt)
        record.duration = .milliseconds(max(0, duration))
        record.isPinned = isPinned
        record.origin = origin?.point
        record.call = call?.call
        var conversation = ImportedConversation(record: record, messages: messages.map { $0.record(in: id) })
        conversation.sounds = messages.flatMap { message in (message.sound ?? []).map { (message.id, $0) } }
        return conversation
    }
}

/// A telephone call as an export has it.
struct CallDocument: Codable {
    let callID, direction, status: String
    var number, configuration: String?
    /// Milliseconds.
    var duration: Int64?

    init(_ call: CallDetails) {
        (callID, direction, status) = (call.callID, call.direction.rawValue, call.status)
        (number, configuration) = (call.number, call.configuration)
        duration = call.duration?.wholeMilliseconds
    }

    var call: CallDetails {
        CallDetails(
            callID: callID, direction: CallDetails.Direction(rawValue: direction) ?? .inbound, number: number,
            status: status, duration: duration.map { .milliseconds(max(0, $0)) }, configuration: configuration)
    }
}

/// Where a conversation took its own way, as an export has it.
struct OriginDocument: Codable {
    let conversation, message: String

    init(_ point: BranchPoint) { (conversation, message) = (point.conversation.rawValue, point.message) }

    var point: BranchPoint { BranchPoint(conversation: ConversationID(conversation), message: message) }
}
