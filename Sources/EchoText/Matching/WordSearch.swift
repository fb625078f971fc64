/// Finds words in a text without regard to capitals.
public enum WordSearch {
    /// Each character folded by itself, so that places stay what they are.
    public static func folded(_ text: String) -> [Character] {
        text.map { character in
            if let ascii = character.asciiValue {
                return (0x41...0x5A).contains(ascii) ? Character(Unicode.Scalar(ascii | 0x20)) : character
            }
            let lower = character.lowercased()
            return lower.count == 1 ? Character(lower) : character
        }
    }

    /// Where `words` stand in `text`, both folded, none over another.
    public static func ranges(of words: [Character], in text: [Character]) -> [Range<Int>] {
        guard let first = words.first, words.count <= text.count else { return [] }
        var ranges: [Range<Int>] = []
        var index = 0
        while index + words.count <= text.count {
            if text[index] == first, text[index..<index + words.count].elementsEqual(words) {
                ranges.append(index..<index + words.count)
                index += words.count
            } else {
                index += 1
            }
        }
        return ranges
    }
}

extension WordSearch {
    /// Where `words` begin in `text`, in UTF-8 bytes. Bytes are compared where the words are ASCII: that is most often so,
    /// and a long conversation is searched with each key.
    public static func offsets(of words: String, in text: String) -> [Int] {
        guard !words.isEmpty, words.utf8.count <= text.utf8.count || !words.utf8.allSatisfy({ $0 < 0x80 }) else {
            return []
        }
        return words.utf8.allSatisfy { $0 < 0x80 } ? byteOffsets(words, text) : characterOffsets(words, text)
    }

    private static func byteOffsets(_ words: String, _ text: String) -> [Int] {
        let wanted = words.utf8.map(lowered)
        var text = text
        return text.withUTF8 { bytes in
            var offsets: [Int] = []
            var index = 0
            while index + wanted.count <= bytes.count {
                var length = 0
                while length < wanted.count, lowered(bytes[index + length]) == wanted[length] { length += 1 }
                if length == wanted.count { offsets.append(index) }
                index += max(1, length == wanted.count ? length : 1)
            }
            return offsets
        }
    }

    private static func characterOffsets(_ words: String, _ text: String) -> [Int] {
        let starts = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
        return ranges(of: folded(words), in: folded(text)).map { starts[$0.lowerBound] }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
