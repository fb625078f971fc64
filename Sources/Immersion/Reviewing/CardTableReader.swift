/// Reads rows of a tab separated text: `#` lines in front, quotes around fields with tabs or line ends.
struct CardTableReader {
    struct Row {
        let line: Int
        let fields: [String]
        let isHTML: Bool
    }

    private var rest: Substring
    private var line = 1
    private var separator: Character = "\t"
    private var isHTML = true
    private var isHead = true

    init(_ text: String) {
        rest = Substring(text)
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    mutating func next() throws(CardTableError) -> Row? {
        while let first = rest.first {
            if first.isNewline {
                rest.removeFirst()
                line += 1
            } else if isHead, first == "#" {
                header()
            } else {
                isHead = false
                return try row()
            }
        }
        return nil
    }

    private mutating func header() {
        let text = rest.prefix { !$0.isNewline }
        rest = rest[text.endIndex...]
        let parts = text.dropFirst().split(separator: ":", maxSplits: 1).map { $0.lowercased() }
        guard parts.count == 2 else { return }
        switch parts[0] {
        case "html": isHTML = parts[1] == "true"
        case "separator": separator = Self.separators[parts[1]] ?? (parts[1].count == 1 ? parts[1].first : nil) ?? "\t"
        default: break
        }
    }

    private static let separators: [String: Character] = [
        "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
    ]

    private mutating func row() throws(CardTableError) -> Row {
        let start = line
        var fields: [String] = []
        while true {
            fields.append(rest.first == "\"" ? try quoted() : bare())
            guard rest.first == separator else { break }
            rest.removeFirst()
        }
        return Row(line: start, fields: fields, isHTML: isHTML)
    }

    private mutating func bare() -> String {
        let separator = separator
        let text = rest.prefix { $0 != separator && !$0.isNewline }
        rest = rest[text.endIndex...]
        return String(text)
    }

    private mutating func quoted() throws(CardTableError) -> String {
        let start = line
        var text = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            if character.isNewline { line += 1 }
            guard character == "\"" else {
                text.append(character)
                continue
            }
            guard rest.first == "\"" else { return text + bare() }
            rest.removeFirst()
            text.append("\"")
        }
        throw .openQuote(line: start)
    }
}
