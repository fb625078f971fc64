/// Looks for words in texts byte by byte: quickly, since there may be megabytes of them.
public enum ByteSearch {
    /// Whether `word`, in small letters, occurs; capitals of ASCII count as small ones.
    public static func contains(_ word: [UInt8], in text: String) -> Bool {
        guard let first = word.first else { return true }
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= word.count else { return false }
            for start in 0...(bytes.count - word.count) where small(bytes[start]) == first {
                if matches(word, bytes, at: start) { return true }
            }
            return false
        }
    }

    /// Where exactly these bytes begin for the last time.
    public static func last(of word: [UInt8], in text: String) -> Int? {
        guard let first = word.first else { return nil }
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= word.count else { return nil }
            return (0...(bytes.count - word.count)).reversed().first { start in
                bytes[start] == first && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
            }
        }
    }

    private static func matches(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for offset in 1..<max(1, word.count) where small(bytes[start + offset]) != word[offset] { return false }
        return true
    }

    private static func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}
