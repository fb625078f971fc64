/// What a script says its lines mean, in English.
enum ScenarioMeaning {
    /// Nil for a line that is not the scenario's own.
    static func text(of line: String, in scenario: Scenario) -> String? {
        let pardon = ScenarioSession.pardon(in: scenario.language)
        guard line.hasPrefix(pardon) else { return meaning(of: line, in: scenario) }
        let rest = line.dropFirst(pardon.count).trimmingPrefix { $0.isWhitespace }
        return meaning(of: String(rest), in: scenario).map { "Sorry, I did not understand you. \($0)" }
    }

    /// What is said more simply means the same.
    private static func meaning(of line: String, in scenario: Scenario) -> String? {
        scenario.steps.first { step in
            !step.means.isEmpty
                && [step.says, step.simpler].contains { !$0.isEmpty && ($0 == line || line.hasSuffix(" " + $0)) }
        }?.means
    }
}
