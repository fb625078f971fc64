import EchoText

/// A rule's name as people read it: "verb agreement" for `es-verb-agreement`.
enum RuleTitle {
    static func text(_ rule: String) -> String {
        let words = rule.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let named = words.count > 1 && RoomLanguage(rawValue: words[0]) != nil ? Array(words.dropFirst()) : words
        return Sanitizer.line(named.isEmpty ? "other" : named.joined(separator: " "))
    }
}
