/// The meanings of a script's lines, in English.
enum ScenarioMeaning {
    /// Nil for a line that is not the scenario's own.
    static func text(of line: String, in scenario: Scenario) -> String? {
        let pardon = ScenarioSession.pardon(in: scenario.language)
        guard line.hasPrefix(pardon) else { return meaning(of: line, in: scenario) }
        let rest = line.dropFirst(pardon.count).trimmingPrefix { $0.isWhitespace }
        return meaning(of: String(rest), in: scenario).map { "Sorry, I did not understand you. \($0)" }
    }

    /// A reply, and the line of the next step behind it. What is said more simply says less: it means only what the
    /// script says that it does.
    private static func meaning(of line: String, in scenario: Scenario) -> String? {
        let replies = scenario.steps.flatMap(\.answers).filter { !$0.reply.isEmpty && !$0.replyMeans.isEmpty }
        if let reply = replies.first(where: { $0.reply == line }) { return reply.replyMeans }
        let gap = ScenarioSession.gap(in: scenario.language)
        for step in scenario.steps {
            for (text, means) in [(step.says, step.means), (step.simpler, step.simplerMeans)]
            where !text.isEmpty && !means.isEmpty {
                if text == line { return means }
                guard line.hasSuffix(gap + text) else { continue }
                let reply = replies.first { $0.reply == line.dropLast(text.count + gap.count) }
                return reply.map { "\($0.replyMeans) \(means)" } ?? means
            }
        }
        return nil
    }
}
