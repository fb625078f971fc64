import Foundation

/// A stay in a room, found again in a conversation that was kept: what was said tells which scenario it was.
struct RoomStay: Sendable {
    /// The words of a line, without its margin.
    struct Line: Sendable, Hashable {
        let message: String
        let isLearner: Bool
        let text: String
        var isSpoken = false

        /// How long it took is not kept.
        fileprivate var spoken: Duration { isSpoken ? .milliseconds(100) : .zero }
    }

    let lines: [Line]
    /// As it was, with the goals that were reached; what was said counts for the earlier stay.
    private(set) var session: RoomSession

    /// The stay that was begun last; nil where none of these scenarios begins with one of the lines.
    init?(in said: [Line], among collection: ScenarioCollection, at now: Date) {
        for start in said.indices.reversed() where !said[start].isLearner {
            let lines = Array(said[start...])
            let begun = collection.scenarios.filter { $0.steps.first?.says == lines[0].text }
            let played = begun.compactMap { scenario in collection.persona(of: scenario).map { (scenario, $0) } }
            guard let first = played.first else { continue }
            let scripted = played.lazy.compactMap { Self.replay(lines, $0.0, $0.1, at: now) }.first
            session = scripted ?? Self.retell(lines, first.0, first.1, level: first.0.level, at: now)
            session.goOn(at: now)
            self.lines = lines
            return
        }
        return nil
    }

    /// One that the connected model played.
    init(played said: [Line], _ scenario: Scenario, _ persona: Persona, level: LanguageLevel, at now: Date) {
        lines = said
        session = Self.retell(said, scenario, persona, level: level, at: now)
        session.goOn(at: now)
    }

    /// By the script; nil where that says something else now, or somebody else answered.
    private static func replay(
        _ lines: [Line], _ scenario: Scenario, _ persona: Persona, at now: Date
    ) -> RoomSession? {
        var session = RoomSession(
            language: scenario.language, level: scenario.level, persona: persona, scenario: scenario, at: now)
        _ = session.open()
        for (index, line) in lines.enumerated() where line.isLearner {
            let next = lines.indices.contains(index + 1) ? lines[index + 1] : nil
            session.learnerSaid(
                line.text, spoken: line.spoken, answered: next.flatMap { $0.isLearner ? nil : $0.text })
        }
        return session.lines.map(\.text) == lines.map(\.text) ? session : nil
    }

    private static func retell(
        _ lines: [Line], _ scenario: Scenario, _ persona: Persona, level: LanguageLevel, at now: Date
    ) -> RoomSession {
        var session = RoomSession(
            language: scenario.language, level: level, persona: persona, scenario: scenario,
            isScripted: false, at: now)
        for line in lines {
            if line.isLearner {
                _ = session.learnerSaid(line.text, spoken: line.spoken)
            } else {
                session.personaSaid(line.text)
            }
        }
        return session
    }
}
