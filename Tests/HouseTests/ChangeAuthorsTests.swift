import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `Who changed something` {
    @Test func `is the person, a rule of theirs, or the house's own assistant they spoke to`() throws {
        var sut = ChangeAuthors()
        sut.noteRule(Sample.ours("rule"))
        sut.noteAssistant(Sample.ours("said"))

        #expect(sut.name(Sample.ours("other")) == "you")
        #expect(sut.name(Sample.ours("rule")) == "your rule")
        #expect(sut.name(Sample.ours("said")) == "you, through Home Assistant,")
        #expect(sut.name(ChangeCause(context: "rule", origin: .person)) == "somebody")
        #expect(sut.name(ChangeCause()) == nil)
        let kept = try JSONDecoder().decode(ChangeAuthors.self, from: try JSONEncoder().encode(sut))
        #expect(kept == sut)
    }

    @Test func `is told of the last changes`() {
        let lamp = HouseDevice(id: DeviceID("l"), name: "Lamp", room: nil, kind: .light, abilities: [.power])
        var answer = HouseAnswer(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [lamp])), readings: [:],
            calendar: SentenceFlat.calendar)
        answer.authors.noteRule(Sample.ours("rule"))
        let now = SentenceFlat.now
        let change = RecentChange(device: lamp.id, from: "on", to: "off", at: now, cause: Sample.ours("rule"))

        #expect(answer.text(ofLast: [change], now: now).hasPrefix("Your rule turned off the lamp today at "))
        #expect(answer.text(ofToday: [change], now: now).hasPrefix("Your rule turned off the lamp today at "))
        #expect(
            answer.text(ofToday: [change], now: now.addingTimeInterval(90_000)).hasPrefix("Nothing has changed today"))
        let when = answer.text(ofLastChangeOf: [lamp.id], recent: [change], now: now)
        #expect(when.hasPrefix("The lamp was last changed today at ") && when.hasSuffix(", by your rule."), "\(when)")
    }

    @Test(arguments: ["what happened today?", "when was the alarm last changed?"])
    func `is asked for by day and by thing`(sentence: String) {
        let understood = SentenceFlat.skill.understand(sentence, in: SentenceFlat.context(room: nil))
        let wanted: [HouseUnderstanding] = [.record(.changesToday), .record(.lastChange([DeviceID("alarm")]))]
        #expect(wanted.contains(understood), "\(understood)")
    }
}
