import Foundation

/// A trigram model of the phrases that are likely, to be mixed with the model of the language at large.
///
/// Counts are discounted by a fixed share that goes to the shorter history, so that words of different phrases can
/// follow one another ("thirty" "seven" of one, "sided dice" of another).
struct PhraseLanguageModel {
    private static let backedOff = 0.3
    private var words: [String: Double] = [:]
    private var pairs: [[String]: Double] = [:]
    private var triples: [[String]: Double] = [:]
    private var pairHistories: [String: Double] = [:]
    private var tripleHistories: [[String]: Double] = [:]
    private var total = 0.0

    /// `phrases` are lower-case words; those with a word that `isKnown` refuses are left out.
    init(phrases: [String], isKnown: (String) -> Bool) {
        var known: [String: Bool] = [:]
        for phrase in phrases {
            let tokens = phrase.split(separator: " ").map(String.init)
            let isUsable = tokens.allSatisfy { token in
                if let known = known[token] { return known }
                known[token] = isKnown(token)
                return known[token] ?? false
            }
            if isUsable, !tokens.isEmpty { count(["<s>"] + tokens + ["</s>"]) }
        }
        words["<s>"] = 0
        weigh()
    }

    var isEmpty: Bool { triples.isEmpty && pairs.isEmpty }

    /// The model in the ARPA format.
    var arpa: String {
        let vocabulary = words.keys.sorted()
        var lines = ["\\data\\", "ngram 1=\(vocabulary.count)", "ngram 2=\(pairs.count)", "ngram 3=\(triples.count)"]
        lines += ["", "\\1-grams:"] + vocabulary.map(unigramLine)
        lines += ["", "\\2-grams:"] + pairs.keys.sorted(by: precedes).map(pairLine)
        lines += ["", "\\3-grams:"] + triples.keys.sorted(by: precedes).map(tripleLine)
        return (lines + ["", "\\end\\", ""]).joined(separator: "\n")
    }

    private mutating func count(_ tokens: [String]) {
        for index in tokens.indices.dropFirst() {
            words[tokens[index], default: 0] += 1
            pairs[[tokens[index - 1], tokens[index]], default: 0] += 1
            guard index >= 2 else { continue }
            triples[[tokens[index - 2], tokens[index - 1], tokens[index]], default: 0] += 1
        }
    }

    /// Square roots of the counts: a phrase with a hundred possible numbers is not a hundred times as likely to be said
    /// as one without.
    private mutating func weigh() {
        words = words.mapValues { $0.squareRoot() }
        pairs = pairs.mapValues { $0.squareRoot() }
        triples = triples.mapValues { $0.squareRoot() }
        // In order: a sum of fractions is another one in another order, and what is heard hangs on it.
        total = words.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
        for (pair, weight) in pairs.sorted(by: { precedes($0.key, $1.key) }) {
            pairHistories[pair[0], default: 0] += weight
        }
        for (triple, weight) in triples.sorted(by: { precedes($0.key, $1.key) }) {
            tripleHistories[Array(triple.prefix(2)), default: 0] += weight
        }
    }

    private func probability(_ word: String) -> Double {
        ((words[word] ?? 0) + 0.05) / (total + 0.05 * Double(words.count))
    }

    private func probability(_ pair: [String]) -> Double {
        let share = (pairs[pair] ?? 0) / (pairHistories[pair[0]] ?? 1)
        return (1 - Self.backedOff) * share + Self.backedOff * probability(pair[1])
    }

    private func unigramLine(_ word: String) -> String {
        line(word == "<s>" ? nil : probability(word), [word], backsOff: pairHistories[word] != nil)
    }

    private func pairLine(_ pair: [String]) -> String {
        line(probability(pair), pair, backsOff: tripleHistories[pair] != nil)
    }

    private func tripleLine(_ triple: [String]) -> String {
        let history = Array(triple.prefix(2))
        let share = (triples[triple] ?? 0) / (tripleHistories[history] ?? 1)
        let probability = (1 - Self.backedOff) * share + Self.backedOff * probability(Array(triple.suffix(2)))
        return "\(log10(probability)) " + triple.joined(separator: " ")
    }

    private func line(_ probability: Double?, _ gram: [String], backsOff: Bool) -> String {
        "\(probability.map { log10($0) } ?? -99) \(gram.joined(separator: " ")) \(backsOff ? log10(Self.backedOff) : 0)"
    }

    private func precedes(_ first: [String], _ second: [String]) -> Bool { first.lexicographicallyPrecedes(second) }
}
