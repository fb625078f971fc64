import Echo
public import EchoScreen
import EchoText
public import Foundation

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

    /// - Parameters:
    ///   - id: as which it is saved, for the formats that are read again; nil where it is not.
    ///   - title: of the conversation, for the formats that have one.
    ///   - timeZone: of those who read the times.
    public func text(
        _ messages: [SaidMessage], id: ConversationID? = nil, title: String = "", in timeZone: TimeZone = .gmt
    ) -> String {
        let time = ExportedTime(timeZone: timeZone)
        func entry(_ message: SaidMessage) -> Entry { Entry(message, at: time.precise(message.date)) }
        return switch self {
        case .markdown:
            ((title.isEmpty ? [] : ["# \(title)\n"]) + messages.map { Self.markdown($0, time) }).joined(separator: "\n")
        case .text:
            ((title.isEmpty ? [] : ["\(title)\n"]) + messages.map { Self.plain($0, time) })
                .joined(separator: "\n")
        case .json: Self.json(Entries(id: id?.rawValue, title: title.nonEmpty, messages: messages.map(entry)))
        case .jsonLines:
            messages.map { message in
                var entry = entry(message)
                (entry.conversation, entry.title) = (id?.rawValue, title.nonEmpty)
                return Self.line(entry)
            }.joined()
        case .html: HTMLPage(title: title, messages: messages, in: timeZone).text
        }
    }

    private static func markdown(_ message: SaidMessage, _ time: ExportedTime) -> String {
        (message.lead.map { "*(\($0))*\n\n" } ?? "") + "## \(title(message, time))\n\n"
            + (message.thoughts.map { quoted($0) } ?? "")
            + (message.tool == nil ? message.text : fenced(message.text)) + "\n"
            + (message.sources.isEmpty ? "" : "\n\(message.sourceLinks)\n")
            + message.pictures.map { "\n*(picture: \(PictureWording.line($0)))*\n" }.joined()
            + (message.interruption.map { "\n*(\($0))*\n" } ?? "")
    }

    private static func plain(_ message: SaidMessage, _ time: ExportedTime) -> String {
        (message.lead.map { "(\($0))\n\n" } ?? "") + "\(title(message, time))\n"
            + (message.thoughts.map { quoted($0, with: "|") } ?? "") + "\(message.text)\n"
            + message.sourceLines.map { "\($0)\n" }.joined()
            + message.pictures.map { "(picture: \(PictureWording.line($0)))\n" }.joined()
            + (message.interruption.map { "(\($0))\n" } ?? "")
    }

    private static func title(_ message: SaidMessage, _ time: ExportedTime) -> String {
        [message.name, message.tool, "· \(time.readable(message.date))"].compactMap(\.self).joined(separator: " ")
    }

    /// What was thought stands apart from what was said.
    private static func quoted(_ thoughts: String, with sign: String = ">") -> String {
        thoughts.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\(sign)\n" : "\(sign) \($0)\n" }.joined() + "\n"
    }

    /// Longer than any fence within.
    private static func fenced(_ text: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)\n\(text)\n\(fence)"
    }

    private struct Entries: Encodable {
        let id, title: String?
        let messages: [Entry]
    }

    private struct Source: Encodable {
        let title, url: String
    }

    private struct Entry: Encodable {
        let id: String
        let role: String
        /// ISO 8601, with the offset.
        let at: String
        let text: String
        let heardCharacters: Int?
        let tool: String?
        let arguments: String?
        let earlierTexts: [String]?
        let mode, medium, model: String?
        /// Milliseconds.
        let latency, heard: Int64?
        /// US dollars.
        let cost: Decimal?
        let pictures: [PictureDocument]?
        let thoughts: String?
        let sources: [Source]?
        /// The server answered from its own summary of everything before.
        let isFromSummary: Bool?
        /// The id and the title of the conversation, in a file that has nothing but lines.
        var conversation, title: String?

        init(_ message: SaidMessage, at time: String) {
            (id, role, text, at) = (message.id, message.role, message.text, time)
            (heardCharacters, tool, arguments) = (message.heardCharacters, message.tool, message.arguments)
            earlierTexts = message.earlierTexts.isEmpty ? nil : message.earlierTexts
            pictures = message.pictures.isEmpty ? nil : message.pictures.map(PictureDocument.init)
            thoughts = message.thoughts
            sources = message.sources.isEmpty ? nil : message.sources.map { Source(title: $0.title, url: $0.url) }
            isFromSummary = message.isFromSummary ? true : nil
            (mode, medium) = (message.details?.mode, message.details?.medium)
            (model, cost) = (message.details?.model, message.details?.cost)
            latency = message.details?.latency?.wholeMilliseconds
            heard = message.details?.heard?.wholeMilliseconds
        }
    }

    private static func line(_ entry: Entry) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Sanitizer.json(String(decoding: (try? encoder.encode(entry)) ?? Data(), as: UTF8.self)) + "\n"
    }

    private static func json(_ entries: Entries) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(entries)) ?? Data()
        return Sanitizer.json(String(decoding: data, as: UTF8.self)) + "\n"
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
