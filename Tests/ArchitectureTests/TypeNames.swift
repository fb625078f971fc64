/// A type's name stands in one module only: a reader need not ask which one is meant.
enum TypeNames {
    /// Types inside of others, and those that one file keeps to itself, may be called as they like.
    static func violations(in sources: [SourceFile]) -> [Violation] {
        var modules: [Substring: String] = [:]
        return sources.flatMap { file in
            declarations(in: file).compactMap { line, name in
                let first = modules[name, default: file.module]
                modules[name] = first
                guard first != file.module else { return nil }
                return Violation(path: file.path, line: line, reason: "\(name) is a type of \(first) too")
            }
        }
    }

    /// Top-level declarations stand at the beginning of their lines.
    static func declarations(in file: SourceFile) -> [(line: Int, name: Substring)] {
        file.code.enumerated().compactMap { index, line in
            let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" }
            guard line.first?.isWhitespace == false,
                let keyword = words.firstIndex(where: { keywords.contains($0) }), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0.hasSuffix(")") || modifiers.contains($0) })
            else { return nil }
            return (index + 1, words[keyword + 1])
        }
    }

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "open", "final", "indirect", "nonisolated", "distributed",
    ]
}
