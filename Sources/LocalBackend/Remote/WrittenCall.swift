import EchoWire
import Foundation

/// A call of a function that a model wrote as its whole answer, as small ones do: a JSON object with its name and arguments.
struct WrittenCall: Sendable, Hashable {
    let name: String
    /// JSON text.
    let arguments: String

    /// - Parameter functions: the names of those that were offered: an object that names none of them is an answer.
    init?(_ answer: String, of functions: Set<String>) {
        var text = Self.bare(answer)
        // A slip in a widespread template doubles the braces.
        if text.hasPrefix("{{"), text.hasSuffix("}}") { text = text.dropFirst().dropLast() }
        guard let value = try? JSONValue(parsing: Data(text.utf8)), let call = value["function"] ?? Optional(value),
            let name = call["name"]?.string, functions.contains(name)
        else { return nil }
        self.name = name
        switch call["arguments"] ?? call["parameters"] {
        case .string(let written)?: arguments = written.isEmpty ? "{}" : written
        case .object(let object)?: arguments = JSONValue.object(object).text
        case nil, .null?: arguments = "{}"
        default: return nil
        }
    }

    /// Whether an answer that begins so may be one.
    static func mayBegin(_ text: String) -> Bool {
        let text = text.drop(while: \.isWhitespace)
        return text.isEmpty || openings.contains { text.hasPrefix($0) || $0.hasPrefix(text) }
    }

    private static let openings = ["{", "```json", "```\n", "<tool_call>"]

    /// Without the fence or the marks around it.
    static func bare(_ answer: String) -> Substring {
        var text = answer.trimmingCharacters(in: .whitespacesAndNewlines)[...]
        for (opening, closing) in [("<tool_call>", "</tool_call>"), ("```json", "```"), ("```", "```")] {
            guard text.hasPrefix(opening) else { continue }
            text = text.dropFirst(opening.count)
            if text.hasSuffix(closing) { text = text.dropLast(closing.count) }
            text = text.trimmingCharacters(in: .whitespacesAndNewlines)[...]
        }
        return text
    }
}
