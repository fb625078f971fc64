/// One scalar at the front of bytes, and how many bytes it took. What is no UTF-8 reads as U+FFFD, one for each part that
/// could have become a scalar, so that the next one is found again.
struct UTF8Scalar {
    let scalar: Unicode.Scalar
    let count: Int

    /// nil when the scalar is not whole yet.
    init?(in bytes: ArraySlice<UInt8>) {
        guard let lead = bytes.first else { return nil }
        guard let (length, second) = Self.form(lead) else {
            self.init(lead < 0x80 ? Unicode.Scalar(lead) : "\u{FFFD}", 1)
            return
        }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for (position, byte) in bytes.dropFirst().prefix(length - 1).enumerated() {
            guard (position == 0 ? second : 0x80...0xBF).contains(byte) else {
                self.init("\u{FFFD}", position + 1)
                return
            }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard bytes.count >= length else { return nil }
        self.init(Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    private init(_ scalar: Unicode.Scalar, _ count: Int) {
        self.scalar = scalar
        self.count = count
    }

    /// How long a sequence is that begins so, and what may come second (table 3-7 of the Unicode standard).
    private static func form(_ lead: UInt8) -> (Int, ClosedRange<UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}
