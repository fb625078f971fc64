/// Counts in words, with what a recogniser writes for the ones that sound like other words.
enum WholeNumberWords {
    private static let heard = ["to": 2, "too": 2, "for": 4, "free": 3, "hundred": 100, "a": 1, "an": 1]

    /// Nil when the words are anything else than one whole number.
    static func parse(_ words: ArraySlice<String>) -> Int? {
        if let word = words.first, words.count == 1, let number = heard[word] { return number }
        guard let (value, count) = NumberWords.parse(words), count == words.count else { return nil }
        return Int("\(value)")
    }
}
