import EchoScreen
import Foundation

/// The sequences that put a row of a picture in its place, for each kind of terminal.
enum PictureWords {
    /// Kitty's character for a cell of a picture. The number of the picture is its colour, and marks above the first of a row
    /// say which row and column it is; those behind it go on from there.
    static func kitty(_ piece: PicturePiece, number: Int, style: String) -> String {
        guard rowMarks.indices.contains(piece.row), let column = rowMarks.first else { return "" }
        let color = "\u{1B}[38;2;\(number >> 16 & 0xFF);\(number >> 8 & 0xFF);\(number & 0xFF)m"
        var cells = String.UnicodeScalarView([cell, rowMarks[piece.row], column])
        cells.append(contentsOf: repeatElement(cell, count: max(0, piece.order.columns - 1)))
        return place(piece) + style + color + String(cells)
    }

    /// Stretched over the cells, in which all its pixels lie.
    static func iTerm2(_ piece: PicturePiece, _ picture: Data) -> String {
        place(piece) + "\u{1B}]1337;File=inline=1;size=\(picture.count);width=\(piece.order.columns);height=1;"
            + "preserveAspectRatio=0;doNotMoveCursor=1:\(picture.base64EncodedString())\u{7}"
    }

    /// Pixels that are not set show what was there.
    static func sixel(_ piece: PicturePiece, _ picture: Data) -> String {
        place(piece) + "\u{1B}P0;1;0q\(String(decoding: picture, as: UTF8.self))\u{1B}\\"
    }

    /// Nothing, over all its cells.
    static func blank(_ piece: PicturePiece, style: String) -> String {
        place(piece) + style + String(repeating: " ", count: piece.order.columns)
    }

    private static func place(_ piece: PicturePiece) -> String { "\u{1B}[\(piece.y + 1);\(piece.x + 1)H" }

    private static let cell: Unicode.Scalar = "\u{10EEEE}"
    /// Kitty's marks for 0, 1, 2 and so on.
    private static let rowMarks: [Unicode.Scalar] = [
        "\u{305}", "\u{30D}", "\u{30E}", "\u{310}", "\u{312}", "\u{33D}", "\u{33E}", "\u{33F}", "\u{346}", "\u{34A}",
        "\u{34B}", "\u{34C}", "\u{350}", "\u{351}", "\u{352}", "\u{357}", "\u{35B}", "\u{363}", "\u{364}", "\u{365}",
        "\u{366}", "\u{367}", "\u{368}", "\u{369}",
    ]
}
