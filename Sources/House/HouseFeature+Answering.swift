import Echo
import EchoScreen
import EchoText
import Foundation

/// Answers to what is written about the house.
extension HouseFeature: AnsweringFeatureProtocol, SecretFeatureProtocol, ListeningFeatureProtocol {
    public func answer(_ text: String, isLate: Bool) -> Bool {
        // A yes that waited is none: it was written before the question. Figures that wait were found to be no PIN.
        if isLate { return desk.question == nil && answerAsHouse(text) }
        switch desk.straysAsPIN(text) {
        case .no: break
        case .yes:
            swallow()
            return true
        case .perhaps:
            run { [desk] feature in
                if await desk.isTheirPIN(text) { feature.swallow() } else { feature.take(text) }
            }
            return true
        }
        return answerAsHouse(text)
    }

    /// A PIN that nobody asked for goes nowhere.
    private func swallow() { screen.notify("No PIN was asked for, so nothing was sent.", .warning) }

    /// Figures that are no PIN.
    private func take(_ text: String) {
        if !answerAsHouse(text) { screen.passOn(text) }
    }

    /// - Parameter isWritten: the person wrote it, and did not press a key for it.
    func answerAsHouse(_ text: String, isWritten: Bool = true) -> Bool {
        guard desk.isPIN(text) || screen.preferences[flag: .answersForHouse] ?? true else { return false }
        if goesWithYes(text) { return true }
        let heard = desk.heard(text)
        guard heard.isMeant else { return false }
        if isWritten { say(heard.isPIN ? "••••" : text, .user) }
        let (id, earlier) = order.begin(desk.concern(of: heard), isUrgent: heard.isUrgent)
        let before = earlier.compactMap { answering[$0] }
        let isEarly = desk.isExpected
        answering[id] = Task { [weak self, desk] in
            for task in before { await task.value }
            await self?.awaitHouse()
            // What was done meanwhile may have changed what it means.
            let heard = before.isEmpty && !isEarly ? heard : desk.heard(text)
            await self?.tell(await desk.answer(heard))
            self?.end(id)
        }
        return true
    }

    /// A house that is about to come is asked once it is here.
    private func awaitHouse() async {
        let end = desk.now.addingTimeInterval(Self.patience / .seconds(1))
        while awaitsHouse, desk.isExpected, desk.now < end, !Task.isCancelled {
            await desk.clock.wait(for: desk.news, atMost: end.timeIntervalSince(desk.now))
        }
    }

    /// What a device is; without words, all that was said of devices.
    func describe(_ words: String) {
        guard !words.trimmed.isEmpty else { return say(desk.answer.descriptions, .assistant) }
        guard case .describe(let changes) = desk.heard(words).understood else {
            if !answer(words, isLate: false) {
                screen.notify("Say it as “plug 3 is a lamp”, or “the hall switch opens the garage”.", .warning)
            }
            return
        }
        say(words, .user)
        run { [desk] feature in await feature.tell(await desk.describe(changes)) }
    }

    private func end(_ id: AnswerOrder.ID) {
        answering[id] = nil
        order.end(id)
    }

    private func tell(_ spoken: HouseSpoken?) async {
        guard let spoken, !Task.isCancelled else { return }
        say(spoken.text, .assistant)
        // The panel covers what is said.
        if spoken.asks == nil, screen.open(HousePanel.self) != nil {
            screen.notify(Wording(desk.spokenMark + spoken.text))
        }
        // It is seen before whatever comes next.
        await screen.noted()
        guard !Task.isCancelled, desk.question == spoken.asks else { return }
        ask(spoken)
    }

    public func isSecret(_ text: String) -> Bool { desk.isPIN(text) || desk.straysAsPIN(text) != .no }

    public var asksForSecret: Bool {
        if case .pin? = desk.question { true } else { desk.asking.person(at: desk.now) != nil }
    }

    /// Where the assistant inside this program hears, thinks and speaks, the question never left the machine.
    public func receive(_ event: EchoEvent) {
        guard let answer = toolAnswers.receive(event), desk.isAskedHere else { return }
        screen.annotate(answer, MessageMargin(place: MessageMargin.local), by: Self.offer.name)
    }

    func say(_ text: String, _ role: Message.Role, isRemark: Bool = false) {
        number += 1
        let date = screen.moment.date
        let message = Message(
            id: "house_\(UInt64(max(0, date.timeIntervalSince1970) * 1000))_\(number)", role: role, medium: .text,
            text: role == .assistant ? desk.spokenMark + text : text, status: .completed, createdAt: date)
        if isRemark {
            var margin = MessageMargin()
            margin.isRemark = true
            screen.annotate(message.id, margin, by: Self.offer.name)
        }
        screen.note([message])
    }

    /// Also where nobody talks.
    func sound(_ english: String) {
        screen.playDone()
        remark(english, isHeard: true)
    }

    func remark(_ english: String, isHeard: Bool = false) {
        let text = desk.localized(english)
        say(text, .assistant, isRemark: true)
        if isHeard || screen.mode == .audio, screen.preferences[flag: .houseAnnounces] ?? true {
            screen.announce(desk.spokenMark + text)
        }
        screen.publish()
    }
}
