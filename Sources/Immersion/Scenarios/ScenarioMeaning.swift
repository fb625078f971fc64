/// What a script says its lines mean, in English.
enum ScenarioMeaning {
    /// Nil for a line that is not the scenario's own.
    static func text(of line: String, in scenario: Scenario) -> String? {
        let pardon = ScenarioSession.pardon(in: scenario.language)
        guard line.hasPrefix(pardon) else { return meaning(of: line, in: scenario) }
        let rest = line.dropFirst(pardon.count).trimmingPrefix { $0.isWhitespace }
        return meaning(of: String(rest), in: scenario).map { "Sorry, I did not understand you. \($0)" }
    }

    /// What is said more simply means the same, unless the script says more.
    private static func meaning(of line: String, in scenario: Scenario) -> String? {
        func ends(with text: String) -> Bool { !text.isEmpty && (text == line || line.hasSuffix(" " + text)) }
        for step in scenario.steps {
            if !step.means.isEmpty, ends(with: step.says) { return step.means }
            let simpler = step.simplerMeans.isEmpty ? step.means : step.simplerMeans
            if !simpler.isEmpty, ends(with: step.simpler) { return simpler }
        }
        return nil
    }
}
