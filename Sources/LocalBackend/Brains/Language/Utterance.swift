import Foundation

/// What was said, as words to match.
public struct Utterance: Sendable, Hashable {
    /// As it was written.
    public let text: String
    /// Lower case, contractions undone, signs as words of their own, courtesies dropped.
    public let words: [String]
    /// Whether it began with a greeting that `words` leave out.
    public let isGreeting: Bool

    public init(_ text: String) {
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let all = Self.tokens(of: self.text).flatMap(Self.expanded)[...]
        let asked = Self.withoutGreeting(all)
        isGreeting = asked.count < all.count
        words = Self.withoutCourtesies(asked)
    }

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

    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var token = ""
        let characters = Array(text.lowercased().replacingOccurrences(of: "’", with: "'"))
        for (index, character) in characters.enumerated() {
            let figures = characters[(index + 1)...].prefix(4).prefix { $0.isNumber }.count
            let isDecimalPoint =
                character == "." && figures > 0 && (token.isEmpty || token.last?.isNumber == true)
            let isThousands = character == "," && token.last?.isNumber == true && figures == 3
            if character.isLetter || character.isNumber || character == "'" || isDecimalPoint {
                if token.last?.isNumber == true, character.isLetter { flush(&token, into: &tokens) }
                if token.isEmpty, isDecimalPoint { token = "0" }
                token.append(character)
            } else if !isThousands {
                flush(&token, into: &tokens)
                let isHyphen =
                    character == "-" && index > 0 && characters[index - 1].isLetter && index + 1 < characters.count
                    && characters[index + 1].isLetter
                if !isHyphen, "+-−*×/÷^()%=°√²³".contains(character) { tokens.append(String(character)) }
            }
        }
        flush(&token, into: &tokens)
        return tokens
    }

    private static func flush(_ token: inout String, into tokens: inout [String]) {
        if !token.isEmpty { tokens.append(token) }
        token = ""
    }

    private static func expanded(_ token: String) -> [String] { contractions[token] ?? [token] }

    private static func withoutCourtesies(_ words: ArraySlice<String>) -> [String] {
        var words = words
        while let lead = leading.first(where: {
            words.count > $0.count && words.starts(with: $0) && !isQuestion(words, $0)
        }) {
            words = words.dropFirst(lead.count)
        }
        while let last = words.last, words.count > 1, ["please", "echo", "now"].contains(last) {
            words = words.dropLast()
        }
        return Array(words)
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
