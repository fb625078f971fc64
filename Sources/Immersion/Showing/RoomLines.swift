import EchoScreen
import EchoText

/// The description of the current room: who, what for, and how far.
enum RoomLines {
    /// - Parameter own: the learner's language, in two letters.
    static func lines(_ visit: RoomVisit, due: Int, own: String = OwnLanguage.standard) -> [[StyledText]] {
        let (session, persona) = (visit.session, visit.persona)
        let who = [persona.name, persona.city].filter { !$0.isEmpty }.joined(separator: ", ")
        var lines = [
            [StyledText(Sanitizer.line(who), .strong), StyledText("  " + Sanitizer.line(persona.manner), .faint)]
        ]
        if let scenario = session.scenario {
            lines += [[], [StyledText(Sanitizer.line(scenario.situation))], []]
            let reached = Set(session.reached.map(\.id))
            lines += scenario.goals.map { goal in
                let isReached = reached.contains(goal.id)
                return [
                    StyledText(isReached ? "✓ " : "○ ", isReached ? .success : .faint),
                    StyledText(Sanitizer.line(goal.title), isReached ? .plain : .strong),
                ]
            }
        }
        let answers =
            visit.isScripted
            ? "The script answers, on this machine."
            : visit.asksProviders
                ? "\(persona.name) is played by \((visit.kit.partner?.names ?? []).joined(separator: ", else by "))."
                : "A model answers, as \(persona.name)."
        let cards = due == 1 ? "1 card is due." : "\(due) cards are due."
        return lines + [[], [StyledText(Sanitizer.line(answers) + " " + cards, .faint)]]
            + explanations(visit, own: own)
    }

    /// In which language words are explained: where it is not English, what is installed decides.
    private static func explanations(_ visit: RoomVisit, own: String) -> [[StyledText]] {
        guard own != OwnLanguage.standard, own != visit.language.rawValue else { return [] }
        guard !visit.kit.explainsIn.contains(own) else {
            let wanted = OwnLanguage.title(own)
            return [[StyledText("Words are explained in \(wanted), the most common ones in English.", .faint)]]
        }
        return [[StyledText(inEnglish(visit.language, own: own), .faint)]]
    }

    static func inEnglish(_ language: RoomLanguage, own: String) -> String {
        "Words are explained in English: no \(language.title)–\(OwnLanguage.title(own)) dictionary is installed here."
    }
}
