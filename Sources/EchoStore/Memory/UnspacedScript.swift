/// Scripts that leave no space between words: what the index takes for one word is a phrase, or a whole sentence.
enum UnspacedScript {
    /// Chinese, Japanese, Thai, Lao, Burmese and Khmer, by the blocks of Unicode.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF,
    ]

    static func isUsed(in text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar.value >= 0x0E00 && blocks.contains { $0.contains(scalar.value) }
        }
    }
}
