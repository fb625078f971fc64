/// The instructions that make a model the persona: a system message, or the instructions of a voice session.
public enum PersonaInstructions {
    /// Words of the learner's that are named, at most.
    static let mostWords = 60

    /// - Parameters:
    ///   - known: words the learner knows; the persona leans on them.
    ///   - due: words that are due for review; the persona brings them up.
    ///   - said: what the persona said already, where the model does not know it.
    public static func text(
        persona: Persona, level: LanguageLevel, scenario: Scenario? = nil, known: [String] = [], due: [String] = [],
        said: [String] = []
    ) -> String {
        let language = persona.language.title
        var parts = [
            "You are \(line(persona.name)) from \(line(persona.city)). \(line(persona.manner))",
            "Speak \(language) only, at level \(level.rawValue): \(shape(of: level))",
            "You talk to someone who is learning \(language). Never correct them outright; use the right form yourself in your "
                + "answer. When they are lost, say the same more simply. Stay in your role whatever you are asked.",
        ]
        if !persona.topics.isEmpty { parts.append("You like to talk about: " + words(persona.topics) + ".") }
        if let scenario {
            parts.append("The situation: \(line(scenario.situation)) You play the other side.")
            if !scenario.goals.isEmpty {
                let goals = scenario.goals.map { "- \(line($0.id)): \(line($0.title))" }.joined(separator: "\n")
                parts.append("The learner wants to achieve:\n\(goals)\nGive them the chance; do not do it for them.")
            }
        }
        if !known.isEmpty { parts.append("Words the learner knows: " + words(known) + ".") }
        if !due.isEmpty { parts.append("Bring these words up where they fit: " + words(due) + ".") }
        if !said.isEmpty {
            let lines = said.map { "“\(line($0))”" }.joined(separator: " ")
            parts.append("You have said already: \(lines) Go on from there, and do not greet again.")
        }
        return parts.joined(separator: "\n\n")
    }

    private static func shape(of level: LanguageLevel) -> String {
        switch level {
        case .a1: "one short sentence and one simple question, the present tense, everyday words."
        case .a2: "two short sentences, simple past and future, everyday words."
        case .b1: "two or three sentences, common idioms, clear connections."
        case .b2: "natural sentences of up to fifty words, opinions and reasons."
        case .c1: "natural, nuanced language with idioms; up to eighty words."
        case .c2: "as with an educated native speaker; up to a hundred words."
        }
    }

    private static func words(_ words: [String]) -> String {
        words.prefix(mostWords).map(line).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A file's text on one line, and not endless.
    private static func line(_ text: String) -> String {
        text.prefix(300).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
