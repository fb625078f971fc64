import EchoPresentation

/// Changes one value in a TOML text and leaves its comments, order and everything else as they are.
enum TOMLEdit {
    static func setting(_ key: String, in section: String, to value: SettingValue, in text: String) -> String {
        let outline = TOMLOutline(text)
        let path = section.isEmpty ? key : "\(section).\(key)"
        if let entry = outline[path] { return replacing(entry.value, in: text, by: literal(value)) }
        let line = "\(key) = \(literal(value))\n"
        if let end = outline.sectionEnds[section] { return inserting(line, at: end, in: text) }
        let gap = text.isEmpty ? "" : "\n"
        return inserting("\(gap)[\(section)]\n\(line)", at: text.utf8.count, in: text)
    }

    static func literal(_ value: SettingValue) -> String {
        switch value {
        case .flag(let isOn): isOn ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .word(let word): "\"" + word.unicodeScalars.map(escaped).joined() + "\""
        }
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
