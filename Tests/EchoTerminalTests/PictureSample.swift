import EchoScreen
import Foundation

@testable import EchoTerminal

/// A picture of three columns and two rows, in cells of 10 × 20 pixels.
enum PictureSample {
    static func state(width: Int = 30, height: Int = 40, message: String = "m") -> PictureViewState {
        PictureViewState(id: PictureViewState.ID(message: message, place: 0), width: width, height: height)
    }

    static func order(
        _ form: PictureCanvas.Form, width: Int = 30, height: Int = 40, message: String = "m"
    ) -> PictureOrder {
        guard let canvas = PictureCanvas(form, cellWidth: 10, cellHeight: 20),
            let order = PictureOrder(
                state(width: width, height: height, message: message), on: canvas, columns: 80, rows: 20)
        else { fatalError("a sample that fits nowhere") }
        return order
    }

    /// With pieces that say which row they are.
    static func picture(_ order: PictureOrder) -> RenderedPicture {
        let pieces = (0..<(order.canvas.form == .kitty ? 1 : order.rows)).map { Data("row\($0)".utf8) }
        guard let picture = RenderedPicture(order, pieces: pieces) else { fatalError("a sample with too few pieces") }
        return picture
    }

    /// A frame with rows of a picture, each at its line.
    static func frame(_ rows: [(y: Int, row: Int)], of order: PictureOrder, x: Int = 2, width: Int = 40) -> Frame {
        var frame = Frame(size: Size(width: width, height: 6))
        for (y, row) in rows { frame.place(order, row: row, x: x, y: y, limit: width - x) }
        return frame
    }
}
