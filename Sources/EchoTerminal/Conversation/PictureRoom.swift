import EchoScreen

/// The room for pictures between the lines of a conversation.
struct PictureRoom: Sendable, Hashable {
    let canvas: PictureCanvas
    /// The most that one takes.
    let rows: Int

    /// - Parameter height: of the screen: a picture leaves half of it to what is said of it.
    init(_ canvas: PictureCanvas, height: Int) {
        self.canvas = canvas
        rows = min(PictureOrder.mostRows, max(2, height * 2 / 5))
    }

    /// The rows of a picture below its line; none where there is no room for it.
    func lines(_ picture: PictureViewState, width: Int) -> [MessageLine] {
        guard let order = PictureOrder(picture, on: canvas, columns: width, rows: rows) else { return [] }
        return (0..<order.rows).map { .picture(order, row: $0) }
    }
}
