import EchoText

/// A rule's name as people read it: "verb and subject" for `es-verb-agreement`.
enum RuleTitle {
    /// Where the name of a rule does not say it to a learner.
    private static let titles = [
        "verb agreement": "verb and subject", "ser estar": "ser or estar", "gustar": "verbs like gustar",
        "having": "tener for to be", "personal a": "a before a person", "question": "question word",
        "amount": "beaucoup de and the like", "auxiliary": "haben or sein", "condition": "the mood after si",
        "conjugation": "form of the verb", "model": "told by the model", "doubled": "word said twice",
        "degree": "más, muy and mucho", "article": "article and noun", "adjective": "adjective and noun",
    ]

    static func text(_ rule: String) -> String {
        let words = rule.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let named = words.count > 1 && RoomLanguage(rawValue: words[0]) != nil ? Array(words.dropFirst()) : words
        let name = named.joined(separator: " ")
        if name == "having", words.first == "fr" { return "avoir for to be" }
        if name == "auxiliary", words.first == "fr" { return "avoir or être" }
        if name == "age" { return "\(words.first == "fr" ? "avoir" : "tener") for one’s age" }
        return Sanitizer.line(name.isEmpty ? "other" : titles[name] ?? name)
    }
}
