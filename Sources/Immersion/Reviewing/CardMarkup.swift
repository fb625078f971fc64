import Foundation

/// Text as a field of Anki holds it, and back.
public enum CardMarkup {
    public static func html(_ text: String) -> String {
        var html = ""
        for character in text {
            switch character {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "\n", "\r\n", "\r": html += "<br>"
            case "\t": html += " "
            case "\u{1F}": break
            default: html.append(character)
            }
        }
        return html
    }

    /// Without tags, and with the usual entities as characters.
    public static func plain(_ field: String, isHTML: Bool = true) -> String {
        guard isHTML else { return field.trimmingCharacters(in: .whitespacesAndNewlines) }
        var plain = ""
        var rest = Substring(field)
        while let character = rest.first {
            if character == "<", let end = rest.firstIndex(of: ">") {
                let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
                if tag.hasPrefix("br") || tag.hasPrefix("/div") || tag.hasPrefix("/p") { plain.append("\n") }
                rest = rest[rest.index(after: end)...]
            } else if character == "<" {
                plain += rest
                break
            } else if character == "&", let (text, length) = entity(rest) {
                plain += text
                rest = rest.dropFirst(length)
            } else {
                plain.append(character)
                rest.removeFirst()
            }
        }
        return plain.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The name in `[sound:NAME]`; nil for anything that is no plain file name.
    public static func sound(_ field: String) -> String? {
        guard let start = field.range(of: "[sound:"),
            let end = field[start.upperBound...].firstIndex(of: "]")
        else { return nil }
        let name = String(field[start.upperBound..<end])
        let isPlain = !name.isEmpty && !name.hasPrefix(".") && !name.contains { "/\\\0".contains($0) }
        return isPlain ? name : nil
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": " ", "apos": "'", "#39": "'", "#x27": "'",
    ]

    private static func entity(_ text: Substring) -> (String, Int)? {
        let head = text.prefix(8)
        guard let end = head.firstIndex(of: ";") else { return nil }
        let name = head[head.index(after: head.startIndex)..<end].lowercased()
        guard let found = entities[name] else { return nil }
        return (found, head.distance(from: head.startIndex, to: end) + 1)
    }
}
