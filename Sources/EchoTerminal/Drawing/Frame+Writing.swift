import EchoScreen

extension Frame {
    /// Writes one line of text; returns the columns it took. Nothing goes beyond `limit` columns or the frame's edge;
    /// a wide glyph that would stick out becomes a space.
    @discardableResult
    mutating func write(_ text: some StringProtocol, x: Int, y: Int, style: Style, limit: Int = .max) -> Int {
        guard y >= 0, y < size.height, limit > 0 else { return 0 }
        let end = limit > size.width - x ? size.width : x + limit
        var (column, index) = (x, text.startIndex)
        while column < end, index < text.endIndex {
            let plain = text.utf8[index...].withContiguousStorageIfAvailable { bytes in
                writePlain(bytes, &column, y, style, end)
            }
            if let plain, plain > 0 {
                index = text.utf8.index(index, offsetBy: plain)
                continue
            }
            for glyph in Glyph.glyphs(of: text[index]) where column < end {
                put(GlyphCode(glyph.text), glyph.width, column, y, style, end)
                column += glyph.width
            }
            index = text.index(after: index)
        }
        return max(0, min(column, end) - x)
    }

    /// Writes what is drawn as it is, in one column, up to the first character that may be anything else.
    ///
    /// - Returns: how many bytes that were.
    private mutating func writePlain(
        _ bytes: UnsafeBufferPointer<UInt8>, _ column: inout Int, _ y: Int, _ style: Style, _ end: Int
    ) -> Int {
        var index = 0
        var scalar = PlainByte.scalar(bytes, at: index)
        while let plain = scalar, column < end {
            let next = index + (plain < 0x80 ? 1 : 3)
            scalar = next < bytes.count ? PlainByte.scalar(bytes, at: next) : nil
            // What follows may be a mark that belongs to it.
            guard next == bytes.count || scalar != nil || bytes[next] < 0x80 else { break }
            if column >= 0 { putPlain(plain, column, y, style) }
            column += 1
            index = next
        }
        return index
    }

    private mutating func putPlain(_ scalar: UInt32, _ x: Int, _ y: Int, _ style: Style) {
        let index = y * size.width + x
        if cells[index].width != 1 { clearHalves(at: index, x: x) }
        cells[index] = Cell(GlyphCode(rawValue: scalar), style: style)
    }
}

/// Reads UTF-8 that is drawn as it is, one column each: `Glyph.isPlain`, without making characters.
enum PlainByte {
    /// Nil for whatever else begins at `index`.
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
        let first = bytes[index]
        if first < 0x80 { return first >= 0x20 && first < 0x7F ? UInt32(first) : nil }
        // All of these signs begin with the same byte.
        guard first == 0xE2, index + 2 < bytes.count else { return nil }
        let scalar = 0x2000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        return Glyph.isPlainSign(scalar) ? scalar : nil
    }
}
