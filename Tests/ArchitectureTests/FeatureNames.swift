/// A feature that is a module of its own is named by itself and by the composition, and by nobody else.
enum FeatureNames {
    /// Where each may be named besides: its adapters, and who plugs it in.
    static let allowed: [String: Set<String>] = [
        "house": ["House", "HouseAdapters", "echo-tui"],
        "immersion": ["Immersion", "ImmersionAdapters", "echo-tui"],
        // Its settings and its conversations are kept with the others. Phones of a language are what words are made of.
        "phone": [
            "Phone", "PhoneBridge", "PhoneExchange", "EchoScreen", "EchoStore", "echo-tui",
            "EchoWake", "Immersion", "ImmersionAdapters",
        ],
    ]
    /// It answers what people say, also of a house.
    private static let conversing: Set = ["LocalBackend"]

    static func violations(in file: SourceFile) -> [Violation] {
        guard !conversing.contains(file.module) else { return [] }
        return allowed.keys.sorted().flatMap { feature -> [Violation] in
            guard allowed[feature]?.contains(file.module) == false else { return [] }
            let names = file.names.filter { parts(of: $0).contains(feature) }
            return names.sorted().map {
                Violation(path: file.path, line: 1, reason: "\($0) names \(feature), which is a feature's")
            }
        }
    }

    /// "isOfHouse" consists of "is", "of" and "house".
    private static func parts(of name: Substring) -> Set<String> {
        var parts: [String] = [""]
        for character in name {
            if character.isUppercase || !character.isLetter { parts.append("") }
            if character.isLetter { parts[parts.count - 1] += character.lowercased() }
        }
        return Set(parts)
    }
}
