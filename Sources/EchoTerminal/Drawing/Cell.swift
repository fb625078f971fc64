/// One place on the screen: a glyph and its style.
public struct Cell: Sendable, Hashable {
    /// Empty for the right half of a wide glyph.
    public var text: String
    /// 1 or 2; 0 for the right half of a wide glyph.
    public var width: Int8
    public var style: Style
    /// The number of its link among those of the frame, from 1; 0 for none.
    public internal(set) var link: UInt16 = 0

    public init(text: String = " ", width: Int8 = 1, style: Style = Style()) {
        self.text = text
        self.width = width
        self.style = style
    }
}
