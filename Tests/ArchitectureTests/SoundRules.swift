/// Audio never crosses the main actor: nothing that the engine tells the screen holds any, however deep inside.
enum SoundRules {
    private static let told: Set<Substring> = ["EchoEvent", "ConversationEvent", "WireRecord"]
    private static let sound: Set<Substring> = ["PCM16", "Int16", "CapturedSound", "ConversationSound", "Data"]
    /// Their bytes are those of JSON, or of what came in its place, from which audio was elided.
    private static let elided: Set<Substring> = ["WireText", "WireFrame"]
    /// Its bytes come from the screen, which sends them with a message.
    private static let shown: Set<Substring> = ["Picture"]

    static func violations(among sources: [SourceFile]) -> [Violation] {
        let declarations = Dictionary(grouping: sources.flatMap(declarations), by: \.name)
        var (seen, waiting) = (told, told.sorted())
        var violations: [Violation] = []
        while let declared = waiting.popLast().map({ declarations[$0, default: []] }) {
            for declaration in declared where !elided.union(shown).contains(declaration.name) {
                violations += declaration.names.intersection(sound).sorted().map { declaration.violation($0) }
                waiting += declaration.names.subtracting(seen).sorted()
                seen.formUnion(declaration.names)
            }
        }
        return violations
    }

    /// A type and all that is named in it.
    private struct Declaration {
        let name: Substring
        let names: Set<Substring>
        let path: String
        let line: Int

        func violation(_ sound: Substring) -> Violation {
            Violation(path: path, line: line, reason: "\(name) is told to the screen, and holds \(sound)")
        }
    }

    private static func declarations(in file: SourceFile) -> [Declaration] {
        TypeNames.declarations(in: file).map { line, name in
            let rest = file.code[(line - 1)...]
            // A declaration of several lines ends with the first brace that stands at the beginning of one.
            let isOneLine = rest.first?.contains("}") == true || rest.first?.contains("typealias") == true
            let end = isOneLine ? line : (rest.firstIndex { $0.hasPrefix("}") } ?? rest.endIndex)
            return Declaration(
                name: name, names: Set(rest[..<end].flatMap(words).filter { $0.first?.isUppercase == true }),
                path: file.path, line: line)
        }
    }

    private static func words(_ line: Substring) -> [Substring] { line.split { !$0.isLetter && !$0.isNumber } }
}
