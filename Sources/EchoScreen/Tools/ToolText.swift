import EchoText
import Foundation

/// Makes one line of what a tool is given or gives back: JSON loses its brackets and quotes.
enum ToolText {
    static func line(_ text: String, longest: Int) -> String {
        let text = withoutReadings(text)
        let start = String(text.prefix(longest * 2))
        let words = start.first { !$0.isWhitespace } == "{" ? members(start) : plain(start)
        let isCut = words.count > longest || start.count < text.count
        return isCut ? words.prefix(longest) + "…" : words
    }

    /// What may have been said instead of what was heard is for the tool, not for the person who said it.
    private static func withoutReadings(_ text: String) -> String {
        let name = "alternatives"
        guard text.utf8.count <= 100_000, text.contains("\"\(name)\""),
            var object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            object.removeValue(forKey: name) is [Any],
            let rest = try? JSONSerialization.data(
                withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        else { return text }
        return String(decoding: rest, as: UTF8.self)
    }

    /// Blanks and line ends become one blank.
    private static func plain(_ text: String) -> String {
        Sanitizer.visible(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func members(_ json: String) -> String {
        var pieces = JSONLines.lines(json).flatMap { $0.filter { !$0.text.allSatisfy(\.isWhitespace) } }
        if pieces.first?.text == "{" { pieces.removeFirst() }
        if pieces.last?.text == "}" { pieces.removeLast() }
        return plain(pieces.map(word).joined())
    }

    private static func word(_ piece: StyledText) -> String {
        switch piece.role {
        case .accent, .success: unquoted(piece.text)
        default: piece.text == "," ? ", " : piece.text
        }
    }

    private static func unquoted(_ text: String) -> String {
        let string = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? String
        return string ?? text
    }
}
