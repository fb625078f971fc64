/// Sentences for an assistant without a model. Who reads what is written needs so many that all their words, and most of
/// what stands side by side in them, are known; who listens expects each of them.
struct HouseToolPhrases: Sendable {
    /// Those that show something that none before them has shown.
    private(set) var shown: [String] = []
    private(set) var others: [String] = []

    init(_ sentences: [String]) {
        var known: Set<[Substring]> = []
        for sentence in sentences {
            let words = sentence.split(separator: " ").map { Self.isNumber($0) ? "#" : $0 }
            let openings: [[Substring]] = words.first.map { [["", $0]] } ?? []
            let parts = openings + words.map { [$0] } + zip(words, words.dropFirst()).map { [$0, $1] }
            if words.count == 1 || !known.isSuperset(of: parts) {
                shown.append(sentence)
            } else {
                others.append(sentence)
            }
            known.formUnion(parts)
        }
    }

    /// One stands for every other.
    private static func isNumber(_ word: Substring) -> Bool { word.first?.isNumber == true && Double(word) != nil }
}
