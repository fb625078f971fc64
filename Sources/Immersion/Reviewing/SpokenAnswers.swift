/// What a recogniser listens for when a card is answered aloud: the answer in its ways, words it may be taken for, and the
/// sentence that says one does not know. Which article was said is listened for later.
public struct SpokenAnswers: Sendable, Hashable {
    /// Other words that are listened for.
    static let mostOthers = 8

    /// The answer first.
    public let choices: [String]
    /// Words that this machine hears as the answer, and therefore does not listen for.
    public let alike: [String]
    private let language: RoomLanguage

    /// - Parameter words: of which the nearest are listened for; the person's own come first.
    public init(_ question: QuizQuestion, in language: RoomLanguage, among words: [String]) {
        self.language = language
        let answers = question.expected.prefix(8).filter { !LenientText($0, in: language).isEmpty }
        let others = Self.others(than: Array(answers), among: words, in: language)
        func isAlike(_ word: String) -> Bool { answers.contains { AlikeWords.areAlike($0, word, in: language) } }
        alike = Array(others.filter(isAlike).prefix(3))
        var choices: [String] = []
        for choice in answers + others.filter({ !isAlike($0) }).prefix(Self.mostOthers)
            + AnswerMatcher.lost(in: language).prefix(1)
        where !choices.contains(choice) { choices.append(choice) }
        self.choices = choices
    }

    /// The person says that they do not know it.
    public func isLost(_ heard: String) -> Bool { AnswerMatcher.isLost(heard, in: language) }

    /// Those of about the same length come first: they are taken for one another most easily.
    private static func others(than answers: [String], among words: [String], in language: RoomLanguage) -> [String] {
        var seen: Set<[String]> = []
        let known = words.flatMap { AnswerRules.alternatives($0).prefix(1) }.filter { word in
            let text = LenientText(word, in: language)
            guard !text.isEmpty, seen.insert(text.words).inserted else { return false }
            return !AnswerRules.compare(word, with: answers, in: language, isSpoken: true).isRight
        }
        let length = answers.first?.count ?? 0
        return known.enumerated().sorted { left, right in
            (abs(left.element.count - length), left.offset) < (abs(right.element.count - length), right.offset)
        }.map(\.element)
    }
}
