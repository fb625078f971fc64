import Foundation
import Immersion

/// Puts the words before a noun into its gender: "Un petit voiture" is no other noun, but "Une petite voiture".
enum FrenchGender {
    private static let feminine = [
        "un": "une", "le": "la", "ce": "cette", "cet": "cette", "mon": "ma", "ton": "ta", "son": "sa",
        "quel": "quelle", "aucun": "aucune", "du": "de la", "au": "à la",
    ]
    private static let masculine = [
        "une": "un", "la": "le", "cette": "ce", "ma": "mon", "ta": "ton", "sa": "son", "quelle": "quel",
        "aucune": "aucun",
    ]
    private static let mostWords = 3

    /// The same where it is about anything else, or where nobody knows the words.
    static func mended(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> GrammarMatch {
        if match.rule == GrammalecteRule.contracted { return await feminine(match, in: text, by: morphology) }
        guard match.rule == GrammalecteRule.otherGender else {
            return match.rule == "fr-agreement" && match.replacements.isEmpty
                ? await article(match, in: text, by: morphology) : match
        }
        var told = match
        told.rule = "fr-agreement"
        guard let (range, replacement) = await phrase(before: match.range, in: text, by: morphology) else {
            // Of "le possibilité" it marks the article, too.
            return await article(told, in: text, by: morphology)
        }
        (told.range, told.replacements) = (range, [replacement])
        return told
    }

    private static let apart = ["au": "à", "du": "de"]

    /// "À le compilation" is "à la".
    private static func feminine(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> GrammarMatch {
        let units = Array(text.utf16)
        guard let morphology, match.range.upperBound <= units.count, let whole = match.replacements.first,
            let preposition = apart[whole.lowercased()]
        else { return match }
        let behind = String(decoding: units[match.range.upperBound...], as: UTF16.self)
        let noun = String(behind.drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" })
        guard !noun.isEmpty, let readings = try? await morphology.readings(of: [noun]).first, !readings.isEmpty,
            readings.allSatisfy(\.isNoun), gender(of: readings) == "f", let article = beforeVowels("la", noun)
        else { return match }
        var told = match
        let isCapital = whole.first?.isUppercase == true
        told.replacements = ["\(isCapital ? preposition.capitalized : preposition) \(article)"]
        told.message = "“\(noun)” is feminine."
        told.rule = "fr-agreement"
        return told
    }

    /// "Cet arbre"; nil where the article would melt into the word, "l'eau".
    private static func beforeVowels(_ article: String, _ word: String) -> String? {
        let letter = word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).first
        guard letter.map("aeiouyh".contains) == true else { return article }
        let whole = ["un", "une", "cette", "quel", "quelle", "aucun", "aucune"]
        return article == "ce" ? "cet" : whole.contains(article) ? article : nil
    }

    /// An article that nobody put right: of "le possibilité" the noun alone tells the gender.
    private static func article(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> GrammarMatch {
        let units = Array(text.utf16)
        guard let morphology, match.range.upperBound <= units.count else { return match }
        let word = String(decoding: units[match.range], as: UTF16.self)
        let behind = String(decoding: units[match.range.upperBound...], as: UTF16.self)
        guard behind.hasPrefix(" "), feminine[word.lowercased()] != nil || masculine[word.lowercased()] != nil
        else { return match }
        let words = behind.dropFirst().prefix { $0 != "\n" }.split(separator: " ").prefix(mostWords)
            .map { String($0.prefix { $0.isLetter || $0 == "-" }) }
        guard let readings = try? await morphology.readings(of: words) else { return match }
        for found in readings {
            if let gender = gender(of: found) {
                // A word that is right for the noun was flagged for another reason.
                guard let usual = (gender == "f" ? feminine : masculine)[word.lowercased()],
                    let right = beforeVowels(usual, words[0])
                else { return match }
                var told = match
                let isCapital = word.first?.isUppercase == true
                told.replacements = [isCapital ? right.prefix(1).uppercased() + right.dropFirst() : right]
                return told
            }
            // "Le petite voiture": what stands between is an adjective.
            guard found.contains(where: \.isAdjective) else { return match }
        }
        return match
    }

    private static func phrase(
        before noun: Range<Int>, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> (range: Range<Int>, text: String)? {
        let units = Array(text.utf16)
        guard let morphology, noun.upperBound <= units.count else { return nil }
        let before = String(decoding: units[..<noun.lowerBound], as: UTF16.self)
        let name = String(decoding: units[noun], as: UTF16.self)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let words = line.split(separator: " ", omittingEmptySubsequences: false).suffix(mostWords + 1).dropLast()
            .map(String.init)
        guard before.hasSuffix(" "), let readings = try? await morphology.readings(of: [name] + words),
            let gender = gender(of: readings[0])
        else { return nil }
        let table = gender == "f" ? feminine : masculine
        var changed: [String] = []
        for (word, readings) in zip(words, readings.dropFirst()).reversed() {
            if let article = table[word.lowercased()] {
                let isCapital = word.first?.isUppercase == true
                changed.insert(isCapital ? article.prefix(1).uppercased() + article.dropFirst() : article, at: 0)
                let length = words.suffix(changed.count).joined(separator: " ").utf16.count + 1
                return (noun.lowerBound - length..<noun.lowerBound - 1, changed.joined(separator: " "))
            }
            guard let adjective = readings.first(where: \.isAdjective) else { return nil }
            guard !adjective.has("mf") else {
                changed.insert(word, at: 0)
                continue
            }
            let number = adjective.has("pl") ? "pl" : "sg"
            let wanted = WantedForm(lemma: adjective.lemma, tags: ["adj", gender, number])
            guard let form = try? await morphology.forms(of: [wanted]).first ?? nil else { return nil }
            changed.insert(form, at: 0)
        }
        return nil
    }

    /// Nil for a word that is no noun, or one of both genders.
    private static func gender(of readings: [WordReading]) -> String? {
        let genders = Set(readings.filter(\.isNoun).flatMap { $0.tags.filter { ["m", "f", "mf"].contains($0) } })
        return genders.count == 1 && genders != ["mf"] ? genders.first : nil
    }
}
