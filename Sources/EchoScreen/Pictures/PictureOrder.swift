/// A picture as it is to be rendered for a terminal: so many cells, and so many pixels of them.
public struct PictureOrder: Sendable, Hashable {
    /// Of one picture on the screen: what a line of a network takes in a moment.
    public static let mostPixels = 640_000
    public static let mostColumns = 96
    public static let mostRows = 24
    /// In fewer columns nothing is recognised.
    private static let leastRoom = 8
    private static let longestSide = 1 << 20

    public let id: PictureViewState.ID
    public let canvas: PictureCanvas
    /// Cells that it takes.
    public let columns: Int
    public let rows: Int
    /// Its pixels, at the upper left of its cells.
    public let width: Int
    public let height: Int

    /// As large as it is, or as fits; nil where there is no room for it, or it has no size.
    ///
    /// - Parameters:
    ///   - columns: of the room there is.
    ///   - rows: of the room there is.
    public init?(_ picture: PictureViewState, on canvas: PictureCanvas, columns: Int, rows: Int) {
        let (columns, rows) = (min(columns, Self.mostColumns), min(rows, Self.mostRows))
        let sides = 1...Self.longestSide
        guard columns >= Self.leastRoom, rows > 0, sides.contains(picture.width), sides.contains(picture.height) else {
            return nil
        }
        let (across, down) = (Double(picture.width), Double(picture.height))
        let scale = min(
            1, Double(columns * canvas.cellWidth) / across, Double(rows * canvas.cellHeight) / down,
            (Double(Self.mostPixels) / (across * down)).squareRoot())
        (id, self.canvas) = (picture.id, canvas)
        width = max(1, Int(across * scale))
        height = max(1, Int(down * scale))
        self.columns = (width + canvas.cellWidth - 1) / canvas.cellWidth
        self.rows = (height + canvas.cellHeight - 1) / canvas.cellHeight
    }
}
