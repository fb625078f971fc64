/// How many characters of which script go into one token.
///
/// Derived from the sentence that the vendor published with GPT-4o (13 May 2024, "Language tokenization"): the same
/// words in twenty languages with their tokens, English 24, Russian 23, Arabic 26, Hindi 31, Tamil 35, Telugu 45,
/// Korean 27, Japanese 26, Chinese 24; and from the vendor's rule of thumb of 4 characters or ¾ of a word for English.
enum TokenDensity {
    enum Kind: Sendable, Hashable {
        case space, newline, latin, digits, signs, cyrillic, arabic, devanagari, indic, hangul, kana, ideographs, rare

        /// Scalars, for one token of a word.
        var charactersPerToken: Double {
            switch self {
            case .space, .newline: 1
            case .latin: 5
            case .digits: 3
            case .signs: 2
            case .cyrillic: 4
            case .arabic, .devanagari: 3
            case .indic: 2
            case .hangul, .kana: 1.5
            case .ideographs: 1.3
            // Three bytes of UTF-8 or four, which a vocabulary may know one by one.
            case .rare: 0.5
            }
        }
    }

    static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x0A, 0x0D: .newline
        case 0x09, 0x20, 0xA0: .space
        case 0x30...0x39: .digits
        case 0x41...0x5A, 0x61...0x7A: .latin
        case 0x00...0xBF, 0xD7, 0xF7: .signs
        default: kind(beyondASCII: scalar.value)
        }
    }

    private static func kind(beyondASCII value: UInt32) -> Kind {
        switch value {
        case 0xC0...0x36F, 0x1E00...0x1EFF: .latin
        case 0x370...0x52F: .cyrillic
        case 0x590...0x77F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: .arabic
        case 0x900...0x97F: .devanagari
        case 0x980...0xDFF, 0xE00...0xE7F: .indic
        case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
        case 0x3040...0x30FF: .kana
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: .ideographs
        case 0x2000...0x206F, 0x20A0...0x20CF, 0x3000...0x303F, 0xFF00...0xFF65: .signs
        default: .rare
        }
    }
}
