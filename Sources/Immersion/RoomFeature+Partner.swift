import Echo
import EchoScreen
import EchoText

/// A room in which models of providers answer, one in place of the other.
extension RoomFeature {
    /// Asks for the answer to what was said last; an answer that is still on its way is not wanted any more.
    func askProviders() {
        stopAsking()
        guard let visit = desk.visit else { return }
        showDoing("… \(Sanitizer.line(visit.persona.name)) is thinking", .thinking)
        asking = Task { [weak self] in
            await self?.takeAnswer(in: visit.number)
            self?.screen.publish()
        }
    }

    private func takeAnswer(in number: Int) async {
        // Bounded by what a provider may send.
        let (pieces, sink) = AsyncStream.makeStream(of: PersonaAsk.Piece.self)
        async let asked = ask(sink)
        for await piece in pieces where desk.visit?.number == number && !Task.isCancelled { show(piece) }
        guard let result = await asked, !Task.isCancelled, desk.visit?.number == number else { return }
        asking = nil
        endDoing()
        switch result {
        case .success(let provided): take(provided)
        case .failure(let failure): goOnByScript(failure)
        }
    }

    private func ask(
        _ sink: AsyncStream<PersonaAsk.Piece>.Continuation
    ) async -> Result<Provided<String>, ChainFailure>? {
        defer { sink.finish() }
        return await desk.askProviders(at: now, in: screen.timeZone) { sink.yield($0) }
    }

    // MARK: the answer as it comes

    private func show(_ piece: PersonaAsk.Piece) {
        guard coming.take(piece), let persona = desk.visit?.persona else { return }
        let id = comingMessage ?? newID()
        if comingMessage == nil {
            comingMessage = id
            endDoing()
        }
        screen.annotate(id, RoomMargin.margin(ofLineBy: persona, provider: coming.provider), by: Self.offer.name)
        note(id, coming.text, .assistant, status: .inProgress)
        screen.publish()
    }

    /// - Returns: the message that was growing, if any of it was shown.
    private func endComing() -> Message.ID? {
        defer { (coming, comingMessage) = (ComingAnswer(), nil) }
        return comingMessage
    }

    private func take(_ provided: Provided<String>) {
        goesOnByScript = false
        let id = endComing() ?? newID()
        let line = desk.take(provided)
        let text = line.flatMap { desk.visit?.session.lines[$0].text } ?? provided.answer
        if let line { join(id, line) }
        note(id, text, .assistant)
        speak(text, isWished: false)
    }

    private func goOnByScript(_ failure: ChainFailure) {
        if let id = endComing() { screen.takeBack(id) }
        let turn = desk.goOnByScript(instead: failure.passedOver)
        let remedy = failure.nextLine.map { " " + $0 } ?? ""
        // The margin says it at each line.
        if !goesOnByScript { screen.notify("Nobody answered, and the script goes on.\(remedy)", .warning) }
        goesOnByScript = true
        say(turn.said)
        if turn.isOver { tellOver() }
    }

    /// What was read of an answer stays.
    ///
    /// - Returns: whether an answer was on its way.
    @discardableResult func stopAsking() -> Bool {
        guard let asking else { return false }
        asking.cancel()
        self.asking = nil
        endDoing()
        let answer = coming
        guard let id = endComing() else { return true }
        if answer.text.isEmpty {
            screen.takeBack(id)
        } else {
            if let line = desk.take(answer) { join(id, line) }
            let status = Message.Status.interrupted(heard: .zero, heardCharacters: answer.text.count)
            note(id, answer.text, .assistant, status: status)
        }
        return true
    }
}
