/// How types and files are named, and what an unchecked promise to the compiler owes its reader.
enum NameRules {
    static func violations(in file: SourceFile) -> [Violation] {
        protocolsWithoutSuffix(in: file) + fileWithoutItsType(file) + unexplainedPromises(in: file)
    }

    /// In the protocols' module a protocol says what a value on the wire can do, as `Codable` does: it is no port.
    private static func protocolsWithoutSuffix(in file: SourceFile) -> [Violation] {
        guard file.module != "EchoWire", file.names.contains("protocol") else { return [] }
        return file.code.enumerated().compactMap { index, line in
            guard let match = line.firstMatch(of: /\bprotocol\s+(\w+)/), !match.output.1.hasSuffix("Protocol") else {
                return nil
            }
            return Violation(
                path: file.path, line: index + 1, reason: "protocol \(match.output.1) lacks the suffix Protocol")
        }
    }

    /// A file is named after a type it declares, or, as `Type+Topic.swift`, after one that it extends or conforms to.
    /// A file of extensions only may be named after what they have in common.
    private static func fileWithoutItsType(_ file: SourceFile) -> [Violation] {
        guard !file.names.isDisjoint(with: declarations) else { return [] }
        let isNamedAfterAType = zip(file.words, file.words.dropFirst()).contains { keyword, name in
            name == file.name && (file.isAboutATopic || keyword == "extension" || declarations.contains(keyword))
        }
        guard !isNamedAfterAType else { return [] }
        return [Violation(path: file.path, line: 1, reason: "does not declare \(file.name), which it is named after")]
    }

    private static let declarations: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// One comment may explain several promises that follow each other.
    private static func unexplainedPromises(in file: SourceFile) -> [Violation] {
        guard !file.names.isDisjoint(with: ["unchecked", "unsafe"]) else { return [] }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var isExplained = false
        return file.code.indices.compactMap { index in
            let isPromise = ["@unchecked Sendable", "nonisolated(unsafe)"].contains { file.code[index].contains($0) }
            let hasComment = lines[index].contains("//")
            defer { isExplained = hasComment || (isPromise && isExplained) }
            guard isPromise, !hasComment, !isExplained else { return nil }
            return Violation(path: file.path, line: index + 1, reason: "no comment proves this promise safe")
        }
    }
}
