/// Where each key of a TOML text stands, so that one value can be changed and everything else stays as it is.
///
/// Finds positions only: whether the text is TOML, and what its values are, is the parser's to say.
public struct TOMLOutline: Sendable, Hashable {
    public struct Entry: Sendable, Hashable {
        /// Section and key: "voice.speed".
        public let path: String
        /// Both from 1.
        public let line: Int
        public let column: Int
        /// Bytes of the value.
        public let value: Range<Int>
    }

    public private(set) var entries: [Entry] = []
    /// Section names with where their last entry ends, in bytes; "" is the top.
    public private(set) var sectionEnds: [String: Int] = ["": 0]

    public init(_ text: String) {
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

    public subscript(path: String) -> Entry? { entries.first { $0.path == path } }
}
