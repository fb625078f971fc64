import Echo
import EchoApp
import EchoPresentation
import EchoText
import Foundation

/// A room that a conversation was held in, when that is continued, and one that is over.
extension RoomFeature {
    public func conversationResumed(_ messages: [Message]) {
        let isRoom = { (message: Message) in message.id.hasPrefix(Self.idPrefix) }
        // What was said to the assistant since was said outside.
        guard let last = messages.lastIndex(where: { $0.role != .system && !$0.text.isEmpty }), isRoom(messages[last])
        else { return }
        let said = messages[...last].filter(isRoom).map {
            RoomStay.Line(message: $0.id, isLearner: $0.role == .user, text: $0.text, isSpoken: $0.medium == .voice)
        }
        run { await $0.goBack(to: said) }
    }

    private func goBack(to said: [RoomStay.Line]) async {
        await desk.ready()
        var collection = ScenarioCollection()
        for language in RoomLanguage.allCases {
            let found = await desk.library(of: language).collection
            collection.scenarios += found.scenarios
            collection.personas += found.personas
        }
        guard desk.visit == nil, let stay = RoomStay(in: said, among: collection, at: now),
            let title = stay.session.scenario.map({ Sanitizer.line($0.title) })
        else { return }
        guard stay.session.script?.isOver != true else { return ended = title }
        guard await desk.goBack(to: stay) else {
            return screen.notify("Nobody plays “\(title)” on now. \(key: .showRoom) shows where you can go.", .warning)
        }
        for (index, line) in stay.lines.enumerated() {
            (lines[line.message], messages[index]) = (index, line.message)
        }
        let name = Sanitizer.line(stay.session.persona.name)
        let words = stay.lines.last { !$0.isLearner }.map { " \(name): “\(Sanitizer.line($0.text))”" } ?? ""
        screen.notify("You are back in “\(title)”.\(words)", .success)
    }

    /// Who writes on where a script is over, and nobody else can answer, is told so once.
    ///
    /// - Returns: whether what was said is taken.
    func tellEnded(_ text: String) -> Bool {
        guard let title = ended else { return false }
        ended = nil
        guard screen.isServerLocal || screen.isOffline else { return false }
        note(newID(), text, .user)
        screen.notify(
            "“\(title)” is over. \(key: .showRoom) shows where else you can go; the assistant takes what you write next.",
            .warning)
        return true
    }
}
