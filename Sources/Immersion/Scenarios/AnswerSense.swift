/// Whether words that hold an answer mean it: "Un café" is in "El café está frío", too.
///
/// It knows no grammar: it looks for what turns a thing that is wanted into one that is spoken of. What it refuses is said
/// once more, in other words; what it takes wrongly ticks a goal that was not reached.
struct AnswerSense {
    private let words: Words
    private let isQuestion: Bool
    private let isShort: Bool

    /// - Parameters:
    ///   - isQuestion: it was asked, and the answer is no question.
    ///   - isShort: the first word stands for itself: "No, …".
    init(_ language: RoomLanguage, isQuestion: Bool, isShort: Bool) {
        (words, self.isQuestion, self.isShort) = (Words.of(language), isQuestion, isShort)
    }

    /// - Parameters:
    ///   - given: what was said, plain words in their order, like `wanted`.
    ///   - matter: the words of the answer that matter; all of them were said.
    func isMeant(_ given: [String], _ wanted: [String], _ matter: [String]) -> Bool {
        let added = Set(given).subtracting(wanted)
        guard added.isDisjoint(with: words.asking), added.isDisjoint(with: words.lacking) else { return false }
        let wishes = !added.isDisjoint(with: words.wishing)
        if isQuestion, !wishes, !added.isSubset(of: words.free) { return false }
        let isDenied = { (said: [String]) in !Set(said).isDisjoint(with: words.denying) }
        guard isDenied(given) == isDenied(wanted) else { return false }
        // "No" alone is an answer; before a verb it denies what that says.
        let isBareNo = Set(matter).isSubset(of: words.denying)
        if isBareNo, !wishes, !isShort, added.subtracting(words.free).count > 1 { return false }
        return !given.indices.contains { isSpokenOf(given, at: $0, Set(matter), Set(wanted)) }
    }

    /// Something is said of what was named ("el café está frío"), or what was done with it ("j'ai renversé mon café").
    private func isSpokenOf(_ given: [String], at index: Int, _ matter: Set<String>, _ wanted: Set<String>) -> Bool {
        let word = given[index]
        let rest = given[(index + 1)...]
        // What the answer says itself says nothing else: "¿Dónde está el andén, por favor?"
        guard !wanted.contains(word) else { return false }
        if words.being.contains(word), index > 0, matter.contains(given[index - 1]) {
            return rest.first.map { !words.approving.contains($0) && !matter.contains($0) } ?? false
        }
        if words.doing.contains(word) {
            return (words.partsTenses ? rest : rest.prefix(1)).contains { words.isDone($0) && !matter.contains($0) }
        }
        return words.minding.contains(word)
    }

    /// The words of a language, plain, by what they do to an answer.
    private struct Words {
        /// Ask for something else than what is wanted.
        var asking: Set<String>
        /// Deny the sentence.
        var denying: Set<String>
        /// Say that the thing behind them is not there.
        var lacking: Set<String>
        /// Ask for what is named.
        var wishing: Set<String>
        /// Say what a thing is like, right behind it.
        var being: Set<String>
        /// What makes that a wish again: "un café está bien".
        var approving: Set<String>
        /// Begin a past tense.
        var doing: Set<String>
        /// Say what one thinks of it.
        var minding: Set<String>
        /// Courtesies around a question.
        var free: Set<String>
        /// Other words stand between what begins a past tense and what ends it.
        var partsTenses = false
        /// Whether a word ends a past tense.
        var isDone: @Sendable (String) -> Bool

        static func of(_ language: RoomLanguage) -> Words {
            switch language {
            case .spanish: spanish
            case .french: french
            case .german, .japanese: german
            }
        }

        private static let spanish = Words(
            asking: [
                "cuanto", "cuanta", "cuantos", "cuantas", "donde", "cuando", "quien", "cual", "porque", "cuesta",
                "cuestan", "vale",
            ],
            denying: ["no", "nunca", "jamas", "tampoco"], lacking: ["sin"],
            wishing: [
                "quiero", "quisiera", "querria", "queria", "gustaria", "pone", "ponga", "ponme", "pongame", "da",
                "dame",
                "deme", "trae", "traiga", "traigame", "trae", "tomo", "tomare", "tomar", "voy", "necesito", "prefiero",
                "puede", "puedes", "puedo", "podria", "podrias", "tiene", "tienen", "tienes", "queremos", "hay",
                "mejor",
            ],
            being: ["esta", "estaba", "es", "era", "fue", "estan", "son", "estaban", "sabe", "huele", "parece"],
            approving: ["bien", "bueno", "perfecto", "todo", "suficiente", "para", "lo"],
            doing: ["he", "ha", "hemos", "han", "habia", "has"],
            minding: ["odio", "detesto", "aborrezco"],
            free: [
                "por", "favor", "gracias", "usted", "me", "un", "una", "hola", "perdone", "nada", "mas", "buenos",
                "dias",
                "buenas", "tardes", "noches", "pues",
            ],
            isDone: { word in
                ["ado", "ido", "cho", "sto", "rto"].contains(where: word.hasSuffix)
                    && !["decidido", "elegido", "pensado", "querido"].contains(word)
            })

        private static let french = Words(
            asking: ["combien", "quand", "pourquoi", "qui", "quel", "quelle", "comment", "coute", "coutent"],
            denying: ["non", "pas", "jamais"], lacking: ["sans"],
            wishing: [
                "voudrais", "veux", "voulons", "voudrions", "prends", "prendrai", "prendrais", "prendre", "avoir",
                "donnez", "mettez", "apportez", "aimerais", "peux", "pouvez", "pourrais", "pourriez", "puis", "auriez",
                "avez", "faut", "besoin", "envie",
            ],
            being: ["est", "etait", "sont", "etaient", "semble", "sent"],
            approving: ["bon", "bien", "parfait", "tout", "pour", "ce"],
            doing: ["ai", "avons", "as", "a", "ont", "avait"],
            minding: ["deteste", "hais"],
            free: [
                "s", "il", "vous", "te", "plait", "merci", "me", "un", "une", "bonjour", "bonsoir", "madame",
                "monsieur",
                "alors", "rien", "d", "autre",
            ],
            isDone: { word in
                word.count > 3 && ["e", "i", "u", "is", "ert"].contains(where: word.hasSuffix)
                    && !["reserve", "choisi", "decide", "envie", "deux", "trois"].contains(word)
            })

        private static let german = Words(
            asking: [
                "wieviel", "wo", "wann", "warum", "wer", "welcher", "welche", "welches", "kostet", "kosten", "viel",
            ],
            denying: [
                "nein", "nicht", "kein", "keine", "keinen", "keinem", "keiner", "keines", "nie", "niemals",
            ],
            lacking: ["ohne"],
            wishing: [
                "mochte", "mochten", "hatte", "hatten", "nehme", "nehmen", "will", "wollen", "brauche", "bringen",
                "geben", "bekomme", "kann", "konnte", "konnten", "haben", "gibt", "lieber", "gern", "gerne", "wurde",
            ],
            being: ["ist", "war", "sind", "waren", "schmeckt", "riecht", "schmeckte"],
            approving: ["gut", "schon", "recht", "perfekt", "ok", "okay", "alles", "genug", "fur"],
            doing: ["habe", "hat", "bin"],
            minding: ["hasse"],
            free: [
                "bitte", "danke", "ein", "eine", "einen", "hallo", "mir", "sie", "nichts", "mehr", "guten", "tag",
                "morgen",
                "abend", "also",
            ],
            partsTenses: true,
            isDone: { word in
                ["ge", "be", "ver", "er", "zer", "um", "aus"].contains(where: word.hasPrefix) && word.count > 5
                    && (word.hasSuffix("t") || word.hasSuffix("en"))
            })
    }
}
