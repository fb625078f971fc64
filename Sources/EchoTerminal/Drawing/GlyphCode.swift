/// A glyph as a number: its one scalar, or the place of its scalars in `GlyphTable`. Two are alike exactly when their
/// numbers are.
struct GlyphCode: Sendable, Hashable {
    /// 0 for nothing, as in the right half of a wide glyph.
    let rawValue: UInt32

    /// No scalar has this bit.
    private static let listed: UInt32 = 1 << 31

    static let none = GlyphCode(rawValue: 0)
    static let space = GlyphCode(rawValue: 0x20)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ text: String) { rawValue = Self.number(of: text.unicodeScalars) }

    private static func number(of scalars: String.UnicodeScalarView) -> UInt32 {
        guard let first = scalars.first else { return 0 }
        guard scalars.index(after: scalars.startIndex) < scalars.endIndex else { return first.value }
        var all = GlyphTable.Scalars()
        for (index, scalar) in scalars.prefix(GlyphTable.Scalars.scalarCount).enumerated() {
            all[index] = scalar.value
        }
        // Where there is no room for one more, a letter is worth more than its marks.
        return GlyphTable.number(of: all).map { $0 | listed } ?? first.value
    }

    /// Drawn as it is, by every terminal.
    var isASCII: Bool { rawValue < 0x80 }

    /// Without marks.
    var isSingle: Bool { rawValue & Self.listed == 0 }

    /// The base and its marks; 0 where there are no more.
    var scalars: GlyphTable.Scalars {
        if !isSingle { return GlyphTable.scalars(rawValue & ~Self.listed) }
        var scalars = GlyphTable.Scalars()
        scalars[0] = rawValue
        return scalars
    }

    var text: String {
        let scalars = scalars
        var text = String.UnicodeScalarView()
        for index in scalars.indices where scalars[index] != 0 {
            if let scalar = Unicode.Scalar(scalars[index]) { text.append(scalar) }
        }
        return String(text)
    }
}
