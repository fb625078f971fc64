/// A shape of sentence: `what (day|date) is it [today]`, `set a timer for {time}`, `... dice`.
///
/// `(a|b)` is a choice, `[a]` may be missing, `{name}` takes one or more words, `{#name}` those of one number, `...` takes
/// any number of words and keeps none.
/// The same pattern matches what was said and names the phrases that are likely to be said.
public struct PhrasePattern: Sendable, Hashable {
    public typealias Captures = [String: ArraySlice<String>]

    private let parts: [Part]
    private let program: [PhraseStep]

    public init(_ text: String) {
        var reader = PhrasePatternReader(text)
        parts = reader.sequence()
        program = PhraseStep.program(parts)
    }

    /// The captures of the slots when all of `words` fit.
    public func match(_ words: [String]) -> Captures? {
        var matcher = PhraseMatcher(program, words[...])
        return matcher.match()
    }

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
