public import Echo
import EchoScreen
import EchoText
import Foundation

/// A room in which a model answers: the persona is told to it, and what is said is read along.
extension RoomFeature: ListeningFeatureProtocol {
    func playByModel() {
        guard let visit = desk.visit, let scenario = visit.session.scenario else { return }
        let began = StayMark.began(scenario: scenario.id, level: visit.session.level)
        mark(began, "“\(Sanitizer.line(scenario.title))”, with \(Sanitizer.line(visit.persona.name)).")
        screen.notify("\(scenario.situation) Answer by voice or in writing.", .success)
    }

    /// The persona's instructions lie over the settings until one leaves.
    func lendRole() {
        guard let visit = desk.visit else { return }
        let text = desk.instructions(at: now, in: screen.timeZone)
        screen.choose(role.put(on: screen.preferences, instructions: text, language: visit.language), keeps: false)
    }

    /// By it the stay is found again in a conversation that is continued.
    func mark(_ mark: StayMark, _ text: String) {
        note(mark.message(newID()), text, .system)
    }

    public func receive(_ event: EchoEvent) {
        guard let visit = desk.visit, visit.answerer == .model else { return }
        switch event {
        case .messageFinalized(let message): read(message)
        case .userTranscriptionCompleted(let id, let text): read(text, id, isSpoken: true)
        case .error(let error): if let reason = ProviderError(of: error) { goOnByScript(insteadOfModel: reason) }
        default: break
        }
    }

    private func read(_ message: Message) {
        guard !message.isLocal, lines[message.id] == nil, !message.text.isEmpty else { return }
        switch message.role {
        case .user: read(message.text, message.id, isSpoken: message.medium == .voice)
        case .assistant:
            modelTrouble = nil
            if let line = desk.personaSaid(message.text) { join(message.id, line) }
        case .system, .tool: break
        }
    }

    private func read(_ text: String, _ id: Message.ID, isSpoken: Bool) {
        guard lines[id] == nil, !text.isEmpty,
            let line = desk.hear(text, isSpoken: isSpoken, isOfModel: true)?.line
        else { return }
        join(id, line)
    }

    /// The model did not answer what was said last: the script does, and the next line is the model's again.
    func goOnByScript(insteadOfModel reason: ProviderError) {
        guard let visit = desk.visit, visit.session.lines.last?.isLearner == true else { return }
        modelTrouble = reason
        let turn = desk.goOnByScript(instead: [PassedOver(name: "The model", error: reason)])
        say(turn.said)
        if turn.isOver { tellOver() }
        // It is told what was said in its place.
        run { feature in
            await feature.screen.noted()
            if feature.desk.visit?.number == visit.number { feature.lendRole() }
        }
    }
}
