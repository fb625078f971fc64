/// The smallest thing drawn: one base character with its combining marks, one or two columns wide.
struct Glyph: Sendable, Hashable {
    let text: String
    let width: Int
}

extension Glyph {
    static let replacement = Glyph(text: "\u{FFFD}", width: 1)
    static let space = Glyph(text: " ", width: 1)
    static let tab = Array(repeating: Glyph.space, count: 4)

    /// ncurses keeps this many combining marks in a cell.
    static let maximumMarks = 4

    /// Whether a character is drawn as it is, in one column: most of what is on a screen. Letters without marks, lines,
    /// blocks and dots.
    static func isPlain(_ character: Character) -> Bool {
        if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F }
        let scalars = character.unicodeScalars
        guard let scalar = scalars.first?.value, scalars.dropFirst().isEmpty else { return false }
        return isPlainSign(scalar)
    }

    /// Lines, blocks and dots.
    static func isPlainSign(_ scalar: UInt32) -> Bool {
        (0x2500...0x259F).contains(scalar) || (0x2800...0x28FF).contains(scalar)
    }

    /// What is drawn for one character. Nothing a terminal would obey comes out: control characters become their
    /// pictures, direction overrides the replacement character.
    static func glyphs(of character: Character) -> [Glyph] {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return [] }
        if first.value == 0x09 { return tab }
        if scalars.count == 1 { return single(first) }
        return compose(scalars)
    }

    /// How many columns `glyphs` takes.
    static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value != 0x09, scalars.dropFirst().isEmpty, picture(of: first) == nil,
            let width = ScalarWidth.columns(of: first), width > 0
        else { return glyphs(of: character).reduce(0) { $0 + $1.width } }
        return width
    }

    private static func single(_ scalar: Unicode.Scalar) -> [Glyph] {
        if let picture = picture(of: scalar) { return [picture] }
        switch ScalarWidth.columns(of: scalar) {
        case nil: return [replacement]
        case 0?: return lone(scalar)
        case let width?: return [Glyph(text: String(Character(regionalLetter(scalar) ?? scalar)), width: width)]
        }
    }

    /// A mark without its base sits on a dotted circle; what has no shape at all is left out.
    private static func lone(_ mark: Unicode.Scalar) -> [Glyph] {
        isDropped(mark) ? [] : [Glyph(text: "\u{25CC}" + String(mark), width: 1)]
    }

    private static func compose(_ scalars: String.UnicodeScalarView) -> [Glyph] {
        var glyphs: [Glyph] = []
        var marks = 0
        var joins = false
        for scalar in scalars {
            if scalar.value == 0x200D { joins = true; continue }
            let tail = joins && isPictograph(scalar) && !glyphs.isEmpty
            joins = false
            if tail || isSkinTone(scalar), !glyphs.isEmpty { continue }
            if ScalarWidth.columns(of: scalar) == 0, let last = glyphs.last {
                guard !isDropped(scalar), marks < maximumMarks else { continue }
                glyphs[glyphs.count - 1] = Glyph(text: last.text + String(scalar), width: last.width)
                marks += 1
            } else {
                glyphs += single(scalar)
                marks = 0
            }
        }
        return glyphs
    }

    private static func picture(of scalar: Unicode.Scalar) -> Glyph? {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { Glyph(text: String($0), width: 1) }
        case 0x7F: Glyph(text: "\u{2421}", width: 1)
        case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: replacement
        default: nil
        }
    }

    /// Flags are drawn as their two letters: terminals disagree about the pictures' width.
    private static func regionalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        (0x1F1E6...0x1F1FF).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) : nil
    }

    private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }

    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji && scalar.value > 0xFF
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isVariationSelector || scalar.properties.generalCategory == .format
    }
}
