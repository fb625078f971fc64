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
    /// The text of a saved message before another program wrote over it, the oldest first.
    public var earlierTexts: [String] = []
    /// The model's thoughts before it, in Markdown; no part of the message.
    public var thoughts: String?
    /// The pages that it is drawn from, in the order in which they are named.
    public var sources: [WebSource] = []
    /// The server answered it from its own summary of everything before.
    public var isFromSummary = false
    /// The person's pictures, without their bytes.
    public var pictures: [Picture] = []

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
        message.thoughts = thoughts.map(mask)
        message.isFromSummary = isFromSummary
        message.sources = sources.compactMap { WebSource(title: mask($0.title), url: mask($0.url)) }
        message.pictures = pictures.map {
            Picture(name: mask($0.name), format: $0.format, width: $0.width, height: $0.height, size: $0.size)
        }
        return message
    }
}

extension SaidMessage {
    /// The line that a file has above it; nil for none.
    public var lead: String? { isFromSummary ? MessageWording.summarised.capitalizedFirst + "." : nil }

    /// Its sources as links in Markdown, a line each; empty where there are none.
    public var sourceLinks: String { SourceList.markdown(sources) }

    /// Its sources as lines to read.
    public var sourceLines: [String] { SourceList.lines(sources) }
}

extension ConversationPresenter {
    /// Everything that was said so far, without what was only said on the way to an answer.
    public var said: [SaidMessage] {
        let calls = Dictionary(
            toolMessages.values.map { ($0.id, $0.tool?.call) }, uniquingKeysWith: { first, _ in first })
        return zip(state.rows, dates).filter { !$0.0.isCommentary }.map { row, date in
            var message = SaidMessage(
                id: row.id, name: row.author.text, role: row.author.role.rawValue, date: date,
                text: SourceList.removed(pages[row.id] ?? [], from: source(of: row)),
                heardCharacters: row.heardCharacters, tool: row.tool?.name, arguments: calls[row.id]??.arguments)
            message.thoughts = thoughts.written(row.id)
            message.sources = pages[row.id] ?? []
            message.isFromSummary = row.lead != nil
            message.pictures = pictures.all(of: row.id).map(\.withoutBytes)
            return message
        }
    }
}

extension SaidMessage {
    /// What a file says below an interrupted answer: "interrupted after 2.1 s; heard up to “… in the trees”". Nil for one that
    /// was not.
    public var interruption: String? {
        guard let heardCharacters else { return nil }
        if details?.medium == "text" { return "stopped" }
        let time = details?.heard.map { " after \(DurationWording.brief($0))" } ?? ""
        let heard = text.prefix(heardCharacters)
        guard !heard.allSatisfy(\.isWhitespace) else { return "interrupted before any of it was heard" }
        let words = heard.split(whereSeparator: \.isWhitespace)
        let last = words.suffix(4).joined(separator: " ")
        let isWhole = heardCharacters >= text.count
        return isWhole
            ? "interrupted\(time), when all of it was heard"
            : "interrupted\(time): heard up to “\(words.count > 4 ? "… " : "")\(last)”"
    }
}
