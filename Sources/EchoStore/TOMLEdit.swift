import EchoScreen
import EchoText

/// Changes one value in a TOML text and leaves its comments, order and everything else as they are.
struct TOMLEdit {
    let place: SettingPlace
    /// As it is written; nil for a key that is to go.
    let literal: String?

    init(_ place: SettingPlace, literal: String?) {
        self.place = place
        self.literal = literal
    }

    init(_ place: SettingPlace, _ value: SettingValue) { self.init(place, literal: Self.literal(value)) }

    func applied(to text: String) -> String {
        let outline = TOMLOutline(text)
        let entry = outline[place.path]
        guard let literal else { return entry.map { Self.removing($0, from: text) } ?? text }
        if let entry { return Self.replacing(entry.value, in: text, by: literal) }
        let line = "\(place.key) = \(literal)\n"
        if let end = outline.sectionEnds[place.section] { return Self.inserting(line, at: end, in: text) }
        let gap = text.isEmpty ? "" : "\n"
        return Self.inserting("\(gap)[\(Self.header(place.names))]\n\(line)", at: text.utf8.count, in: text)
    }

    static func literal(_ value: SettingValue) -> String {
        switch value {
        case .flag(let isOn): isOn ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .word(let word): "\"" + word.unicodeScalars.map(escaped).joined() + "\""
        }
    }

    /// Names that are more than a word are quoted.
    static func header(_ names: [String]) -> String {
        names.map { name in
            let isBare = !name.isEmpty && name.utf8.allSatisfy { isBareByte($0) }
            return isBare ? name : literal(.word(name))
        }.joined(separator: ".")
    }

    private static func isBareByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    static func literal(_ words: [String]) -> String {
        "[" + words.map { literal(.word($0)) }.joined(separator: ", ") + "]"
    }

    /// With the lines it stands on, and what is said behind it.
    private static func removing(_ entry: TOMLOutline.Entry, from text: String) -> String {
        let bytes = Array(text.utf8)
        let key = bytes[..<entry.value.lowerBound]
        let start = Self.lineStart(entry.line, in: key)
        let end = bytes[entry.value.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        return String(decoding: bytes[..<start] + bytes[end...], as: UTF8.self)
    }

    private static func lineStart(_ line: Int, in bytes: ArraySlice<UInt8>) -> Int {
        guard line > 1 else { return 0 }
        let ends = bytes.indices.filter { bytes[$0] == 0x0A }
        return ends.indices.contains(line - 2) ? ends[line - 2] + 1 : 0
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            "\\u" + String(String(scalar.value + 0x10000, radix: 16).suffix(4))
        default: String(scalar)
        }
    }

    private static func replacing(_ range: Range<Int>, in text: String, by literal: String) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes[..<range.lowerBound] + literal.utf8 + bytes[range.upperBound...], as: UTF8.self)
    }

    /// A last line without a line feed gets one first.
    private static func inserting(_ addition: String, at position: Int, in text: String) -> String {
        let before = Array(text.utf8.prefix(position))
        let seam = before.isEmpty || before.last == 0x0A ? "" : "\n"
        return replacing(position..<position, in: text, by: seam + addition)
    }
}
