import EchoScreen

/// A row of a picture where it stands on the screen.
struct PicturePiece: Sendable, Hashable {
    let order: PictureOrder
    /// Of the picture, from 0.
    let row: Int
    /// Of its first cell.
    let x: Int
    let y: Int

    /// Whether it takes cells that another one takes.
    func overlaps(_ other: PicturePiece) -> Bool {
        y == other.y && x < other.x + other.order.columns && other.x < x + order.columns
    }
}
