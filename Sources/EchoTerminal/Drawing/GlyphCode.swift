/// A glyph as a number: its one scalar, or the place of its scalars in `GlyphTable`. Two are alike exactly when their
/// numbers are.
struct GlyphCode: Sendable, Hashable {
    /// 0 for nothing, as in the right half of a wide glyph.
    let rawValue: UInt32

    /// No scalar has this bit.
    private static let listed: UInt32 = 1 << 31

    /// A piece of a picture has this bit, which is in no scalar either.
    private static let pieces: UInt32 = 1 << 30
    private static let (mostPictures, mostRows, mostColumns) = (255, 255, 1023)
    /// Drawn where pieces of pictures are put later: a blank that ncurses takes for a letter, and writes nothing else over.
    private static let blank: UInt32 = 0xA0

    static let none = GlyphCode(rawValue: 0)
    static let space = GlyphCode(rawValue: 0x20)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ text: String) { rawValue = Self.number(of: text.unicodeScalars) }

    /// The cell of a picture.
    ///
    /// - Parameter picture: its number among those of the frame.
    init?(picture: Int, row: Int, column: Int) {
        guard (0...Self.mostPictures).contains(picture), (0...Self.mostRows).contains(row),
            (0...Self.mostColumns).contains(column)
        else { return nil }
        rawValue = Self.pieces | UInt32(picture) << 18 | UInt32(row) << 10 | UInt32(column)
    }

    /// What it is a cell of; nil for a letter.
    var piece: (picture: Int, row: Int, column: Int)? {
        guard isPiece else { return nil }
        return (Int(rawValue >> 18 & 0xFF), Int(rawValue >> 10 & 0xFF), Int(rawValue & 0x3FF))
    }

    private var isPiece: Bool { rawValue & (Self.listed | Self.pieces) == Self.pieces }

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
        scalars[0] = isPiece ? Self.blank : rawValue
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
