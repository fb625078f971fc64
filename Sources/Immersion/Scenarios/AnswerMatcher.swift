/// Takes what was said or typed for one of a step's answers.
///
/// Three ways, best first: the same words; the same words with a slip; every word that matters, whatever stands around.
public enum AnswerMatcher {
    public static func match(
        _ text: String, with step: ScenarioStep, in language: RoomLanguage, isSpoken: Bool = false
    ) -> AnswerMatch? {
        let given = LenientText(text, in: language)
        guard !given.isEmpty else { return nil }
        var best: (match: AnswerMatch, score: Int)?
        for (index, answer) in step.answers.enumerated() {
            for sentence in answer.say {
                let score = score(given, sentence, text: text, isSpoken: isSpoken)
                guard score > best?.score ?? 0 else { continue }
                best = (AnswerMatch(answer: index, sentence: sentence, isExact: score >= exact), score)
            }
        }
        return best?.match
    }

    /// The learner asks for help instead of answering.
    public static func isLost(_ text: String, in language: RoomLanguage) -> Bool {
        lost(in: language).contains { AnswerRules.compare(text, with: [$0], in: language).isRight }
    }

    /// Sentences that say one did not understand; part of every closed set.
    public static func lost(in language: RoomLanguage) -> [String] {
        switch language {
        case .spanish:
            ["No entiendo", "No comprendo", "¿Cómo?", "¿Perdón?", "¿Puede repetir?", "Más despacio, por favor"]
        case .french:
            [
                "Je ne comprends pas", "Pardon ?", "Comment ?", "Vous pouvez répéter ?",
                "Plus lentement, s'il vous plaît",
            ]
        case .german:
            ["Ich verstehe nicht", "Wie bitte?", "Das verstehe ich nicht", "Noch einmal, bitte", "Langsamer, bitte"]
        case .japanese: ["わかりません", "すみません、わかりません", "もう一度お願いします", "ゆっくりお願いします", "えっ"]
        }
    }

    private static let exact = 10_000
    private static let slip = 5_000

    private static func score(_ given: LenientText, _ sentence: String, text: String, isSpoken: Bool) -> Int {
        let wanted = LenientText(sentence, in: given.language)
        if given.plain == wanted.plain { return exact }
        if AnswerRules.compare(text, with: [sentence], in: given.language, isSpoken: isSpoken).isRight { return slip }
        if given.language == .japanese {
            let key = wanted.plain.joined()
            return key.count >= 2 && given.plain.joined().contains(key) ? key.count : 0
        }
        let words = Set(given.plain)
        let small = Self.small[given.language] ?? []
        let matter = wanted.plain.filter { !small.contains($0) }
        guard !matter.isEmpty, matter.allSatisfy(words.contains) else { return 0 }
        let isDenied = { (words: [String]) in !Set(words).isDisjoint(with: denials) }
        return isDenied(given.plain) == isDenied(wanted.plain) ? matter.count : 0
    }

    private static let denials: Set<String> = ["no", "non", "pas", "nein", "nicht", "kein", "keine", "keinen", "nunca"]

    /// Courtesy and small words: they decide nothing.
    private static let small: [RoomLanguage: Set<String>] = [
        .spanish: [
            "hola", "buenos", "buenas", "dias", "tardes", "noches", "por", "favor", "gracias", "el", "la", "los", "las",
            "un", "una", "de", "a", "me", "le", "yo", "y", "pues", "quiero", "quisiera", "querria", "es", "para", "en",
        ],
        .french: [
            "bonjour", "bonsoir", "s", "il", "vous", "te", "plait", "merci", "le", "la", "les", "un", "une", "des",
            "du",
            "de", "d", "l", "je", "j", "voudrais", "et", "alors", "madame", "monsieur", "c", "est", "a", "pour", "en",
        ],
        .german: [
            "hallo", "guten", "tag", "morgen", "abend", "bitte", "danke", "der", "die", "das", "den", "dem", "ein",
            "eine",
            "einen", "ich", "mochte", "hatte", "gern", "und", "also", "ja", "es", "fur", "in", "mir",
        ],
        .japanese: [],
    ]
}
