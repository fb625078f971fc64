/// The targets that `Package.swift` declares, read from its text.
struct PackageManifest {
    private let text: String

    init(text: String) {
        self.text = text
    }

    /// The names of the targets and products a target declares to depend on; empty when there is no such target.
    func dependencies(of target: String) -> Set<String> {
        guard let declaration = declaration(of: target) else { return [] }
        let named = declaration.matches(of: /(package: |path: |name: |embedInCode\()?"([^"]+)"/)
            .filter { $0.output.1 == nil || $0.output.1 == "name: " }
            .map { String($0.output.2) }
        return Set(named).subtracting([target]).union(declaration.contains("nio +") ? sharedNIO : [])
    }

    func declares(_ target: String) -> Bool {
        declaration(of: target) != nil
    }

    /// From the name of the target to the parenthesis that closes its declaration.
    private func declaration(of target: String) -> Substring? {
        let openings = ["module(\"\(target)\"", ".executableTarget(name: \"\(target)\""]
        let compact = text.replacing(/\(\s+/, with: "(")
        guard let start = openings.lazy.compactMap({ compact.firstRange(of: $0)?.lowerBound }).first else { return nil }
        let rest = compact[start...]
        return rest[..<(Self.closingParenthesis(of: rest) ?? rest.endIndex)]
    }

    private var sharedNIO: Set<String> {
        guard let start = text.firstRange(of: "let nio:")?.lowerBound else { return [] }
        let list = text[start...].split(separator: "\n]").first ?? ""
        return Set(list.matches(of: /name: "([^"]+)"/).map { String($0.output.1) })
    }

    private static func closingParenthesis(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
