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
