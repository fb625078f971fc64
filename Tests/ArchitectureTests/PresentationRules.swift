/// What shows something decides nothing: rules stand with the features that act by them, and nothing waits or remembers
/// behind a presenter's back.
enum PresentationRules {
    private static let layers: Set<String> = ["presentation", "EchoText"]
    /// A presenter is told and shows, at once and in one place.
    private static let doings: Set<Substring> = ["async", "await", "Task", "actor", "FileManager"]

    static func violations(in file: SourceFile) -> [Violation] {
        guard layers.contains(file.layer) else { return [] }
        let rules = zip(file.words, file.words.dropFirst()).filter { keyword, name in
            ["struct", "class", "enum"].contains(keyword) && (name.hasSuffix("Rule") || name.hasSuffix("Rules"))
        }
        return rules.map { Violation(path: file.path, line: 1, reason: "\($0.1) is a rule, and belongs to a feature") }
            + file.names.intersection(doings).sorted().map {
                Violation(path: file.path, line: 1, reason: "does something: \($0)")
            }
    }
}
