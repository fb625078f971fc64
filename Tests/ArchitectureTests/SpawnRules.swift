/// One place starts programs, so that none is told a secret, none inherits an open file, and all are seen to their end.
enum SpawnRules {
    /// Where `posix_spawn` stands.
    static let place = "Sources/EchoPrograms/ProgramSpawner.swift"

    private static let types: Set<Substring> = ["Process", "Subprocess"]
    private static let functions: Set<Substring> = [
        "posix_spawn", "posix_spawnp", "fork", "vfork", "popen", "system", "execl", "execle", "execlp", "execv",
        "execve", "execvp", "execvpe", "fexecve", "wordexp",
    ]

    static func violations(in file: SourceFile) -> [Violation] {
        let names = types.union(functions)
        guard file.path != place, !file.names.isDisjoint(with: names) else { return [] }
        return file.code.enumerated().flatMap { index, line in
            line.matches(of: /\w+/).filter { names.contains($0.output) && isUsed($0.range, in: line) }.map { _ in
                Violation(path: file.path, line: index + 1, reason: "only \(place) starts programs")
            }
        }
    }

    private static func isUsed(_ name: Range<Substring.Index>, in line: Substring) -> Bool {
        let before = line[..<name.lowerBound]
        let next = line[name.upperBound...].first { $0 != " " }
        guard functions.contains(line[name]) else {
            return next == "(" || next == "." || before.contains("import ")
        }
        // A case of an enumeration may have such a name.
        let isDeclared = ["case ", "func "].contains { before.hasSuffix($0) }
        let isMember = before.last == "." && before.dropLast().last?.isLetter != true
        return next == "(" && !isDeclared && !isMember
    }
}
