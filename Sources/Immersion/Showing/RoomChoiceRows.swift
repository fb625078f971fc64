import EchoScreen
import EchoText

/// The scenarios of a language as rows to choose from, and the other languages below them.
enum RoomChoiceRows {
    private static let scenarioPrefix = "scenario:"
    private static let languagePrefix = "language:"

    /// - Parameter collection: tells who plays them, and which are the person's own.
    static func rows(
        _ scenarios: [Scenario], of collection: ScenarioCollection, language: RoomLanguage, current: Scenario.ID?
    ) -> [ChoiceRowViewState] {
        scenarios.map { scenario in
            let persona = collection.persona(of: scenario)
            let name = persona.map { [$0.name, $0.city].filter { !$0.isEmpty }.joined(separator: ", ") } ?? ""
            let who = [name, collection.own.contains(scenario.id) ? "your own" : ""].filter { !$0.isEmpty }
                .joined(separator: " · ")
            let goals = scenario.goals.map(\.title).joined(separator: ", ")
            return ChoiceRowViewState(
                id: scenarioPrefix + scenario.id, title: Sanitizer.line(scenario.title),
                state: StyledText(scenario.level.rawValue, .accent), note: Sanitizer.line(who),
                help: Sanitizer.line("\(scenario.situation) Goals: \(goals)."), isCurrent: scenario.id == current)
        }
            + RoomLanguage.allCases.filter { $0 != language }.map {
                ChoiceRowViewState(
                    id: languagePrefix + $0.rawValue, title: "\($0.title) …",
                    help: "See the \($0.title) scenarios.")
            }
    }

    static func scenario(_ row: ChoiceRowViewState) -> Scenario.ID? {
        row.id.hasPrefix(scenarioPrefix) ? String(row.id.dropFirst(scenarioPrefix.count)) : nil
    }

    static func language(_ row: ChoiceRowViewState) -> RoomLanguage? {
        row.id.hasPrefix(languagePrefix)
            ? RoomLanguage(rawValue: String(row.id.dropFirst(languagePrefix.count))) : nil
    }
}
