/// A protocol says what several types have in common, what a test stands in for, or what another module brings. With
/// one type in its own module it is a detour.
enum LoneProtocols {
    static func violations(among sources: [SourceFile], tests: [SourceFile]) -> [Violation] {
        let found = sources.flatMap { file in declared(in: file).map { (file: file, name: $0) } }
        let names = Set(found.map(\.name))
        var conformers: [Substring: Set<String>] = [:]
        for file in sources + tests {
            for (type, name) in conformances(in: file, to: names) {
                conformers[name, default: []].insert("\(file.module).\(type)")
            }
        }
        // A part that the screen asks for may be taken by one feature.
        return found.filter { !$0.name.hasSuffix("FeatureProtocol") }.compactMap { file, name in
            guard let those = conformers[name], those.count == 1, let one = those.first,
                one.hasPrefix("\(file.module).")
            else { return nil }
            return Violation(path: file.path, line: 1, reason: "\(name) has one conformer, \(one): name that instead")
        }
    }

    private static func declared(in file: SourceFile) -> [Substring] {
        zip(file.words, file.words.dropFirst()).filter { $0.0 == "protocol" }.map(\.1)
    }

    private static func conformances(in file: SourceFile, to protocols: Set<Substring>) -> [(Substring, Substring)] {
        guard !file.names.isDisjoint(with: protocols) else { return [] }
        let head = #/\b(?:class|struct|enum|actor|extension|protocol)\s+([\w.]+)(?:<[^>{]*>)?\s*:([^{]*)\{/#
        return file.code.joined(separator: "\n").matches(of: head).flatMap { match in
            match.output.2.split { !($0.isLetter || $0.isNumber || $0 == "_") }.prefix { $0 != "where" }
                .filter { protocols.contains($0) }.map { (match.output.1, $0) }
        }
    }
}
