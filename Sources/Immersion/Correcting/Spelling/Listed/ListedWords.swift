/// A list of words that is searched where it lies: in the order of their bytes, in lower case, with ss for ß.
struct ListedWords: Sendable {
    /// Words that Hunspell knows and people write, the three thousand most frequent and ten times as many.
    static let usual: [RoomLanguage: ListedWords] = [
        .spanish: ListedWords(usualSpanish), .french: ListedWords(usualFrench), .german: ListedWords(usualGerman),
    ]

    /// Words that people write and Hunspell does not know: names, foreign words, colloquial and rare ones. What is
    /// likelier a slip of a more frequent word is not among them.
    static let rare: [RoomLanguage: ListedWords] = [
        .spanish: ListedWords(rareSpanish), .french: ListedWords(rareFrench), .german: ListedWords(rareGerman),
    ]

    private static let space = UInt8(ascii: " ")

    private let words: StaticString

    /// - Parameter words: parted by one space or line feed each.
    init(_ words: StaticString) { self.words = words }

    func contains(_ word: String) -> Bool {
        let key = Array(word.lowercased().replacing("ß", with: "ss").utf8)
        return words.withUTF8Buffer { Self.has(key, in: $0) }
    }

    private static func has(_ key: [UInt8], in words: UnsafeBufferPointer<UInt8>) -> Bool {
        var (low, high) = (0, words.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, words[start - 1] > space { start -= 1 }
            var end = start
            while end < high, words[end] > space { end += 1 }
            let word = words[start..<end]
            if word.elementsEqual(key) { return true }
            if word.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
        }
        return false
    }
}
