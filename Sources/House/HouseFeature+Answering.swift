import Echo
import EchoApp
import EchoPresentation
import EchoText
import Foundation

/// Answers to what is written about the house.
extension HouseFeature {
    public func answer(_ text: String) -> Bool {
        guard screen.preferences[flag: .answersForHouse] ?? true, let conversation else { return false }
        let heard = desk.heard(text)
        guard heard.isMeant else { return false }
        beUsed()
        say(heard.isPIN ? "••••" : text, .user, at: screen.moment.date, in: conversation)
        let before = answersUnderWay > 0 ? answering : nil
        answersUnderWay += 1
        answering = Task { [weak self, desk] in
            if let before, !heard.isUrgent { await before.value }
            // What was done meanwhile may have changed what it means.
            let heard = before == nil || heard.isUrgent ? heard : desk.heard(text)
            await self?.tell(await desk.answer(heard), in: conversation)
            // Who comes next waits for what was said before, too.
            if heard.isUrgent { await before?.value }
        }
        return true
    }

    func tell(_ spoken: HouseSpoken?, in conversation: any ConversationProtocol) async {
        defer { answersUnderWay -= 1 }
        guard let spoken, !Task.isCancelled else { return }
        say(spoken.text, .assistant, at: screen.moment.date, in: conversation)
        ask(spoken)
        // It is seen before whatever comes next.
        await noting?.value
    }

    public func isSecret(_ text: String) -> Bool { desk.isPIN(text) }

    func say(_ text: String, _ role: Message.Role, at date: Date, in conversation: any ConversationProtocol) {
        number += 1
        let message = Message(
            id: "house_\(UInt64(max(0, date.timeIntervalSince1970) * 1000))_\(number)", role: role, medium: .text,
            text: text, status: .completed, createdAt: date)
        note(message, in: conversation)
    }

    /// In the order in which they were said.
    private func note(_ message: Message, in conversation: any ConversationProtocol) {
        let before = noting
        noting = Task {
            await before?.value
            await conversation.note([message])
        }
    }

    func remark(_ text: String) {
        guard let conversation else { return screen.notify(Wording(text)) }
        say(text, .assistant, at: screen.moment.date, in: conversation)
        if screen.mode == .audio, screen.preferences[flag: .houseAnnounces] ?? true { screen.announce(text) }
        screen.publish()
    }
}
