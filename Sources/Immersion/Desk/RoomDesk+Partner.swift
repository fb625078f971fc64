import Foundation

/// A persona that is played by the models of providers.
extension RoomDesk {
    /// Characters of an answer; what is longer is cut.
    private static let longestAnswer = 4_000

    /// What a model is told to be.
    func instructions(at now: Date, in zone: TimeZone) -> String {
        guard let visit else { return "" }
        let deck = memory[deck: visit.language]
        let due = deck.queue(at: now, in: zone).compactMap { deck.cards[$0]?.word }
        let known = deck.order.compactMap { deck.cards[$0] }.filter { $0.memory.stage == .review }.map(\.word)
        return PersonaInstructions.text(
            persona: visit.persona, level: visit.session.level, scenario: visit.session.scenario, known: known,
            due: due)
    }

    /// Asks for the answer to what was said last, and adds it to the conversation.
    ///
    /// - Returns: the line; nil where no more lines are kept, or one has left meanwhile.
    func askProviders(at now: Date, in zone: TimeZone) async throws(ChainFailure) -> Int? {
        guard let visit, visit.asksProviders, let partner = visit.kit.partner else { return nil }
        let request = PersonaRequest(
            persona: instructions(at: now, in: zone), turns: PersonaTurns.turns(of: visit.session.lines))
        let provided = try await partner.ask(PersonaAsk(request))
        guard self.visit?.number == visit.number else { return nil }
        guard let line = personaSaid(String(told(provided).prefix(Self.longestAnswer))) else { return nil }
        self.visit?.session.note(answerOf: provided.by, instead: provided.passedOver, line: line)
        return line
    }

    /// The script goes on, since none of the providers answers.
    func goOnByScript(instead: [PassedOver]) -> RoomTurn {
        guard let first = visit?.session.lines.count else { return RoomTurn() }
        let events = visit?.session.goOnByScript() ?? []
        let last = visit?.session.lines.count ?? first
        visit?.session.note(answerOf: nil, instead: instead, line: first)
        return RoomTurn(said: Array(first..<max(first, last)), isOver: events.contains(.ended))
    }
}
