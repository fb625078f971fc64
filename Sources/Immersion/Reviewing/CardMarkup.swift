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
            case "{": html += "&#123;"
            case "\t": html += " "
            case "\u{1F}": break
            default: html.append(character)
            }
        }
        return html
    }

    /// Without tags, with entities as characters, and each paragraph on a line of its own.
    public static func plain(_ field: String, isHTML: Bool = true) -> String {
        guard isHTML else { return field.trimmingCharacters(in: .whitespacesAndNewlines) }
        var plain = ""
        var rest = Substring(field)
        while let character = rest.first {
            if character == "<", beginsTag(rest.dropFirst()) {
                guard let end = rest.firstIndex(of: ">") else {
                    plain += rest
                    break
                }
                let tag = CardTag(rest[rest.index(after: rest.startIndex)..<end])
                rest = tag.isUnseen ? tag.end(in: rest) : rest[rest.index(after: end)...]
                plain += tag.text(after: plain)
            } else if character == "&", let (text, length) = HTMLEntity.first(in: rest) {
                plain += text
                rest = rest.dropFirst(length)
            } else {
                plain.append(character)
                rest.removeFirst()
            }
        }
        return plain.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// "a < b" has no tag.
    private static func beginsTag(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
    }

    /// Without any `[sound:NAME]`.
    public static func withoutSounds(_ field: String) -> String {
        var (kept, rest) = ("", Substring(field))
        while let start = rest.range(of: "[sound:"), let end = rest[start.upperBound...].firstIndex(of: "]") {
            kept += rest[..<start.lowerBound]
            rest = rest[rest.index(after: end)...]
        }
        return kept + rest
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
}
