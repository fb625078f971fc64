import Foundation

/// The user's words, to be matched.
public struct Utterance: Sendable, Hashable {
    /// As it was written.
    public let text: String
    /// Lower case, contractions undone, signs as words of their own, courtesies dropped.
    public let words: [String]
    /// Whether it began with a greeting that `words` leave out.
    public let isGreeting: Bool
    /// Whether only the beginning of a longer text became words.
    let isCut: Bool
    /// All words, courtesies too, and those of them that are `words`.
    private let tokens: [UtteranceTokens.Token]
    private let kept: Range<Int>

    public init(_ text: String) {
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let beginning = self.text.unicodeScalars.prefix(Self.longest)
        isCut = beginning.endIndex < self.text.endIndex
        tokens = UtteranceTokens.all(in: Substring(beginning)).flatMap(Self.expanded)
        let all = tokens.map(\.word)[...]
        let asked = Self.withoutGreeting(all)
        let plain = Self.withoutCourtesies(asked)
        isGreeting = asked.count < all.count
        words = Array(plain)
        kept = plain.indices
    }

    /// From the first of the words on, as it was written.
    var asked: String { String(text[beginning...]) }

    /// With the courtesies.
    var allWords: [String] { tokens.map(\.word) }

    /// The words in their own case; those of a contraction as `words` has them.
    var written: [String] {
        kept.map { index in
            let written = text[tokens[index].range].replacingOccurrences(of: "’", with: "'")
            return written.lowercased() == tokens[index].word ? written : tokens[index].word
        }
    }

    /// The same without some of all words.
    func asked(without range: Range<Int>) -> String {
        guard !range.isEmpty else { return asked }
        let (from, to) = (tokens[range.lowerBound].range.lowerBound, tokens[range.upperBound - 1].range.upperBound)
        return text[beginning..<max(beginning, from)] + " " + text[max(beginning, to)...]
    }

    /// As it was written, behind some of all words.
    func text(after range: Range<Int>) -> String {
        range.isEmpty ? text : String(text[tokens[range.upperBound - 1].range.upperBound...])
    }

    private var beginning: String.Index { kept.isEmpty ? text.startIndex : tokens[kept.lowerBound].range.lowerBound }

    /// Characters; nobody says more in one breath.
    private static let longest = 20_000
    private static let contractions: [String: [String]] = [
        "what's": ["what", "is"], "who's": ["who", "is"], "it's": ["it", "is"], "that's": ["that", "is"],
        "how's": ["how", "is"], "there's": ["there", "is"], "i'm": ["i", "am"], "you're": ["you", "are"],
        "i've": ["i", "have"], "don't": ["do", "not"], "doesn't": ["does", "not"], "can't": ["can", "not"],
        "let's": ["let", "us"], "when's": ["when", "is"], "whats": ["what", "is"], "o'clock": ["oclock"],
        "u": ["you"],
    ]
    private static let leading = [
        ["can", "you", "please"], ["could", "you", "please"], ["could", "you"], ["would", "you"], ["can", "you"],
        ["will", "you"], ["please"], ["okay"], ["ok"], ["um"], ["uh"], ["so"], ["well"], ["and"], ["hey", "echo"],
        ["i", "want", "you", "to"], ["i", "would", "like", "you", "to"],
    ]

    /// What a request may begin with after a greeting; anything else may be part of the greeting.
    private static let openers: Set<String> = [
        "what", "who", "where", "when", "which", "tell", "can", "could", "would", "please", "roll", "set", "i", "is",
        "my", "call", "this", "it", "do", "spell", "convert", "calculate", "flip", "toss", "remember", "repeat",
        "start",
    ]
    private static let greetings = [
        ["hello"], ["hi"], ["hey"], ["hallo"], ["good", "morning"], ["good", "afternoon"], ["good", "evening"],
        ["good", "day"],
    ]

    private static func expanded(_ token: UtteranceTokens.Token) -> [UtteranceTokens.Token] {
        guard let words = contractions[token.word] else { return [token] }
        return words.map { UtteranceTokens.Token(word: $0, range: token.range) }
    }

    private static func withoutCourtesies(_ words: ArraySlice<String>) -> ArraySlice<String> {
        var words = words
        while let lead = leading.first(where: {
            words.count > $0.count && words.starts(with: $0) && !isQuestion(words, $0)
        }) {
            words = words.dropFirst(lead.count)
        }
        while let last = words.last, words.count > 1, ["please", "echo", "now"].contains(last) {
            words = words.dropLast()
        }
        return words
    }

    /// "hello, what can you do" asks what "what can you do" asks; a greeting alone is answered as one.
    private static func withoutGreeting(_ words: ArraySlice<String>) -> ArraySlice<String> {
        guard let greeting = greetings.first(where: { words.starts(with: $0) }) else { return words }
        var rest = words.dropFirst(greeting.count)
        if let addressed = rest.first, ["there", "echo"].contains(addressed) { rest = rest.dropFirst() }
        guard rest.count > 1, let first = rest.first else { return words }
        return openers.contains(first) || asksHow(rest) ? rest : words
    }

    /// "How are you" belongs to the greeting.
    private static func asksHow(_ words: ArraySlice<String>) -> Bool {
        words.first == "how" && words.dropFirst().first.map { !["are", "is"].contains($0) } ?? false
    }

    /// "can you hear me" asks; "can you roll a die" orders.
    private static func isQuestion(_ words: ArraySlice<String>, _ lead: [String]) -> Bool {
        lead.first != "please"
            && words.dropFirst(lead.count).first.map { ["hear", "do", "help"].contains($0) } ?? false
    }
}
