import Foundation

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
        (lost(in: language) + unsure(in: language)).contains {
            AnswerRules.compare(text, with: [$0], in: language).isRight
        }
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

    /// What is often said besides answers: it is listened for, so that it is not taken for one. What an answer has in it
    /// is none.
    ///
    /// - Parameter expected: the answers.
    static func courtesies(besides expected: [String], in language: RoomLanguage) -> [String] {
        let answers = expected.map { Set(LenientText($0, in: language).plain) }
        return courtesies(in: language).filter { courtesy in
            let words = Set(LenientText(courtesy, in: language).plain)
            return !answers.contains { $0.isSuperset(of: words) }
        }
    }

    private static func courtesies(in language: RoomLanguage) -> [String] {
        switch language {
        case .spanish:
            [
                "Hola", "Buenos días", "Buenas tardes", "Buenas noches", "Adiós", "Hasta luego", "Muchas gracias",
                "¿Cómo está?",
            ]
        // “Salut” and “À bientôt” are heard in “Un crème” and “Un thé”.
        case .french: ["Bonjour", "Bonsoir", "Au revoir", "Merci beaucoup", "Comment allez-vous ?"]
        case .german:
            ["Hallo", "Guten Tag", "Guten Abend", "Auf Wiedersehen", "Bis später", "Vielen Dank", "Wie geht es Ihnen?"]
        // Nothing hears a closed set of it.
        case .japanese: []
        }
    }

    /// Sentences that say one does not know; written only, they are too short to be told apart by ear.
    private static func unsure(in language: RoomLanguage) -> [String] {
        switch language {
        case .spanish: ["No lo sé", "No sé"]
        case .french: ["Je ne sais pas", "Je sais pas"]
        case .german: ["Ich weiß nicht", "Ich weiß es nicht", "Das weiß ich nicht"]
        case .japanese: ["知りません", "分かりません"]
        }
    }

    /// The first word stands for itself: "No, …".
    private static func isAlone(_ text: String, _ words: [String]) -> Bool {
        guard let first = words.first, let place = text.range(of: first, options: .caseInsensitive) else {
            return false
        }
        return text[place.upperBound...].first.map { ",.;!".contains($0) } ?? true
    }

    private static let exact = 10_000
    private static let slip = 5_000

    private static func score(_ given: LenientText, _ sentence: String, text: String, isSpoken: Bool) -> Int {
        let wanted = LenientText(sentence, in: given.language)
        if given.plain == wanted.plain { return exact }
        if AnswerRules.compare(text, with: [sentence], in: given.language, isSpoken: isSpoken).isRight { return slip }
        if isLost(text, in: given.language) { return 0 }
        if given.language == .japanese { return JapaneseAnswers.score(given.plain.joined(), wanted.plain.joined()) }
        let small = Self.small[given.language] ?? []
        let matter = wanted.plain.filter { !small.contains($0) }
        guard !matter.isEmpty else {
            // "Ja, gern" is made of small words alone: no other ones may stand around them.
            let around = Set(given.plain).subtracting(wanted.plain)
            return Set(wanted.plain).isSubset(of: given.plain) && around.isSubset(of: small) ? 1 : 0
        }
        guard matter.allSatisfy(Set(given.plain).contains) else { return 0 }
        let sense = AnswerSense(
            given.language, isQuestion: text.contains("?") && !sentence.contains("?"),
            isShort: isAlone(text, given.words))
        return sense.isMeant(given.plain, wanted.plain, matter) ? matter.count : 0
    }

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
