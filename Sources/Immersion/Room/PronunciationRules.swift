/// Which words are worth saying again. What is measured here tells words of one speaker apart, and judges nobody.
enum PronunciationRules {
    /// So far below the speaker's usual word it is worth another try.
    private static let margin = 25.0
    /// What is better than this is never told of.
    private static let good = 55.0
    private static let most = 3

    /// The worst first; none where there are too few words to compare.
    static func unclear(_ words: [HeardWords.Word]) -> [String] {
        guard words.count >= 3 else { return [] }
        let sorted = words.map(\.accuracy).sorted()
        let usual = sorted[sorted.count / 2]
        return words.filter { $0.accuracy < good && $0.accuracy < usual - margin }
            .sorted { $0.accuracy < $1.accuracy }.prefix(most).map(\.text)
    }
}
