/// Reads the notation of `PhrasePattern`.
struct PhrasePatternReader {
    private var rest: Substring.UnicodeScalarView.SubSequence

    init(_ text: String) { rest = Substring(text).unicodeScalars[...] }

    mutating func sequence() -> [PhrasePattern.Part] {
        var parts: [PhrasePattern.Part] = []
        while let scalar = rest.first, !")]|".unicodeScalars.contains(scalar) {
            if let part = part(scalar) { parts.append(part) }
        }
        return parts
    }

    private mutating func part(_ scalar: Unicode.Scalar) -> PhrasePattern.Part? {
        switch scalar {
        case " ":
            rest.removeFirst()
            return nil
        case "(": return .choice(branches())
        case "[": return .choice(branches() + [[]])
        case "{":
            rest.removeFirst()
            let name = word { $0 != "}" }
            rest = rest.dropFirst()
            return .slot(name)
        default:
            let word = word { !" ()[]{}|".unicodeScalars.contains($0) }
            return word == "..." ? .anything : .word(word)
        }
    }

    private mutating func branches() -> [[PhrasePattern.Part]] {
        var branches: [[PhrasePattern.Part]] = []
        repeat {
            rest.removeFirst()
            branches.append(sequence())
        } while rest.first == "|"
        rest = rest.dropFirst()
        return branches
    }

    private mutating func word(_ belongs: (Unicode.Scalar) -> Bool) -> String {
        let word = rest.prefix(while: belongs)
        rest = rest.dropFirst(word.count)
        return String(String.UnicodeScalarView(word))
    }
}
