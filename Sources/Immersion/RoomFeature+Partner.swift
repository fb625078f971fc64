import EchoApp
import EchoPresentation
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
        do throws(ChainFailure) {
            let line = try await desk.askProviders(at: now, in: screen.timeZone)
            guard !Task.isCancelled, desk.visit?.number == number else { return }
            endDoing()
            if let line { say([line]) }
        } catch {
            guard !Task.isCancelled, desk.visit?.number == number else { return }
            endDoing()
            goOnByScript(error)
        }
        asking = nil
    }

    private func goOnByScript(_ failure: ChainFailure) {
        let turn = desk.goOnByScript(instead: failure.passedOver)
        let remedy = failure.main.remedy.map { " " + $0 } ?? ""
        screen.notify("Nobody answered, and the script goes on.\(remedy)", .warning)
        say(turn.said)
        if turn.isOver { finish() }
    }

    /// - Returns: whether an answer was on its way.
    @discardableResult func stopAsking() -> Bool {
        guard let asking else { return false }
        asking.cancel()
        self.asking = nil
        endDoing()
        return true
    }
}
