/// Writes man(7): text that is not markup is escaped.
struct Roff {
    /// Bytes of a line of the source.
    private static let longest = 79

    private(set) var text = ""

    mutating func title(_ name: String, section: Int, date: String, source: String) {
        line(".TH \(Self.quoted(name.uppercased())) \(section) \"\(date)\" \(Self.quoted(source))")
    }

    mutating func section(_ name: String) { line(".SH \(Self.quoted(name))") }

    mutating func subsection(_ name: String) { line(".SS \(Self.quoted(name))") }

    mutating func paragraph(_ words: String) {
        line(".PP")
        self.words(words)
    }

    /// Words that go on where the last ones ended.
    mutating func words(_ words: String) {
        var rest = words.split(whereSeparator: \.isWhitespace)[...]
        while let first = rest.popFirst() {
            var row = String(first)
            while let next = rest.first, Self.length(Self.escaped(row + " " + next)) <= Self.longest {
                row += " " + next
                rest = rest.dropFirst()
            }
            line(Self.escaped(row))
        }
    }

    /// A term in bold, with what is said of it indented below.
    mutating func item(_ term: String, _ meaning: String) {
        line(".TP")
        line("\\fB\(Self.escaped(term))\\fR")
        words(meaning)
    }

    /// Lines as they are.
    mutating func example(_ lines: [String]) {
        line(".nf")
        for example in lines { line("  " + Self.escaped(example)) }
        line(".fi")
    }

    /// `words` with nothing in it that commands the formatter.
    static func escaped(_ words: String) -> String {
        let plain = words.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }

    /// As a formatter reads it, to which a letter beyond ASCII is an escape of eight.
    private static func length(_ words: String) -> Int {
        words.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
    }

    private static func quoted(_ words: String) -> String { "\"\(escaped(words).replacing("\"", with: "\\(dq"))\"" }

    private mutating func line(_ line: String) { text += line + "\n" }
}
