/// The pixels of a picture: red, green, blue and how little is seen through it, a byte each, from the upper left.
struct PixelPicture: Sendable, Hashable {
    static let bytesOfAPixel = 4

    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// Nil where there are more or fewer bytes than its size has.
    init?(width: Int, height: Int, _ bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * Self.bytesOfAPixel else { return nil }
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Whether nothing is seen through it.
    var isOpaque: Bool { stride(from: 3, to: bytes.count, by: Self.bytesOfAPixel).allSatisfy { bytes[$0] == 255 } }

    /// The right way up.
    ///
    /// - Parameter orientation: how it lies, 1 to 8 as EXIF counts.
    func turned(from orientation: Int) -> PixelPicture {
        guard (2...8).contains(orientation) else { return self }
        let isLying = orientation >= 5
        return filled(width: isLying ? height : width, height: isLying ? width : height) { x, y in
            switch orientation {
            case 2: (width - 1 - x, y)
            case 3: (width - 1 - x, height - 1 - y)
            case 4: (x, height - 1 - y)
            case 5: (y, x)
            case 6: (y, height - 1 - x)
            case 7: (width - 1 - y, height - 1 - x)
            default: (width - 1 - y, x)
            }
        }
    }

    /// At the upper left of a ground that is seen through, in rows of `rowHeight`.
    func rows(width: Int, rowHeight: Int, count: Int) -> [PixelPicture] {
        (0..<count).map { row in filled(width: width, height: rowHeight) { x, y in (x, y + row * rowHeight) } }
    }

    /// The same at the upper left of a ground that is seen through.
    func onGround(width: Int, height: Int) -> PixelPicture { filled(width: width, height: height) { ($0, $1) } }

    /// Each pixel taken from a place of this one; seen through where it has none.
    private func filled(width: Int, height: Int, _ place: (Int, Int) -> (Int, Int)) -> PixelPicture {
        var filled = [UInt8](repeating: 0, count: width * height * Self.bytesOfAPixel)
        for y in 0..<height {
            for x in 0..<width {
                let (fromX, fromY) = place(x, y)
                guard fromX >= 0, fromX < self.width, fromY >= 0, fromY < self.height else { continue }
                let (from, to) = ((fromY * self.width + fromX) * 4, (y * width + x) * 4)
                for byte in 0..<Self.bytesOfAPixel { filled[to + byte] = bytes[from + byte] }
            }
        }
        return PixelPicture(width: width, height: height, filled) ?? self
    }
}
