import Echo
import EchoScreen
import EchoText
import Foundation

/// A room that a conversation was held in, when that is continued, and one that is over.
extension RoomFeature {
    func goOn(from messages: [Message]) {
        let isRoom = { (message: Message) in
            message.id.hasPrefix(Self.idPrefix) && StayMark(message: message.id) == nil
                && !message.id.hasSuffix(StayMark.line)
        }
        if let place = messages.lastIndex(where: { StayMark(message: $0.id) != nil }),
            case .began(let scenario, let level)? = StayMark(message: messages[place].id),
            !messages[place...].contains(where: isRoom)
        {
            let said = messages[place...].filter { message in
                (!message.isLocal || message.id.hasSuffix(StayMark.line)) && message.role != .tool
                    && !message.text.isEmpty
            }.map(Self.line)
            return run { await $0.goBack(to: said, of: scenario, level: level) }
        }
        // What was said to the assistant since was said outside.
        guard let last = messages.lastIndex(where: { $0.role != .system && !$0.text.isEmpty }), isRoom(messages[last])
        else { return }
        let said = messages[...last].filter(isRoom).map(Self.line)
        run { await $0.goBack(to: said) }
    }

    private static func line(_ message: Message) -> RoomStay.Line {
        RoomStay.Line(
            message: message.id, isLearner: message.role == .user, text: message.text,
            isSpoken: message.medium == .voice)
    }

    private func collection() async -> ScenarioCollection {
        await desk.ready()
        var collection = ScenarioCollection()
        for language in RoomLanguage.allCases {
            let found = await desk.library(of: language).collection
            collection.scenarios += found.scenarios
            collection.personas += found.personas
        }
        return collection
    }

    /// To what the connected model played: it plays on, or providers do.
    private func goBack(to said: [RoomStay.Line], of id: Scenario.ID, level: LanguageLevel) async {
        let collection = await collection()
        guard desk.visit == nil, let scenario = collection.scenarios.first(where: { $0.id == id }),
            let persona = collection.persona(of: scenario)
        else { return }
        let byModel = isModelWanted
        let stay = RoomStay(played: said, scenario, persona, level: level, at: now)
        if await goBack(to: stay, byModel: byModel), byModel { lendRole() }
    }

    private func goBack(to said: [RoomStay.Line]) async {
        let collection = await collection()
        guard desk.visit == nil, let stay = RoomStay(in: said, among: collection, at: now),
            let title = stay.session.scenario.map({ Sanitizer.line($0.title) })
        else { return }
        guard stay.session.script?.isOver != true else { return ended = title }
        await goBack(to: stay, byModel: false)
    }

    /// - Returns: whether somebody plays on.
    @discardableResult private func goBack(to stay: RoomStay, byModel: Bool) async -> Bool {
        let title = Sanitizer.line(stay.session.scenario?.title ?? stay.session.persona.name)
        guard await desk.goBack(to: stay, byModel: byModel) else {
            screen.notify("Nobody plays “\(title)” on now. \(key: .showRoom) shows where you can go.", .warning)
            return false
        }
        opened = desk.visit?.language
        for (index, line) in stay.lines.enumerated() {
            (lines[line.message], messages[index]) = (index, line.message)
        }
        let name = Sanitizer.line(stay.session.persona.name)
        let words = stay.lines.last { !$0.isLearner }.map { " \(name): “\(Sanitizer.line($0.text))”" } ?? ""
        screen.notify("You are back in “\(title)”.\(words)", .success)
        return true
    }

    /// A person who writes on after a script is over, with nobody else to answer, is told so once.
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
