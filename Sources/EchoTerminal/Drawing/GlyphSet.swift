import Foundation

/// Which characters a terminal can show, and what stands for those it cannot.
public enum GlyphSet: Sendable, Hashable {
    case unicode
    /// The Linux console: its fonts have straight corners and whole blocks, and few signs.
    case console
    /// Borders, bars and signs are ASCII; what people write stays as it is.
    case ascii
    /// Nothing but ASCII: the terminal has another character set than UTF-8.
    case asciiOnly

    /// A locale that names no character set says nothing of the terminal.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let charset = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }.lowercased().filter { $0 != "-" }
        switch charset {
        case "", "utf8": self = environment["TERM"]?.hasPrefix("linux") == true ? .console : .unicode
        default: self = .asciiOnly
        }
    }

    /// What is drawn for one cell of text.
    func spelling(of text: String) -> String {
        guard self != .unicode, let first = text.unicodeScalars.first, !text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text
        }
        if (0x2800...0x28FF).contains(first.value) { return dots(first.value & 0xFF) }
        switch self {
        case .unicode: return text
        case .console: return Self.consoleSigns[text] ?? text
        case .ascii: return Self.signs[text] ?? (Self.isSign(first) ? "?" : text)
        case .asciiOnly: return Self.signs[text] ?? Self.letter(text)
        }
    }

    /// Braille's dots by where they are: above, below or both.
    private func dots(_ bits: UInt32) -> String {
        let (above, below) = (bits & 0x1B != 0, bits & 0xE4 != 0)
        let signs = self == .console ? ["▀", "▄", "█"] : ["'", ".", bits.nonzeroBitCount > 4 ? "#" : ":"]
        return above && below ? signs[2] : above ? signs[0] : below ? signs[1] : " "
    }

    /// A letter without its marks, when that leaves one of ASCII.
    private static func letter(_ text: String) -> String {
        let base = text.decomposedStringWithCanonicalMapping.unicodeScalars.first
        return base.map { $0.isASCII ? String($0) : "?" } ?? " "
    }

    /// Arrows, technical signs, borders, blocks, shapes and dingbats.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool { (0x2190...0x2BFF).contains(scalar.value) }
}
