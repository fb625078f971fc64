import Foundation

extension SkillBrain {
    /// What can be answered of a question with several parts, and which part is left; nil where no part can.
    ///
    /// "What is twelve times seven, and tell me a story" gets its number.
    func halves(_ text: String, in context: SkillContext) -> [BrainPart]? {
        guard let (said, left) = parted(text, in: context) else { return nil }
        guard !left.isEmpty else { return said }
        let rest = left.map { "“\($0)”" }.formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
        return said + [.text(" ")]
            + Answer.sentences(["For \(rest) I need a model."] + ConnectAdvice.sentences(context))
    }

    /// What a question with several parts is answered with; nil where a part is left.
    func wholly(_ text: String, in context: SkillContext) -> [BrainPart]? {
        guard let (said, left) = parted(text, in: context), left.isEmpty else { return nil }
        return said
    }

    /// A question of which the skills know one end exactly, and a model is asked the other.
    struct Shared {
        /// Said before the model answers, or behind it.
        let said: [BrainPart]
        let isFirst: Bool
        /// The question that is left.
        let rest: BrainPrompt
    }

    /// Nil where the skills know neither end, or something in the middle.
    func shared(_ prompt: BrainPrompt) -> Shared? {
        guard prompt.format == nil, prompt.toolChoice == .auto, case .user(let text, _) = prompt.items.last,
            let (said, left) = parted(text, in: context(prompt)), !left.isEmpty
        else { return nil }
        let clauses = Self.clauses(text)
        var rest = prompt
        rest.items.removeLast()
        if clauses.suffix(left.count).elementsEqual(left) {
            let asked = clauses.dropLast(left.count).joined(separator: "? ")
            let answer = said.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            rest.items += [.user(asked + "?"), .assistant(answer), .user(left.joined(separator: ", and "))]
            return Shared(said: said, isFirst: true, rest: rest)
        }
        guard clauses.starts(with: left), clauses.dropFirst(left.count).allSatisfy(Self.standsAlone) else { return nil }
        rest.items.append(.user(left.joined(separator: ", and ")))
        return Shared(said: said, isFirst: false, rest: rest)
    }

    /// They mean what was said before.
    private static let pointers: Set<Substring> = [
        "it", "its", "that", "this", "these", "those", "they", "he", "she",
    ]

    /// Behind other words a question is one of its own only where it begins as one, and means nothing said before.
    private static func standsAlone(_ clause: String) -> Bool {
        let words = clause.lowercased().split { !$0.isLetter && $0 != "'" }
        guard let first = words.first, ["what", "what's", "how"].contains(first) else { return false }
        let isOfNow = ["what time is it", "what day is it"].contains(words.joined(separator: " "))
        return isOfNow
            || Set(words).isDisjoint(with: ["it", "its", "that", "this", "these", "those", "they", "he", "she"])
    }

    /// What is answered, and what is left; nil for a question of one part, and where none can be answered.
    private func parted(_ text: String, in context: SkillContext) -> (said: [BrainPart], left: [String])? {
        guard text.utf8.count <= Self.longestOfParts else { return nil }
        let clauses = Self.clauses(text)
        guard (2...Self.mostClauses).contains(clauses.count) else { return nil }
        var (said, left): ([BrainPart], [String]) = ([], [])
        for clause in clauses {
            if let parts = exactly(Utterance(clause), in: context) {
                said += said.isEmpty ? parts : [.text(" ")] + parts
            } else {
                left.append(clause)
            }
        }
        return said.isEmpty ? nil : (said, left)
    }

    /// Bytes.
    private static let longestOfParts = 400
    private static let mostClauses = 4

    private static func clauses(_ text: String) -> [String] {
        let ends = /[.?!;]\s+|,?\s+and\s+(?:then\s+)?|,?\s+then\s+/.ignoresCase()
        return text.split(separator: ends).map { clause in
            clause.trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
        }.filter { !$0.isEmpty }
    }
}
