import Echo
import EchoText
import Foundation

/// The conversation as a file.
public enum ExportedConversation {
    /// How it is written, by the ending of the file's name.
    public enum Format: String, Sendable, Hashable, CaseIterable {
        case markdown = "md"
        case text = "txt"
        case json

        /// Nil for an ending that is none of these.
        public init?(fileName: String) {
            let ending = fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
            self.init(rawValue: fileName.contains(".") ? ending == "markdown" ? "md" : ending : "")
        }
    }

    struct Entry: Encodable {
        var id: String
        /// "you", "echo"; for people only.
        var name: String
        /// "user", "assistant", "system", "tool".
        var role: String
        /// ISO 8601, in UTC.
        var at: String
        var text: String
        /// Of an interrupted answer.
        var heardCharacters: Int?
        var tool: String?
        var arguments: String?

        enum CodingKeys: CodingKey { case id, role, at, text, heardCharacters, tool, arguments }
    }

    static func text(_ entries: [Entry], _ format: Format) -> String {
        switch format {
        case .markdown: entries.map(markdown).joined(separator: "\n")
        case .text: entries.map(plain).joined(separator: "\n")
        case .json: json(entries)
        }
    }

    private static func markdown(_ entry: Entry) -> String {
        "## \(title(entry))\n\n" + (entry.tool == nil ? entry.text : fenced(entry.text)) + "\n"
    }

    private static func plain(_ entry: Entry) -> String { "\(title(entry))\n\(entry.text)\n" }

    private static func title(_ entry: Entry) -> String {
        [entry.name, entry.tool, "· \(entry.at)"].compactMap(\.self).joined(separator: " ")
    }

    /// Longer than any fence within.
    private static func fenced(_ text: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)\n\(text)\n\(fence)"
    }

    private static func json(_ entries: [Entry]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(["messages": entries])) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

extension ConversationPresenter {
    /// Everything that was said so far, to be written to a file.
    public func transcript(_ format: ExportedConversation.Format) -> String {
        let calls = Dictionary(
            toolMessages.values.map { ($0.id, $0.tool?.call) }, uniquingKeysWith: { first, _ in first })
        let entries = zip(state.rows, dates).map { row, date in
            ExportedConversation.Entry(
                id: row.id, name: row.author.text, role: row.author.role.rawValue, at: date.formatted(.iso8601),
                text: source(of: row),
                heardCharacters: row.heardCharacters, tool: row.tool?.name,
                arguments: calls[row.id]??.arguments)
        }
        return ExportedConversation.text(entries, format)
    }
}
