import Echo
import EchoScreen
import EchoText
import Foundation

/// What is said in the room, by whom, and what stands beside it.
extension RoomFeature: AnsweringFeatureProtocol {
    /// How long an answer waits for corrections where they cannot be put in front of it later.
    private static let patience = Duration.seconds(3)

    /// What is said is for the room, and no server gets it.
    func answersHere(_ visit: RoomVisit) -> Bool {
        // The model that is connected is asked each line, as long as it can be.
        visit.answerer == .model ? modelTrouble != nil && screen.isOffline : visit.asksProviders || visit.isScripted
    }

    public func answer(_ text: String, isLate: Bool) -> Bool {
        if isLate { return false }
        guard let visit = desk.visit else { return tellEnded(text) }
        guard answersHere(visit) else { return false }
        hear(text, .text)
        // A goodbye to who has said goodbye is the last line.
        if visit.isOver { finish(isAsked: false) }
        return true
    }

    /// - Parameter voice: how it was said; nil for what was written.
    func hear(_ text: String, _ medium: Message.Medium, voice: (heard: Provided<HeardWords>, turn: SpokenTurn)? = nil) {
        stopAsking()
        // What was said before is answered first.
        if let late = desk.answerWaiting() { take(late) }
        let spoken = voice.map { max($0.turn.spoken, .milliseconds(100)) } ?? .zero
        guard let turn = desk.hear(text, spoken: spoken) else { return }
        // People who read along without a screen get the corrections before the next line is taken.
        run { await $0.desk.settled() }
        limitWaiting(for: turn.line)
        if let line = turn.line, let voice {
            desk.visit?.session.note(heardBy: voice.heard.by, instead: voice.heard.passedOver, line: line)
            desk.note(voice.heard.answer, at: line)
            recordings.keep(voice.turn.sound, line: line)
        }
        say(text, .user, line: turn.line, medium: medium)
        if turn.waits, let name = desk.visit?.persona.name {
            showDoing("… \(Sanitizer.line(name)) is thinking", .thinking)
        } else {
            take(turn)
        }
        if let visit = desk.visit, visit.answerer == .model, !visit.isScripted, let modelTrouble {
            goOnByScript(insteadOfModel: modelTrouble)
        }
        if desk.visit?.asksProviders == true { askProviders() }
    }

    /// The persona's answer.
    func take(_ turn: RoomTurn) {
        endDoing()
        say(turn.said)
        if turn.isOver { tellOver() }
        screen.publish()
    }

    /// People who read along without a screen read the answer before corrections that take longer.
    private func limitWaiting(for line: Int?) {
        guard let line, let number = desk.visit?.number, desk.checking.contains(line) else { return }
        Task { [weak self] in
            await self?.screen.wait(for: Self.patience)
            self?.desk.stopWaiting(for: line, of: number)
        }
    }

    /// The end of a script: its last line is read, heard and looked up before it is summed up. Who reads along without a
    /// screen reads that line first, which waits for corrections.
    func tellOver() {
        guard let title = desk.visit?.session.scenario?.title, let number = desk.visit?.number else { return }
        run { feature in
            await feature.desk.settled()
            guard feature.desk.visit?.number == number else { return }
            feature.screen.publish()
            feature.screen.notify(
                "“\(Sanitizer.line(title))” is over. \(key: .showRoom) shows how it went.", .success)
        }
    }

    /// What was said last is corrected before the stay is summed up.
    func finish(isAsked: Bool = true) {
        let number = desk.visit?.number
        run { feature in
            await feature.desk.settled()
            if feature.desk.visit?.number == number { feature.leave(isAsked: isAsked) }
        }
    }

    /// The persona's lines, written and spoken.
    func say(_ said: [Int]) {
        for line in said {
            guard let text = desk.visit?.session.lines[line].text else { continue }
            say(text, .assistant, line: line)
        }
        guard let last = said.last, let text = desk.visit?.session.lines[last].text else { return }
        speak(text, isWished: false)
        if screen.isSpoken { desk.prepareLines() }
    }

    private func say(_ text: String, _ author: Message.Role, line: Int?, medium: Message.Medium = .text) {
        // Of what the model said itself the server knows more than this message.
        let id = newID() + (desk.visit?.answerer == .model ? StayMark.line : "")
        if let line { join(id, line) }
        note(id, text, author, medium: medium)
    }

    /// How the names of the room's own messages begin.
    static let idPrefix = "room_"

    func newID() -> Message.ID {
        number += 1
        return Self.idPrefix + "\(UInt64(max(0, now.timeIntervalSince1970) * 1000))_\(number)"
    }

    /// Adds a message to the conversation, or lets it grow.
    func note(
        _ id: Message.ID, _ text: String, _ author: Message.Role, medium: Message.Medium = .text,
        status: Message.Status = .completed
    ) {
        let message = Message(id: id, role: author, medium: medium, text: text, status: status, createdAt: now)
        screen.note([message])
    }

    /// A message is a line of the room.
    func join(_ message: Message.ID, _ line: Int) {
        (lines[message], messages[line]) = (line, message)
        showMargin(of: line)
    }

    func showMargin(of line: Int) {
        guard let visit = desk.visit, let message = messages[line], visit.session.lines.indices.contains(line) else {
            return
        }
        var margin = RoomMargin.margin(of: visit.session.lines[line], persona: visit.persona)
        margin.isGrowing = desk.checking.contains(line)
        screen.annotate(message, margin, by: Self.offer.name)
        screen.publish()
    }
}
