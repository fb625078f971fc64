/// How a terminal shows pictures, and how large its cells are.
public struct PictureCanvas: Sendable, Hashable {
    public enum Form: String, Sendable, Hashable, CaseIterable {
        /// Kitty's graphics protocol, the pictures placed by characters that stand for their cells.
        case kitty
        /// iTerm2's inline images.
        case iTerm2
        case sixel
    }

    public let form: Form
    /// In pixels.
    public let cellWidth: Int
    public let cellHeight: Int

    /// Nil for a size that no cell has, whatever a terminal says.
    public init?(_ form: Form, cellWidth: Int, cellHeight: Int) {
        guard (2...64).contains(cellWidth), (4...128).contains(cellHeight) else { return nil }
        (self.form, self.cellWidth, self.cellHeight) = (form, cellWidth, cellHeight)
    }
}
