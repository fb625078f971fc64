public import EchoPresentation
import Foundation

/// How a conversation is written to a file, by the ending of its name.
public enum ConversationFormat: String, Sendable, Hashable, CaseIterable {
    case markdown = "md"
    case text = "txt"
    case json
    case jsonLines = "jsonl"
    case html

    /// Nil for an ending that is none of these.
    init?(fileName: String) {
        let ending = fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let others = ["markdown": "md", "htm": "html"]
        self.init(rawValue: fileName.contains(".") ? others[ending] ?? ending : "")
    }

    /// - Parameter title: of the conversation, for the formats that have one.
    public func text(_ messages: [SaidMessage], title: String = "") -> String {
        switch self {
        case .markdown: messages.map(Self.markdown).joined(separator: "\n")
        case .text: messages.map { "\(Self.title($0))\n\($0.text)\n" }.joined(separator: "\n")
        case .json: Self.json(messages.map(Entry.init))
        case .jsonLines: messages.map { Self.line(Entry($0)) }.joined()
        case .html: HTMLPage(title: title, messages: messages).text
        }
    }

    private static func markdown(_ message: SaidMessage) -> String {
        "## \(title(message))\n\n" + (message.tool == nil ? message.text : fenced(message.text)) + "\n"
    }

    private static func title(_ message: SaidMessage) -> String {
        [message.name, message.tool, "· \(message.date.formatted(.iso8601))"].compactMap(\.self).joined(separator: " ")
    }

    /// Longer than any fence within.
    private static func fenced(_ text: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)\n\(text)\n\(fence)"
    }

    private struct Entry: Encodable {
        let id: String
        let role: String
        /// ISO 8601, in UTC.
        let at: String
        let text: String
        let heardCharacters: Int?
        let tool: String?
        let arguments: String?
        let earlierTexts: [String]?

        init(_ message: SaidMessage) {
            (id, role, text, at) = (message.id, message.role, message.text, message.date.formatted(.iso8601))
            (heardCharacters, tool, arguments) = (message.heardCharacters, message.tool, message.arguments)
            earlierTexts = message.earlierTexts.isEmpty ? nil : message.earlierTexts
        }
    }

    private static func line(_ entry: Entry) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(entry)) ?? Data(), as: UTF8.self) + "\n"
    }

    private static func json(_ entries: [Entry]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(["messages": entries])) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
