/// The output of a tool, as it may go to a model.
enum ToolOutput {
    /// At most `limit` bytes of it, with a note of what is missing; control characters other than line ends and tabs,
    /// which some servers refuse, become U+FFFD.
    static func presentable(_ text: String, limit: Int) -> String {
        let size = text.utf8.count
        guard size > limit else { return clean(text) }
        let start = prefix(of: text, bytes: max(limit, 0))
        return clean(start) + "\n[The output is cut off here: \(start.utf8.count) of \(size) bytes.]"
    }

    /// Whole characters only.
    private static func prefix(of text: String, bytes: Int) -> Substring {
        let end = text.utf8.index(text.startIndex, offsetBy: bytes)
        return text[..<(end.samePosition(in: text) ?? text.index(before: text.index(after: end)))]
    }

    private static func clean(_ text: some StringProtocol) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return String(text) }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { clean.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
        return String(clean)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0: true
        default: false
        }
    }
}
