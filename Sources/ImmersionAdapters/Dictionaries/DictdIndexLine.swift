/// A line of an index in dictd's format: a headword, and where its article lies.
struct DictdIndexLine: Sendable, Hashable {
    var headword: String
    /// In bytes of the articles' file.
    var offset: Int
    var length: Int

    /// Nil for what is no such line, and for those that tell of the dictionary itself.
    init?(_ line: some StringProtocol) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count >= 3, let offset = Self.number(fields[1]), let length = Self.number(fields[2]),
            length <= 1 << 20, !fields[0].hasPrefix("00database"), !fields[0].hasPrefix("00-database")
        else { return nil }
        // The original spelling is the fourth.
        let name = fields.count > 3 && !fields[3].isEmpty ? String(fields[3]) : String(fields[0])
        guard !name.isEmpty, name.utf8.count <= 200 else { return nil }
        (headword, self.offset, self.length) = (name, offset, length)
    }

    /// Base 64 with A–Z a–z 0–9 + /, the most significant digit first; nil for what is none, or too large.
    static func number(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 6 else { return nil }
        var value = 0
        for byte in text.utf8 {
            guard let digit = digit(byte) else { return nil }
            value = value << 6 | digit
        }
        return value
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
