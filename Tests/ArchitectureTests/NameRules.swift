/// How types and files are named, and what an unchecked promise to the compiler owes its reader.
enum NameRules {
    static func violations(in file: SourceFile) -> [Violation] {
        protocolsWithoutSuffix(in: file) + fileWithoutItsType(file) + unexplainedPromises(in: file)
    }

    /// In the protocols' module a protocol says what a value on the wire can do, as `Codable` does: it is no port.
    private static func protocolsWithoutSuffix(in file: SourceFile) -> [Violation] {
        guard file.module != "EchoWire" else { return [] }
        return file.code.enumerated().compactMap { index, line in
            guard let match = line.firstMatch(of: /\bprotocol\s+(\w+)/), !match.output.1.hasSuffix("Protocol") else {
                return nil
            }
            return Violation(
                path: file.path, line: index + 1, reason: "protocol \(match.output.1) lacks the suffix Protocol")
        }
    }

    /// A file is named after a type it declares, or, as `Type+Topic.swift`, after one that it extends or conforms to.
    private static func fileWithoutItsType(_ file: SourceFile) -> [Violation] {
        let code = file.code.joined(separator: "\n")
        let declares = code.contains(/\b(?:struct|class|enum|actor|protocol|extension|typealias)\s/)
        let pattern =
            file.isAboutATopic ? /\b(\w+)\b/ : /\b(?:struct|class|enum|actor|protocol|extension|typealias)\s+(\w+)/
        guard declares, !code.matches(of: pattern).contains(where: { $0.output.1 == file.name }) else { return [] }
        return [Violation(path: file.path, line: 1, reason: "does not declare \(file.name), which it is named after")]
    }

    private static func unexplainedPromises(in file: SourceFile) -> [Violation] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return file.code.indices.filter { index in
            let promises = ["@unchecked Sendable", "nonisolated(unsafe)"].contains { file.code[index].contains($0) }
            let explained = [index - 1, index].contains { lines.indices.contains($0) && lines[$0].contains("//") }
            return promises && !explained
        }.map { Violation(path: file.path, line: $0 + 1, reason: "no comment proves this promise safe") }
    }
}
