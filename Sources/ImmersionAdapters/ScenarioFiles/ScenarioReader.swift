public import Immersion
import TOMLKit

/// Reads a file of scenarios, and takes it only if every one of them can be played.
public enum ScenarioReader {
    /// A megabyte: more is no script.
    public static let largest = 1 << 20

    /// - Parameter known: people of other files that scenarios may name.
    public static func read(_ text: String, language: RoomLanguage, known: [Persona] = [])
        throws(ScenarioFileError) -> ScenarioCollection
    {
        let records: ScenarioRecords = try TOMLRecords.decode(text, largest: largest)
        let personas = (records.persona ?? []).map { person in
            Persona(
                id: person.id, language: language, name: person.name, city: person.city ?? "",
                manner: person.manner ?? "", voice: person.voice ?? "", topics: person.topics ?? [],
                region: person.region ?? "")
        }
        var scenarios: [Scenario] = []
        for situation in records.scenario ?? [] {
            let scenario = try scenario(situation, language)
            guard !scenarios.contains(where: { $0.id == scenario.id }) else { throw .doubleScenario(scenario.id) }
            guard (personas + known).contains(where: { $0.id == scenario.persona }) else {
                throw .unknownPersona(scenario.persona, scenario: scenario.id)
            }
            if let problem = ScenarioRules.problems(of: scenario).first {
                throw .unplayable(scenario: scenario.id, problem: problem)
            }
            scenarios.append(scenario)
        }
        return ScenarioCollection(personas: personas, scenarios: scenarios)
    }

    private static func scenario(_ record: ScenarioRecords.Situation, _ language: RoomLanguage)
        throws(ScenarioFileError) -> Scenario
    {
        guard let level = LanguageLevel(rawValue: record.level) else {
            throw .level(String(record.level.prefix(20)), scenario: record.id)
        }
        return Scenario(
            id: record.id, language: language, level: level, title: record.title, situation: record.situation,
            persona: record.persona, goals: (record.goals ?? []).map { ScenarioGoal(id: $0.id, title: $0.title) },
            steps: record.step.map(step), keywords: record.keywords ?? [])
    }

    private static func step(_ record: ScenarioRecords.Step) -> ScenarioStep {
        ScenarioStep(
            id: record.id, says: record.says, means: record.means ?? "", simpler: record.simpler ?? "",
            simplerMeans: record.simplerMeans ?? "",
            hint: record.hint ?? "",
            answers: (record.answers ?? []).map {
                ScenarioAnswer(
                    say: $0.say, next: $0.next, goal: $0.goal, reply: $0.reply ?? "", replyMeans: $0.replyMeans ?? "")
            })
    }
}
