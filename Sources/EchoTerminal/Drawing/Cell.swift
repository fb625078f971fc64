/// One place on the screen: a glyph and its style, in twelve bytes without gaps or references, so that rows are copied
/// and compared as memory.
public struct Cell: Sendable, Hashable {
    var glyph: GlyphCode
    public var style: Style
    /// 1 or 2; 0 for the right half of a wide glyph.
    public var width: Int8
    /// The number of its link among those of the frame, from 1; 0 for none.
    public internal(set) var link: UInt32 = 0

    public init(text: String = " ", width: Int8 = 1, style: Style = Style()) {
        self.init(GlyphCode(text), width: width, style: style)
    }

    init(_ glyph: GlyphCode, width: Int8 = 1, style: Style = Style()) {
        self.glyph = glyph
        self.style = style
        self.width = width
    }

    /// Empty for the right half of a wide glyph.
    public var text: String {
        get { glyph.text }
        set { glyph = GlyphCode(newValue) }
    }
}
