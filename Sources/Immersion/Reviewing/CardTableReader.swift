import Foundation

/// Reads rows of a tab separated text: `#` lines in front, quotes around fields with tabs or line ends.
struct CardTableReader {
    struct Row {
        let line: Int
        /// Without what Anki keeps of a note beside its fields.
        let fields: [String]
        /// What the columns of the fields are called; empty where the text does not say.
        let names: [String]
        /// Apart by spaces.
        let tags: String
        let isHTML: Bool
    }

    private var rest: Substring
    private var line = 1
    private var separator: Character = "\t"
    private var isHTML = true
    private var isHead = true
    private var columns: [String] = []
    /// Those that hold no field but the note's identifier, its type, its deck or its tags; counted from 0.
    private var besides: Set<Int> = []
    private var tagColumn: Int?

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
        let parts = text.dropFirst().split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return }
        let (name, value) = (parts[0].trimmingCharacters(in: .whitespaces).lowercased(), parts[1])
        let word = value.trimmingCharacters(in: .whitespaces).lowercased()
        switch name {
        case "html": isHTML = word == "true"
        case "separator": separator = Self.separators[word] ?? (value.count == 1 ? value.first : nil) ?? "\t"
        case "columns": columns = value.split(separator: separator, omittingEmptySubsequences: false).map(Self.name)
        case "guid column", "notetype column", "deck column", "tags column":
            guard let number = Int(word), number > 0 else { return }
            besides.insert(number - 1)
            if name == "tags column" { tagColumn = number - 1 }
        default: break
        }
    }

    private static func name(_ column: Substring) -> String {
        column.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")).lowercased()
    }

    private static let namesBesides: Set<String> = [
        "guid", "notetype", "note type", "note_type", "deck", "tags",
    ]

    /// By the numbers in the head, or else by the names of the columns.
    private var columnsBesides: Set<Int> {
        guard besides.isEmpty else { return besides }
        let named = Set(columns.indices.filter { Self.namesBesides.contains(columns[$0]) })
        return columns.count - named.count >= 2 ? named : []
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
        let besides = columnsBesides
        let kept = fields.indices.filter { !besides.contains($0) }
        let names = columns.count >= fields.count ? kept.map { columns[$0] } : []
        let place = tagColumn ?? columns.firstIndex(of: "tags").flatMap { besides.contains($0) ? $0 : nil }
        let tags = place.flatMap { fields.indices.contains($0) ? fields[$0] : nil } ?? ""
        return Row(line: start, fields: kept.map { fields[$0] }, names: names, tags: tags, isHTML: isHTML)
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
