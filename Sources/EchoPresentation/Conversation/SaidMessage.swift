import Echo
import EchoText
public import Foundation

/// A message as it goes into a file: what was said, not how it is drawn.
public struct SaidMessage: Sendable, Hashable {
    public let id: String
    /// "you", "echo".
    public let name: String
    /// "user", "assistant", "system", "tool".
    public let role: String
    public let date: Date
    public let text: String
    /// Of an interrupted answer.
    public let heardCharacters: Int?
    /// Of a call: the tool's name, and what it was given, JSON.
    public let tool: String?
    public let arguments: String?
    /// How it came about; nil where that is not known.
    public var details: Details?
    /// What a saved message said before another program wrote over it, the oldest first.
    public var earlierTexts: [String] = []

    public init(
        id: String, name: String, role: String, date: Date, text: String, heardCharacters: Int? = nil,
        tool: String? = nil, arguments: String? = nil
    ) {
        (self.id, self.name, self.role, self.date, self.text) = (id, name, role, date, text)
        (self.heardCharacters, self.tool, self.arguments) = (heardCharacters, tool, arguments)
    }
}

extension SaidMessage {
    /// How a message came about.
    public struct Details: Sendable, Hashable {
        /// Of the conversation: "audio" or "text".
        public var mode: String
        /// Of the message: "voice" or "text".
        public var medium: String
        public var model: String?
        /// From the end of the question to the first of the answer.
        public var latency: Duration?
        /// How much of its sound was heard, where it was interrupted.
        public var heard: Duration?
        /// US dollars.
        public var cost: Decimal?

        public init(
            mode: String, medium: String, model: String? = nil, latency: Duration? = nil, heard: Duration? = nil,
            cost: Decimal? = nil
        ) {
            (self.mode, self.medium, self.model) = (mode, medium, model)
            (self.latency, self.heard, self.cost) = (latency, heard, cost)
        }
    }
}

extension SaidMessage {
    /// With all that was said and given to tools made unreadable where `mask` says so.
    public func masked(_ mask: (String) -> String) -> SaidMessage {
        let masked = mask(text)
        // What was heard is counted in the text as it is written.
        let heard = heardCharacters.map { mask(String(text.prefix($0))).count }
        var message = SaidMessage(
            id: id, name: name, role: role, date: date, text: masked,
            heardCharacters: heard.map { min($0, masked.count) },
            tool: tool, arguments: arguments.map(mask))
        message.earlierTexts = earlierTexts.map(mask)
        message.details = details
        return message
    }
}

extension ConversationPresenter {
    /// Everything that was said so far.
    public var said: [SaidMessage] {
        let calls = Dictionary(
            toolMessages.values.map { ($0.id, $0.tool?.call) }, uniquingKeysWith: { first, _ in first })
        return zip(state.rows, dates).map { row, date in
            SaidMessage(
                id: row.id, name: row.author.text, role: row.author.role.rawValue, date: date, text: source(of: row),
                heardCharacters: row.heardCharacters, tool: row.tool?.name, arguments: calls[row.id]??.arguments)
        }
    }
}
