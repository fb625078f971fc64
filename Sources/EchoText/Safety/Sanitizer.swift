/// Makes characters that command a terminal, or hide, visible instead of obeyed.
public enum Sanitizer {
    /// `text` with nothing in it but characters that show, and line feeds.
    public static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A }) { return text }
        guard text.unicodeScalars.contains(where: mustChange) else { return text }
        return rewritten(text)
    }

    /// The same with its tabs: what is written is sent as it was pasted.
    public static func written(_ text: String) -> String {
        guard text.utf8.contains(0x09) else { return visible(text) }
        return text.split(separator: "\t", omittingEmptySubsequences: false).map { visible(String($0)) }
            .joined(separator: "\t")
    }

    /// `text` on one line.
    public static func line(_ text: String) -> String {
        let shown = visible(text)
        guard shown.utf8.contains(0x0A) else { return shown }
        return shown.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
    }

    /// `text` on one line, with its tabs.
    public static func writtenLine(_ text: String) -> String {
        guard text.utf8.contains(0x09) else { return line(text) }
        return text.split(separator: "\t", omittingEmptySubsequences: false).map { line(String($0)) }
            .joined(separator: "\t")
    }

    /// `text` as it is, without the characters that command a terminal: for a clipboard or a file.
    public static func harmless(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" && $0 != "\t" }) else { return text }
        return String(text.unicodeScalars.filter { !isControl($0) || $0 == "\n" || $0 == "\t" })
    }

    /// JSON that says the same, in which no character commands a terminal or hides: they are written as `\uXXXX`.
    public static func json(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: mustEscape) else { return json }
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if mustEscape(scalar) {
                result.append(contentsOf: escaped(scalar).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Line feeds and tabs stand between what JSON says, and inside of it only as escapes.
    private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool { mustChange(scalar) && scalar != "\t" }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        UTF16.encode(scalar).map { units in
            units.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        } ?? ""
    }

    private static func rewritten(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var previous: Unicode.Scalar?
        var isInFlag = false
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            isInFlag = scalar == "\u{1F3F4}" || (isInFlag && isTag(scalar))
            if scalar == "\n", previous == "\r" {
                result.removeLast(carriageReturn.count)
                result.append(0x0A)
            } else if scalar == "\n" || !mustChange(scalar) || isInFlag {
                result.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
            } else {
                result.append(contentsOf: replacement(for: scalar))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let carriageReturn = replacement(for: "\r")

    private static func mustChange(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value >= 0x20, scalar.value < 0x7F { return false }
        return scalar != "\n" && (isControl(scalar) || isHidden(scalar) || isSeparator(scalar))
    }

    private static func replacement(for scalar: Unicode.Scalar) -> String.UTF8View {
        if isSeparator(scalar) { return "\n".utf8 }
        if scalar == "\t" { return "    ".utf8 }
        if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture).utf8 }
        return scalar.value == 0x7F ? "␡".utf8 : codePoint(scalar).utf8
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x2028 || scalar.value == 0x2029
    }

    /// The flags of England, Scotland and Wales are written with tags behind a black flag.
    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

    /// Joiners are left: emoji and several scripts are written with them.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E,
            0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0x1BCA0...0x1BCA3,
            0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            !(0xE0100...0xE01EF).contains(scalar.value)
        default: false
        }
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
