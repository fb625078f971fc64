import Foundation

/// A persona that is played by the models of providers.
extension RoomDesk {
    /// Lines in the instructions that the model did not say itself.
    private static let mostUnheard = 6

    /// What a model is told to be.
    func instructions(at now: Date, in zone: TimeZone) -> String {
        guard let visit else { return "" }
        let deck = memory[deck: visit.language]
        let due = deck.queue(at: now, in: zone).compactMap { deck.cards[$0]?.word }
        let known = deck.order.compactMap { deck.cards[$0] }.filter { $0.memory.stage == .review }.map(\.word)
        let said = visit.unheard.sorted().suffix(Self.mostUnheard).compactMap { index in
            visit.session.lines.indices.contains(index) ? visit.session.lines[index].text : nil
        }
        return PersonaInstructions.text(
            persona: visit.persona, level: visit.session.level, scenario: visit.session.scenario, known: known,
            due: due, said: said)
    }

    /// Asks for the answer to what was said last.
    ///
    /// - Parameter onPiece: gets the answer as it comes.
    /// - Returns: nil when nobody is to be asked, or one has left meanwhile.
    func askProviders(
        at now: Date, in zone: TimeZone, onPiece: @escaping @Sendable (PersonaAsk.Piece) -> Void
    ) async -> Result<Provided<String>, ChainFailure>? {
        guard let visit, visit.asksProviders, let partner = visit.kit.partner else { return nil }
        let request = PersonaRequest(
            persona: instructions(at: now, in: zone), turns: PersonaTurns.turns(of: visit.session.lines))
        let result: Result<Provided<String>, ChainFailure>
        do throws(ChainFailure) {
            result = .success(try await partner.ask(PersonaAsk(request, onPiece: onPiece)))
        } catch {
            result = .failure(error)
        }
        return self.visit?.number == visit.number ? result : nil
    }

    /// Adds a provider's answer to the conversation.
    ///
    /// - Returns: the line; nil where no more lines are kept.
    func take(_ provided: Provided<String>) -> Int? {
        let line = personaSaid(String(told(provided).prefix(ComingAnswer.longest)))
        if let line { visit?.session.note(answerOf: provided.by, instead: provided.passedOver, line: line) }
        return line
    }

    /// Adds what was read of an answer before it was stopped.
    func take(_ answer: ComingAnswer) -> Int? {
        let line = personaSaid(answer.text)
        if let line { visit?.session.note(answerOf: answer.provider, instead: [], line: line) }
        return line
    }

    /// The script goes on, since none of the providers answers.
    func goOnByScript(instead: [PassedOver]) -> RoomTurn {
        guard let first = visit?.session.lines.count else { return RoomTurn() }
        let events = visit?.session.goOnByScript() ?? []
        let last = visit?.session.lines.count ?? first
        visit?.session.note(answerOf: nil, instead: instead, line: first)
        if visit?.answerer == .model { visit?.unheard.formUnion(first..<max(first, last)) }
        return RoomTurn(said: Array(first..<max(first, last)), isOver: events.contains(.ended))
    }
}
