/// Tells words of a language from those of another that a model may have answered in.
struct TongueSigns {
    private let language: RoomLanguage

    init(_ language: RoomLanguage) { self.language = language }

    /// Words that stand in the line already are no sign.
    func fits(_ right: String, insteadOf wrong: String, in text: String) -> Bool {
        let known = Set(TaughtMatches.words(of: text))
        let new = TaughtMatches.words(of: right).filter { !known.contains($0) }
        if language == .japanese {
            return new.allSatisfy { word in !word.contains { $0.isLetter && $0.isASCII } }
        }
        return new.allSatisfy { !Self.english.contains($0) && !JapaneseText.isIn($0) }
    }

    /// English words that are none of Spanish, French or German.
    private static let english: Set<String> = [
        "the", "is", "are", "were", "been", "you", "your", "she", "they", "we", "it", "its", "and", "with", "without",
        "this", "that", "those", "of", "from", "have", "does", "did", "would", "should", "could", "because", "which",
        "who", "what", "when", "where", "there", "say", "said",
    ]
}
