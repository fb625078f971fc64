/// What classes and actors keep where others can reach it. A split by length, into `Type+Topic.swift`, opens all of it.
enum OpenState {
    static let most = 10
    /// Those that have more. These numbers only shrink.
    static let budgets = [
        "Echo": 21, "HouseDesk": 22, "HouseFeature": 21, "LiveCall": 18, "PromptsFeature": 13, "RoomDesk": 23,
        "RoomFeature": 25, "SIPCall": 17, "SIPEndpoint": 18, "Screen": 12, "ScreenPresenter": 16,
    ]
    /// A structure that is as much a thing as a class.
    private static let things: Set<Substring> = ["ScreenPresenter"]

    static func violations(among files: [SourceFile], budgets: [String: Int] = budgets) -> [Violation] {
        let found = files.flatMap { file in counts(in: file).map { (file, $0.key, $0.value) } }
        let open = found.compactMap { file, type, count -> Violation? in
            let budget = budgets[type] ?? most
            guard count != budget, count > budget || budgets[type] != nil else { return nil }
            let advice = count > budget ? "may have" : "had: lower its budget of"
            return Violation(
                path: file.path, line: 1, reason: "\(type) has \(count) open properties, and \(advice) \(budget)")
        }
        let gone = Set(budgets.keys).subtracting(found.map(\.1)).sorted()
        return open + gone.map { Violation(path: "Sources/", line: 1, reason: "\($0) has a budget and is not there") }
    }

    /// Stored properties that are not private, by the types that are declared here.
    static func counts(in file: SourceFile) -> [String: Int] {
        var counts: [String: Int] = [:]
        var types: [(name: Substring, isThing: Bool, depth: Int)] = []
        var head: (name: Substring, isThing: Bool)?
        var depth = 0
        for (index, line) in file.code.enumerated() {
            if let type = types.last, type.isThing, depth == type.depth + 1,
                isOpenStored(line, next: file.code.dropFirst(index + 1).first)
            {
                counts[String(type.name), default: 0] += 1
            }
            head = declaration(in: line) ?? head
            for character in line.utf8 {
                if character == UInt8(ascii: "{") {
                    if let opened = head { types.append((opened.name, opened.isThing, depth)) }
                    head = nil
                    depth += 1
                } else if character == UInt8(ascii: "}") {
                    depth -= 1
                    if let last = types.last, last.depth >= depth { types.removeLast() }
                }
            }
            if let type = types.last, type.isThing { counts[String(type.name), default: 0] += 0 }
        }
        return counts
    }

    private static let keywords: Set<Substring> = ["class", "actor", "struct", "enum", "extension", "protocol"]
    private static let attributes: Set<Substring> = ["@MainActor", "@Observable", "@unchecked"]
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "open", "final", "nonisolated", "distributed",
        "indirect", "weak", "unowned", "lazy", "private(set)", "internal(set)", "fileprivate(set)", "package(set)",
        "nonisolated(unsafe)",
    ]

    private static func words(of line: Substring) -> [Substring] {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
        return Array(words.drop { attributes.contains($0) || modifiers.contains($0) })
    }

    private static func declaration(in line: Substring) -> (name: Substring, isThing: Bool)? {
        let words = words(of: line)
        guard words.count > 1, keywords.contains(words[0]) else { return nil }
        let isThing = words[0] == "class" || words[0] == "actor" || (words[0] == "struct" && things.contains(words[1]))
        return (words[1], isThing)
    }

    private static func isOpenStored(_ line: Substring, next: Substring?) -> Bool {
        guard let first = words(of: line).first, first == "let" || first == "var" else { return false }
        let isPrivate = line.split(separator: " ").contains { $0 == "private" || $0 == "fileprivate" }
        guard !isPrivate else { return false }
        guard let brace = line.firstIndex(of: "{") else { return true }
        let isSet = line.firstIndex(of: "=").map { $0 < brace } ?? false
        let observers = line[brace...].contains("}") ? line[brace...] : line[brace...] + (next ?? "")
        return isSet || observers.contains("didSet") || observers.contains("willSet")
    }
}
