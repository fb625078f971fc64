import EchoPresentation
import EchoText

/// What there is to know of the room one is in: who, what for, and how far.
enum RoomLines {
    static func lines(_ visit: RoomVisit, due: Int) -> [[StyledText]] {
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
    }
}
