/// A feature that has what a role asks for takes the role: else nobody would ask it.
enum FeatureRoles {
    static func violations(among files: [SourceFile]) -> [Violation] {
        let roles = files.flatMap(roles)
        let bodies = files.flatMap(bodies)
        let features = Set(bodies.filter { $0.conformances.contains("FeatureProtocol") }.map(\.type))
        return features.sorted().flatMap { feature -> [Violation] in
            let own = bodies.filter { $0.type == feature }
            let taken = own.reduce(into: Set<Substring>()) { $0.formUnion($1.conformances) }
            return own.flatMap { body in
                roles.filter { !taken.contains($0.name) && !body.members.isDisjoint(with: $0.members) }.map {
                    Violation(path: body.path, line: 1, reason: "\(feature) does not take the part of \($0.name)")
                }
            }
        }
    }

    private struct Body {
        let path: String
        let type: Substring
        let conformances: Set<Substring>
        let members: Set<String>
    }

    private struct Role {
        let name: Substring
        let members: Set<String>
    }

    private static func roles(in file: SourceFile) -> [Role] {
        guard file.names.contains("FeatureProtocol"), file.names.contains("protocol") else { return [] }
        return parts(of: file, opening: #/\bprotocol\s+(\w+)\s*:([^{]*)\{/#)
            .filter { $0.conformances.contains("FeatureProtocol") }.map { Role(name: $0.type, members: $0.members) }
    }

    private static func bodies(in file: SourceFile) -> [Body] {
        parts(of: file, opening: #/(?m)^[@\w ]*\b(?:class|extension)\s+(\w+)([^{\n]*(?:\n    [^{\n]*)*)\n?\{/#)
    }

    /// From each opening to the next one.
    private static func parts(of file: SourceFile, opening: Regex<(Substring, Substring, Substring)>) -> [Body] {
        let text = file.code.joined(separator: "\n")
        let heads = text.matches(of: opening)
        return heads.enumerated().map { index, head in
            let end = index + 1 < heads.count ? heads[index + 1].range.lowerBound : text.endIndex
            let names = head.output.2.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return Body(
                path: file.path, type: head.output.1, conformances: Set(names),
                members: members(of: text[head.range.upperBound..<end]))
        }
    }

    /// By name, labels and types: "choose(_:ChoiceRowViewState,in:Choice)", "isWorking:Bool".
    private static func members(of body: Substring) -> Set<String> {
        let functions = body.matches(of: #/\bfunc\s+(\w+)\(([^)]*)\)/#).map { match in
            "\(match.output.1)(\(match.output.2.split(separator: ",").map(parameter).joined(separator: ",")))"
        }
        let properties = body.matches(of: #/\bvar\s+(\w+):\s*([\w\[\]?]+)/#).map { "\($0.output.1):\($0.output.2)" }
        return Set(functions + properties)
    }

    private static func parameter(_ text: Substring) -> String {
        let sides = text.split(separator: ":", maxSplits: 1)
        let label = sides.first?.split(separator: " ").first ?? ""
        return "\(label):\(sides.last?.trimmingPrefix(" ") ?? "")"
    }
}
