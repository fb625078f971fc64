/// The room that was asked for: "es café B1".
public struct RoomRequest: Hashable, Sendable {
    /// Words beyond are left out.
    static let mostWords = 20

    public private(set) var language: RoomLanguage?
    public private(set) var level: LanguageLevel?
    /// What is left: words of the scenario.
    public private(set) var words: [String] = []

    /// Language and level may stand anywhere, the first of each counts.
    public init(_ text: String) {
        for word in text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map(String.init) {
            if language == nil, let found = RoomLanguage(named: word) {
                language = found
            } else if level == nil, let found = LanguageLevel(rawValue: word.uppercased()) {
                level = found
            } else {
                words.append(word)
            }
        }
    }
}
