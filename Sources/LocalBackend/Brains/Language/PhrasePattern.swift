/// A shape of sentence: `what (day|date) is it [today]`, `set a timer for {time}`, `... dice`.
///
/// `(a|b)` is a choice, `[a]` may be missing, `{name}` takes one or more words, `{#name}` those of one number, `...` takes
/// any number of words and keeps none.
/// The same pattern matches what was said and names the phrases that are likely to be said.
public struct PhrasePattern: Sendable, Hashable {
    public typealias Captures = [String: ArraySlice<String>]

    private let parts: [Part]

    public init(_ text: String) {
        var reader = PhrasePatternReader(text)
        parts = reader.sequence()
    }

    /// What the slots took when all of `words` fit.
    public func match(_ words: [String]) -> Captures? { Self.match(parts[...], words[...], [:]) }

    /// Every phrase of the pattern. A slot takes each of its samples; without samples the phrase is cut there.
    public func phrases(_ samples: [String: [String]] = [:]) -> [String] {
        Self.expand(parts[...], samples).map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    }

    indirect enum Part: Sendable, Hashable {
        case word(String)
        case choice([[Part]])
        case slot(String)
        case anything
    }

    private static func match(_ parts: ArraySlice<Part>, _ words: ArraySlice<String>, _ captures: Captures) -> Captures?
    {
        guard let part = parts.first else { return words.isEmpty ? captures : nil }
        let rest = parts.dropFirst()
        switch part {
        case .word(let word):
            return words.first == word ? match(rest, words.dropFirst(), captures) : nil
        case .choice(let branches):
            for branch in branches {
                if let found = match((branch + rest)[...], words, captures) { return found }
            }
            return nil
        case .slot(let name):
            guard name.hasPrefix("#") else {
                return take(1, from: words, then: rest) { taken in captures.merging([name: taken]) { $1 } }
            }
            return take(1, from: words, most: longestNumber, then: rest) { taken in
                WholeNumberWords.parse(taken) == nil ? nil : captures.merging([name: taken]) { $1 }
            }
        case .anything:
            return take(0, from: words, then: rest) { _ in captures }
        }
    }

    /// Words; two numbers in a row would else be looked for in every pair of places of a long text.
    private static let longestNumber = 12

    /// As few words as possible first.
    private static func take(
        _ least: Int, from words: ArraySlice<String>, most: Int = .max, then rest: ArraySlice<Part>,
        _ captures: (ArraySlice<String>) -> Captures?
    ) -> Captures? {
        guard words.count >= least else { return nil }
        for count in least...min(most, words.count) {
            let left = words.dropFirst(count)
            guard canBegin(rest, left), let taken = captures(words.prefix(count)) else { continue }
            if let found = match(rest, left, taken) { return found }
        }
        return nil
    }

    /// Tells most places apart before anything is captured.
    private static func canBegin(_ parts: ArraySlice<Part>, _ words: ArraySlice<String>) -> Bool {
        switch parts.first {
        case nil: words.isEmpty
        case .word(let word): words.first == word
        default: true
        }
    }

    private static func expand(_ parts: ArraySlice<Part>, _ samples: [String: [String]]) -> [[String]] {
        guard let part = parts.first else { return [[]] }
        let rest = parts.dropFirst()
        switch part {
        case .word(let word): return expand(rest, samples).map { [word] + $0 }
        case .choice(let branches): return branches.flatMap { expand(($0 + rest)[...], samples) }
        case .anything: return expand(rest, samples)
        case .slot(let name):
            guard let values = samples[name] else { return [[]] }
            let tails = expand(rest, samples)
            return values.flatMap { value in tails.map { value.split(separator: " ").map(String.init) + $0 } }
        }
    }
}
