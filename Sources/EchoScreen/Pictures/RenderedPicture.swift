public import Foundation

/// A picture as a terminal takes it: one piece for kitty, PNG; for the others one for each row of cells, PNG for iTerm2, and
/// what stands between the head and the end of a sixel string.
public struct RenderedPicture: Sendable, Hashable {
    public let order: PictureOrder
    public let pieces: [Data]

    /// Nil where there are too many or too few pieces.
    public init?(_ order: PictureOrder, pieces: [Data]) {
        guard pieces.count == (order.canvas.form == .kitty ? 1 : order.rows) else { return nil }
        (self.order, self.pieces) = (order, pieces)
    }

    /// In bytes.
    public var size: Int { pieces.reduce(0) { $0 + $1.count } }
}
