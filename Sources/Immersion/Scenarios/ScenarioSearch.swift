/// Finds the scenarios that words mean.
public enum ScenarioSearch {
    /// Those that hold every word, the nearest level first; all of them without words.
    public static func scenarios(
        _ words: [String], level: LanguageLevel?, among all: [Scenario], by personas: [Persona] = []
    ) -> [Scenario] {
        let wanted = words.flatMap(PlainName.words)
        let found = all.filter { scenario in
            let known = self.words(of: scenario, by: personas.first { $0.id == scenario.persona })
            return wanted.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
        }
        guard let level else { return found }
        return found.enumerated().sorted { left, right in
            (distance(left.element, level), left.offset) < (distance(right.element, level), right.offset)
        }.map(\.element)
    }

    /// English and native ones: of the situation, of whom one meets there, and of what is said first.
    private static func words(of scenario: Scenario, by persona: Persona?) -> Set<String> {
        let first = scenario.steps.first
        let native = [first?.says ?? ""] + (first?.answers.flatMap(\.say) ?? []) + scenario.keywords
        let texts =
            [scenario.id, scenario.title, scenario.situation] + scenario.goals.map(\.title) + native
            + [persona?.name ?? "", persona?.city ?? ""]
        return Set(texts.flatMap(PlainName.words))
    }

    private static func distance(_ scenario: Scenario, _ level: LanguageLevel) -> Int {
        let all = LanguageLevel.allCases
        return abs((all.firstIndex(of: scenario.level) ?? 0) - (all.firstIndex(of: level) ?? 0))
    }
}
