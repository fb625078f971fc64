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

    /// What a question begins with that is known exactly, and the question that is left, behind it; nil where it does not
    /// begin so.
    func beginning(_ prompt: BrainPrompt) -> (said: [BrainPart], rest: BrainPrompt)? {
        guard prompt.format == nil, prompt.toolChoice == .auto, case .user(let text, _) = prompt.items.last,
            let (said, left) = parted(text, in: context(prompt)), !left.isEmpty,
            Self.clauses(text).suffix(left.count).elementsEqual(left)
        else { return nil }
        let asked = Self.clauses(text).dropLast(left.count).joined(separator: "? ")
        let answer = said.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        var rest = prompt
        rest.items.removeLast()
        rest.items += [.user(asked + "?"), .assistant(answer), .user(left.joined(separator: ", and "))]
        return (said, rest)
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
