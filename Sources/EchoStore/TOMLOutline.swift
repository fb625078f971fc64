/// Where each key of a TOML text stands, so that one value can be changed and everything else stays as it is.
///
/// Finds positions only: whether the text is TOML, and what its values are, is the parser's to say.
struct TOMLOutline: Sendable, Hashable {
    struct Entry: Sendable, Hashable {
        /// Section and key: "voice.speed".
        let path: String
        /// Both from 1.
        let line: Int
        let column: Int
        /// Bytes of the value.
        let value: Range<Int>
    }

    private(set) var entries: [Entry] = []
    /// Section names with where their last entry ends, in bytes; "" is the top.
    private(set) var sectionEnds: [String: Int] = ["": 0]

    init(_ text: String) {
        var scanner = TOMLScanner(text)
        var section = ""
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            var isFilled = true
            switch scanner.current {
            case "[": section = scanner.header()
            case "#", "\n", nil: isFilled = false
            default:
                if let entry = scanner.entry(in: section) { entries.append(entry) }
            }
            scanner.skipLine()
            if isFilled { sectionEnds[section] = scanner.position }
        }
    }

    subscript(path: String) -> Entry? { entries.first { $0.path == path } }
}
