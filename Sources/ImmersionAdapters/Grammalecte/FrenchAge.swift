import Foundation
import Immersion

/// "Je suis vingt ans": age is said with *avoir*, which Grammalecte does not look for.
enum FrenchAge {
    private static let having = [
        "suis": "ai", "es": "as", "est": "a", "sommes": "avons", "êtes": "avez", "sont": "ont", "étais": "avais",
        "était": "avait",
    ]
    private static let subjects: Set<String> = ["je", "j'", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles"]
    /// What may stand behind it: "Nous sommes deux ans plus tard" is right.
    private static let following: Set<String> = ["et", "aujourd", "demain", "maintenant", "mais", "depuis"]
    private static let numbers: Set<String> = [
        "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
        "quatorze", "quinze", "seize", "vingt", "trente", "quarante", "cinquante", "soixante", "cent", "et",
    ]

    /// - Parameter lines: of a text.
    static func matches(in lines: [String]) -> [GrammarMatch] {
        var offset = 0
        return lines.flatMap { line in
            defer { offset += line.utf16.count + 1 }
            return matches(line, offset: offset)
        }
    }

    /// - Parameter offset: where the line begins, in UTF-16 units.
    static func matches(_ line: String, offset: Int) -> [GrammarMatch] {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        return words.indices.dropFirst().compactMap { index in
            let (word, rest) = (words[index], words[(index + 1)...])
            let count = rest.prefix { $0.allSatisfy(\.isNumber) || numbers.contains($0.lowercased()) }.count
            guard let right = having[word.lowercased()], subjects.contains(words[index - 1].lowercased()),
                (1...3).contains(count), rest.dropFirst(count).first?.lowercased() == "ans",
                rest.dropFirst(count + 1).first.map({ following.contains($0.lowercased()) }) ?? true
            else { return nil }
            let isI = words[index - 1].lowercased() == "je"
            let first = isI ? words[index - 1].startIndex : word.startIndex
            let start = line.utf16.distance(from: line.startIndex, to: first) + offset
            let end = line.utf16.distance(from: line.startIndex, to: word.endIndex) + offset
            let capital = words[index - 1].first?.isUppercase == true
            let replacement = isI ? (capital ? "J'" : "j'") + right : right
            return GrammarMatch(
                range: start..<end, message: "Age is said with “avoir”.", replacements: [replacement], rule: "fr-age")
        }
    }
}
