/// One cell of the terminal's screen, as a person would see it.
public struct ScreenCell: Sendable, Hashable {
    /// The character with its combining marks; a space where nothing was drawn.
    public var character: String
    /// Columns it covers: 1, or 2 for a wide character.
    public var width: Int
    public var foreground: CellColor
    public var background: CellColor
    public var attributes: CellAttributes
}
