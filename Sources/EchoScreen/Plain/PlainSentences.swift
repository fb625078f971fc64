/// Cuts a text that is still being written where it can be read aloud: after a line or a sentence.
enum PlainSentences {
    /// Without an end of a sentence a text is cut after so many bytes, between words.
    static let longest = 600

    /// How many bytes of `text`, counted from the byte at `start`, are ready to be read.
    static func finished(in text: String, from start: Int) -> Int {
        let bytes = Array(text.utf8.dropFirst(start))
        if let end = bytes.indices.last(where: { endsSentence(bytes, at: $0) }) { return end + 1 }
        guard bytes.count > longest else { return 0 }
        return (bytes.lastIndex { isBlank($0) }).map { $0 + 1 } ?? (bytes.count > longest * 8 ? whole(bytes) : 0)
    }

    /// The same, but of whole lines alone.
    static func finishedLines(in text: String, from start: Int) -> Int {
        let bytes = Array(text.utf8.dropFirst(start))
        return bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private static func endsSentence(_ bytes: [UInt8], at index: Int) -> Bool {
        if bytes[index] == UInt8(ascii: "\n") { return true }
        guard isBlank(bytes[index]), index > 0 else { return false }
        guard let last = bytes[..<index].lastIndex(where: { !closing.contains($0) }) else { return false }
        return ending.contains(bytes[last]) && !isItemNumber(bytes[...last])
    }

    /// "1.", where a line begins: what it counts comes after it.
    private static func isItemNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        let number = bytes.dropLast().reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let before = bytes.dropLast(number.count + 1).last { !isBlank($0) }
        return !number.isEmpty && (before == nil || before == UInt8(ascii: "\n"))
    }

    /// As many as end with a whole character.
    private static func whole(_ bytes: [UInt8]) -> Int { bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0 }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static let ending = Set(".!?".utf8)
    private static let closing = Set("\"')]*_".utf8)
}
