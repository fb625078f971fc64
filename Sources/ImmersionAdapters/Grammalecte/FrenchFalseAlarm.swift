import Foundation
import Immersion

/// A text that Grammalecte flags although it is right, or that is no mistake of grammar.
enum FrenchFalseAlarm {
    /// They take "à": "Ils se sont téléphoné" has no object for the participle to agree with.
    private static let indirect: Set<String> = [
        "téléphoné", "parlé", "plu", "déplu", "souri", "succédé", "menti", "nui", "ressemblé", "suffi", "ri", "convenu",
    ]
    private static let reflexive: Set<String> = ["se", "s", "me", "m", "te", "t", "nous", "vous"]

    /// Without what is said of a word only because the next one is wrong: "peut amélioré" has no "peu", and "je est" no
    /// "j'".
    static func without(_ matches: [GrammarMatch]) -> [GrammarMatch] {
        matches.filter { match in
            let next = matches.first {
                (match.range.upperBound...match.range.upperBound + 1).contains($0.range.lowerBound)
            }
            guard let next else { return true }
            switch match.rule {
            case "fr-confusion": return !["fr-infinitive", "fr-participle"].contains(next.rule)
            case "fr-elision": return next.replacements.first.map(isBeforeVowel) ?? true
            default: return true
            }
        }
    }

    private static func isBeforeVowel(_ word: String) -> Bool {
        word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).first.map("aeiouyh".contains)
            ?? false
    }

    private static let genders = ["le": "m", "un": "m", "ce": "m", "la": "f", "une": "f", "cette": "f"]

    /// "La variable nom": the article fits the noun behind it, whatever that one stands beside.
    static func isArticleOfNoun(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> Bool {
        let units = Array(text.utf16)
        guard match.rule == "fr-agreement", let morphology, match.range.upperBound <= units.count else { return false }
        let behind = String(decoding: units[match.range.lowerBound...], as: UTF16.self)
        let words = behind.prefix { $0.isLetter || $0 == " " }.split(separator: " ").prefix(3).map(String.init)
        guard words.count == 3, let gender = genders[words[0].lowercased()],
            let readings = try? await morphology.readings(of: Array(words.dropFirst()))
        else { return false }
        return readings[0].contains { $0.isNoun && $0.has(gender, "sg") } && readings[1].contains(where: \.isNoun)
            && !readings[0].contains { $0.isNoun && !$0.has(gender) }
    }

    private static let subjects: Set<String> = [
        "je", "j", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "qui", "et", "ou", "ni", "que", "qu",
    ]
    private static let governing: Set<String> = [
        "de", "du", "des", "d", "à", "au", "aux", "en", "par", "pour", "dans", "sur", "sous", "avec", "sans", "vers",
        "chez", "entre", "selon", "comme", "depuis", "lors",
    ]
    private static let mostWords = 10

    /// "Le signal d'une des tâches arrête": the verb agrees with a noun before it that belongs to nothing else.
    static func hasSubject(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> Bool {
        let units = Array(text.utf16)
        guard match.rule == "fr-verb-agreement", let morphology, match.range.upperBound <= units.count else {
            return false
        }
        let before = String(decoding: units[..<match.range.lowerBound], as: UTF16.self)
        let clause = before.split(omittingEmptySubsequences: false) { ".,;:!?()«»\n".contains($0) }.last ?? ""
        let words = clause.split { !$0.isLetter && $0 != "-" }.suffix(mostWords).map { $0.lowercased() }
        guard !words.contains(where: subjects.contains),
            let readings = try? await morphology.readings(
                of: words + [String(decoding: units[match.range], as: UTF16.self)]),
            let numbers = readings.last?.filter({ $0.isFinite && $0.has("p3") }).map(\.tags).map(Set.init)
        else { return false }
        return words.indices.contains { index in
            let nouns = readings[index].filter(\.isNoun)
            guard let first = nouns.first, let number = ["sg", "pl"].first(where: first.tags.contains),
                nouns.allSatisfy({ $0.has(number) }), numbers.contains(where: { $0.contains(number) })
            else { return false }
            var place = index - 1
            while place >= 0, readings[place].contains(where: { $0.isDeterminer || $0.isAdjective }),
                !governing.contains(words[place])
            {
                place -= 1
            }
            return place < 0 || !governing.contains(words[place])
        }
    }

    /// "Privilèges administrateur", "appels système": a noun beside another one stays as it is.
    static func isBesideNoun(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> Bool {
        let units = Array(text.utf16)
        guard match.rule == "fr-agreement", let morphology, match.range.upperBound <= units.count else { return false }
        let word = String(decoding: units[match.range], as: UTF16.self)
        let before = String(decoding: units[..<match.range.lowerBound], as: UTF16.self)
        let behind = String(decoding: units[match.range.upperBound...], as: UTF16.self)
        let isPart = { (letter: Character) in letter.isLetter || letter == "-" }
        guard word.allSatisfy(\.isLetter),
            match.replacements.first?.lowercased().hasPrefix(word.lowercased().prefix(4)) == true
        else { return false }
        let former = before.hasSuffix(" ") ? before.split(whereSeparator: { !isPart($0) }).last.map(String.init) : nil
        let latter = behind.hasPrefix(" ") ? String(behind.dropFirst().prefix(while: isPart)) : ""
        guard let readings = try? await morphology.readings(of: [word, former ?? "", latter]) else { return false }
        func isNoun(_ readings: [WordReading]) -> Bool { !readings.isEmpty && readings.allSatisfy(\.isNoun) }
        // "Administrateur" is an adjective only where a dictionary makes it one.
        let isAgent = ["teur", "teurs"].contains(where: word.hasSuffix) && readings[0].contains(where: \.isNoun)
        guard isNoun(readings[0]) || isAgent else { return false }
        let isMadeSingle = (match.replacements.first?.count ?? 0) < word.count
        return isNoun(readings[1]) || isMadeSingle && isNoun(readings[2])
    }

    /// Commas, and turns of phrase that purists do not like.
    private static func isStyle(_ rule: String) -> Bool {
        ["__virg_", "__loc_", "typo_", "__bs_", "__pleo_"].contains(where: rule.contains)
    }

    /// "Je je": what is small is written twice by a slip; "le motif motif" has a name in it.
    private static func isDoubledBySlip(_ words: Substring) -> Bool {
        let word = words.split(separator: " ").first.map { $0.lowercased() } ?? ""
        return small.contains(word)
    }

    private static let small: Set<String> = [
        "je", "tu", "il", "elle", "on", "ils", "elles", "le", "la", "les", "un", "une", "des", "de", "du", "et", "ou",
        "à", "au", "en", "dans", "pour", "par", "sur", "avec", "que", "qui", "ne", "pas", "est", "a", "ce", "mon", "ma",
        "mes", "son", "sa", "ses", "mais", "très", "plus", "y",
    ]

    /// "Prend ton manteau !": somebody is told to; "Prend en argument un pointeur" is said of a program.
    private static func isOrder(_ text: String) -> Bool {
        if text.contains("!") { return true }
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        return !addressed.isDisjoint(with: words)
    }

    private static let addressed: Set<String> = ["ton", "ta", "tes", "toi", "moi", "te", "plaît", "plait"]

    /// What people confuse; that "renvoie" was to be "renvoyé" is a guess.
    private static let alike: Set<String> = [
        "a", "à", "as", "et", "est", "es", "ai", "ou", "où", "son", "sont", "on", "ont", "ce", "se", "ces", "ses",
        "c'est",
        "s'est", "sais", "sait", "la", "là", "l'a", "ma", "m'a", "mes", "mais", "mets", "met", "ta", "t'a", "tes",
        "leur",
        "leurs", "peu", "peut", "peux", "sa", "ça", "si", "s'y", "ni", "n'y", "dans", "d'en", "sans", "s'en", "quand",
        "quant", "qu'en", "près", "prêt", "du", "dû", "sur", "sûr", "notre", "nôtre", "votre", "vôtre", "fois", "foi",
        "quel", "quelle", "qu'elle", "tout", "tous", "cette", "cet", "c'était", "s'était", "davantage", "voir", "voire",
        "cours", "court", "fond", "fonds", "mur", "mûr", "peut-être", "plutôt", "plus tôt", "or", "hors", "sens",
    ]

    /// "Bash peut être configuré": what can be done with it.
    private static func isPassive(_ rest: Substring) -> Bool {
        let word = rest.drop { $0 == " " }.prefix(while: \.isLetter).lowercased()
        return ["é", "ée", "és", "ées", "i", "ie", "is", "ies", "it", "ite", "u", "ue", "us", "ues", "ert", "erte"]
            .contains(where: word.hasSuffix)
    }

    static func isOne(_ match: GrammarMatch, in text: String) -> Bool {
        // "Réservez à l'avance": a matter of style, told in French.
        if match.message.hasPrefix("Pléonasme") || isStyle(match.rule) { return true }
        let units = text.utf16
        guard match.range.lowerBound >= 0, match.range.upperBound <= units.count,
            let start = units.index(units.startIndex, offsetBy: match.range.lowerBound).samePosition(in: text),
            let end = units.index(units.startIndex, offsetBy: match.range.upperBound).samePosition(in: text)
        else { return false }
        // "FAT", "LABEL"
        let marked = text[start..<end]
        if match.rule == "doublon" { return !isDoubledBySlip(marked) }
        if match.rule.contains("__imp_") { return !isOrder(text) }
        if match.rule == "fr-confusion" {
            if marked.lowercased() == "peut être" { return isPassive(text[end...]) }
            if !alike.contains(marked.lowercased()) { return true }
        }
        if marked.count > 1, marked.allSatisfy(\.isUppercase), text.contains(where: \.isLowercase) { return true }
        let words = { (part: Substring) in part.lowercased().split { !$0.isLetter }.map(String.init) }
        guard let last = words(text[start..<end]).last, indirect.contains(last) else { return false }
        return words(text[..<end]).suffix(5).contains { reflexive.contains($0) }
    }
}
