import EchoScreen

/// Pictures are cells like all others until the frame is whole: what is drawn later stands above them.
extension Frame {
    /// More than can be told apart on any screen.
    static let mostPictures = 128

    /// Leaves room for a row of a picture.
    mutating func place(_ order: PictureOrder, row: Int, x: Int, y: Int, limit: Int) {
        guard order.columns <= limit, let number = number(of: order) else { return }
        for column in 0..<order.columns {
            guard let glyph = GlyphCode(picture: number, row: row, column: column) else { return }
            put(glyph, 1, x + column, y, Style(), .max)
        }
    }

    private mutating func number(of order: PictureOrder) -> Int? {
        if let number = pictures.firstIndex(of: order) { return number }
        guard pictures.count < Self.mostPictures else { return nil }
        pictures.append(order)
        return pictures.count - 1
    }

    /// Blanks the rows of pictures of which something covers a part: a row is shown whole or not at all.
    mutating func clearCoveredPictures() {
        guard !pictures.isEmpty else { return }
        for y in 0..<size.height {
            var x = 0
            while x < size.width {
                if let piece = piece(x, y) {
                    x += piece.order.columns
                } else {
                    let index = y * size.width + x
                    if cells[index].glyph.piece != nil { cells[index].glyph = .space }
                    x += 1
                }
            }
        }
    }

    /// The rows of pictures that are whole, from the top.
    var pieces: [PicturePiece] {
        guard !pictures.isEmpty else { return [] }
        var pieces: [PicturePiece] = []
        for y in 0..<size.height {
            var x = 0
            while x < size.width {
                let piece = piece(x, y)
                x += piece?.order.columns ?? 1
                if let piece { pieces.append(piece) }
            }
        }
        return pieces
    }

    /// The pictures of which something is in sight, each once, from the top.
    var shownPictures: [PictureOrder] {
        var seen: Set<PictureOrder> = []
        return pieces.map(\.order).filter { seen.insert($0).inserted }
    }

    /// The row of a picture that begins at a cell, and of which nothing is covered.
    private func piece(_ x: Int, _ y: Int) -> PicturePiece? {
        let index = y * size.width + x
        guard let first = cells[index].glyph.piece, first.column == 0, pictures.indices.contains(first.picture) else {
            return nil
        }
        let order = pictures[first.picture]
        guard x + order.columns <= size.width else { return nil }
        for column in 1..<max(1, order.columns) {
            guard let next = cells[index + column].glyph.piece, next == (first.picture, first.row, column) else {
                return nil
            }
        }
        return PicturePiece(order: order, row: first.row, x: x, y: y)
    }

    /// Whether something was written over a row of a picture since `before`, which has this size; nil has nothing.
    func isTouched(_ piece: PicturePiece, since before: Frame?) -> Bool {
        guard let before else { return true }
        if hasRow(piece.y, of: before) { return false }
        // Over so few cells ncurses may write what stands there once more, rather than go to what stands behind them.
        if piece.order.columns <= Self.leap { return true }
        let start = piece.y * size.width + piece.x
        let range = start..<min(start + piece.order.columns, cells.count)
        return cells[range] != before.cells[range]
    }

    private static let leap = 16
}
