import Echo
import EchoScreen
import Foundation

/// A message as an export has it: everything that is kept of it.
struct MessageDocument: Codable {
    let id, role, medium, mode: String
    var model: String?
    let text: String
    /// Milliseconds since 1970, and milliseconds.
    let at: Int64
    var finishedAt, latency: Int64?
    let status: String
    var reason: String?
    var heard: Int64?
    var heardCharacters: Int?
    /// Tokens, and what they cost in US dollars, by what they were.
    var usage: [String: Int64]?
    var picodollars: [String: Int64]?
    var tool: StoredTool?
    var wasCut: Bool?
    /// It was said and answered on this machine alone.
    var isLocal: Bool?
    /// What it said before another program wrote over it, the oldest first.
    var earlierTexts: [String]?
    /// When each of them was written over, in milliseconds since 1970.
    var replacedAt: [Int64]?
    /// What stood beside it.
    var margin: StoredMargin?
    /// Where it is heard, the oldest first.
    var sound: [SoundDocument]?
    /// What part of an answer it is.
    var phase: String?
    /// What it has besides its words.
    var details: StoredAnswerDetails?
    /// What the person showed with it.
    var pictures: [PictureDocument]?

    init(_ record: MessageRecord, sound: [SoundDocument] = []) {
        let (message, stored) = (record.message, StoredStatus(record.message.status))
        (id, role, medium) = (message.id, message.role.rawValue, message.medium.rawValue)
        (mode, model, text) = (record.mode.rawValue, record.model, message.text)
        at = message.createdAt.milliseconds
        finishedAt = record.finishedAt?.milliseconds
        latency = message.latency?.wholeMilliseconds
        (status, reason, heard, heardCharacters) = (stored.name, stored.reason, stored.heard, stored.heardCharacters)
        usage = message.usage.map(StoredAmounts.json).flatMap(StoredAmounts.amounts)
        picodollars = message.cost.map(StoredAmounts.json).flatMap(StoredAmounts.amounts)
        tool = message.tool.map(StoredTool.init)
        wasCut = record.wasCut ? true : nil
        isLocal = message.isLocal ? true : nil
        earlierTexts = record.earlierTexts.isEmpty ? nil : record.earlierTexts.map(\.text)
        replacedAt = record.earlierTexts.isEmpty ? nil : record.earlierTexts.map(\.replacedAt.milliseconds)
        margin = record.margin.map(StoredMargin.init)
        self.sound = sound.isEmpty ? nil : sound
        phase = message.phase?.rawValue
        details = StoredAnswerDetails(message)
        pictures = message.pictures.isEmpty ? nil : message.pictures.map(PictureDocument.init)
    }

    /// Its place in the conversation is not in it.
    func record(in conversation: ConversationID) -> MessageRecord {
        let stored = StoredStatus(name: status, reason: reason, heard: heard, heardCharacters: heardCharacters)
        var message = Message(
            id: id, role: Message.Role(rawValue: role) ?? .assistant, medium: Message.Medium(rawValue: medium) ?? .text,
            text: text, status: stored.status, createdAt: Date(milliseconds: at),
            latency: latency.map { .milliseconds($0) }, tool: tool?.activity)
        message.isLocal = isLocal ?? false
        message.phase = phase.flatMap(Message.Phase.init)
        details?.dress(&message)
        message.pictures = (pictures ?? []).compactMap(\.picture)
        message.usage = usage.map(StoredAmounts.usage)
        message.cost = picodollars.map(StoredAmounts.cost)
        var record = MessageRecord(
            conversation: conversation, position: 0, message: message,
            finishedAt: finishedAt.map { Date(milliseconds: $0) }, mode: ConversationMode(rawValue: mode) ?? .text,
            model: model)
        record.wasCut = wasCut ?? false
        record.earlierTexts = earlier
        record.margin = margin?.margin
        return record
    }

    /// Older exports do not say when.
    private var earlier: [EarlierText] {
        let times = replacedAt ?? []
        return (earlierTexts ?? []).enumerated().map { index, text in
            EarlierText(text: text, replacedAt: Date(milliseconds: index < times.count ? times[index] : at))
        }
    }
}
