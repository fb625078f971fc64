import EchoTestKit

@testable import EchoText

/// Texts put together by chance, and what holds for all of them.
enum TextPieces {
    private static let markdown = [
        "word ", ". ", "\n", "\n\n", "# Heading\n", "- item\n", "  - nested\n", "1. first\n", "```swift\n", "```\n",
        "~~~\n",
        "> quote\n", "| a | b |\n", "|---|---|\n", "| 1 | 2 |\n", "---\n", "===\n", "*soft* ", "**strong", "[x][1] ",
        "[1]: https://a.example\n", "    indented\n", "- [ ] task\n", "<b>", "日本語", "🇫🇷", "e\u{301}", "`code`",
        "\\", "&amp;", "![p](", ")", "\t", "<!--", "$$", "[^1]", "\u{0}", "\r\n", "https://a.example/?a=b ",
    ]

    static func next(_ random: inout SplitMix) -> String {
        let piece = markdown.randomElement(using: &random) ?? ""
        return Int.random(in: 0..<80, using: &random) == 0 ? String(repeating: piece, count: 900) : piece
    }

    /// Letters, sequences that command, and whatever else bytes are.
    static func bytes(_ random: inout SplitMix) -> String {
        let likely = Array("\u{1B}[]P;?0m\u{7}\u{9B}\u{202E}\u{200B}\r\n\tab".utf8)
        let count = Int.random(in: 0...80, using: &random)
        let bytes = (0..<count).map { _ in
            Bool.random(using: &random)
                ? likely.randomElement(using: &random) ?? 0x1B : UInt8.random(in: 0...255, using: &random)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func isHarmless(_ shown: String) -> Bool {
        shown.unicodeScalars.allSatisfy { scalar in
            scalar == "\n"
                || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
                    && !(0x202A...0x202E).contains(scalar.value)
        }
    }

    private static let settings = [
        "[", "[[", "]", "]]", "?", "=", "\"", "'", "\"\"\"", "'''", "\n", "#", " ", "\t", "\r", "a", "é", "{", "}", ".",
        ",",
        "1", "\\", "-", "voice", "theme = \"dark\"\n", "\u{FEFF}",
    ]

    static func toml(_ random: inout SplitMix) -> String {
        (0..<Int.random(in: 0...24, using: &random)).map { _ in settings.randomElement(using: &random) ?? "" }.joined()
    }

    static func isOutlined(_ text: String) -> Bool {
        let outline = TOMLOutline(text)
        let parsable = TOMLHeaders.parsable(text)
        let count = text.utf8.count
        return outline.entries.allSatisfy { $0.value.upperBound <= count && $0.line > 0 && $0.column > 0 }
            && outline.sectionEnds.values.allSatisfy { $0 <= count }
            && (parsable == text) == (TOMLHeaders.brokenLine(in: text) == nil)
    }
}
