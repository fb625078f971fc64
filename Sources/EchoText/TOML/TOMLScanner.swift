/// Steps through TOML text a piece at a time, never past a line that a piece does not continue on.
public struct TOMLScanner {
    let bytes: [UInt8]
    public private(set) var position = 0
    private(set) var line = 1
    private var lineStart = 0
    /// Where the last value that was passed has "}" in a list in the place of a value, which ends the parser with the program,
    /// too.
    private(set) var brokenList: (position: Int, line: Int)?

    public init(_ text: String) {
        bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (position, lineStart) = (3, 3) }
    }

    public var isAtEnd: Bool { position >= bytes.count }

    public var current: Character? { isAtEnd ? nil : Character(Unicode.Scalar(bytes[position])) }

    public mutating func skipBlanks() {
        while current == " " || current == "\t" || current == "\r" { position += 1 }
    }

    public mutating func skipLine() {
        while let current, current != "\n" { position += 1 }
        step()
    }

    /// Whether "[" is followed by what no name begins with, which ends the parser with the program. At a "[".
    var isBrokenHeader: Bool {
        var rest = bytes[position...].dropFirst()
        if rest.first == 0x5B { rest = rest.dropFirst() }
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard let first = rest.first else { return false }
        let isName = Unicode.Scalar(first).properties.isAlphabetic && first < 0x80 || (0x30...0x39).contains(first)
        return !isName && !"_-\"']".utf8.contains(first)
    }

    /// The name in "[name]".
    public mutating func header() -> String {
        let start = position
        while let current, current != "]", current != "\n" { position += 1 }
        return Self.name(text(start..<position).drop { $0 == "[" })
    }

    /// "key = value"; nil when there is no value.
    public mutating func entry(in section: String) -> TOMLOutline.Entry? {
        let (start, startLine, column) = (position, line, position - lineStart + 1)
        while let current, current != "=", current != "\n" { position += 1 }
        guard current == "=" else { return nil }
        let key = Self.name(text(start..<position)[...])
        position += 1
        skipBlanks()
        let path = section.isEmpty ? key : "\(section).\(key)"
        return TOMLOutline.Entry(path: path, line: startLine, column: column, value: value())
    }

    private mutating func value() -> Range<Int> {
        let start = position
        var (depth, end) = (0, start)
        var wantsValue = false
        brokenList = nil
        while let current, current != "#" || depth > 0, current != "\n" || depth > 0 {
            if current == "}", wantsValue, brokenList == nil { brokenList = (position, line) }
            if current != "#", current.isASCII, !current.isWhitespace { wantsValue = current == "[" || current == "," }
            switch current {
            case "\"", "'": skipString(current)
            case "#": skipComment()
            case "[", "{": (depth, position) = (depth + 1, position + 1)
            case "]", "}": (depth, position) = (depth - 1, position + 1)
            default: step()
            }
            if let last = bytes[..<position].last, last != 0x20, last != 0x09, last != 0x0D { end = position }
        }
        return start..<max(start, end)
    }

    private mutating func skipComment() {
        while let current, current != "\n" { position += 1 }
    }

    private mutating func skipString(_ quote: Character) {
        let long = String(repeating: quote, count: 3)
        let mark = starts(with: long) ? long : String(quote)
        position += mark.utf8.count
        while !isAtEnd, !starts(with: mark), mark == long || current != "\n" {
            if current == "\\", quote == "\"" { step() }
            step()
        }
        position = min(bytes.count, position + (starts(with: mark) ? mark.utf8.count : 0))
    }

    private func starts(with mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

    private mutating func step() {
        guard !isAtEnd else { return }
        let isLineEnd = bytes[position] == 0x0A
        position += 1
        if isLineEnd { (line, lineStart) = (line + 1, position) }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private static func name(_ text: Substring) -> String {
        text.split(separator: ".").map { part in
            String(part.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
        }.joined(separator: ".")
    }
}
