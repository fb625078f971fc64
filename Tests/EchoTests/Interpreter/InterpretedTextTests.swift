import Testing

@testable import Echo

@Suite struct `Words of an interpretation are joined to lines` {
    private var text = InterpretedText(target: "es")

    private mutating func hear(_ delta: String, _ seconds: Double) -> [InterpretedLine] {
        text.hear(delta, at: .seconds(seconds))
    }

    private mutating func say(_ delta: String, _ seconds: Double) -> [InterpretedLine] {
        text.say(delta, at: .seconds(seconds))
    }

    @Test mutating func `what is said stands beside what it is in the other language`() {
        _ = hear(" Good", 1)
        _ = hear(" evening.", 1.2)
        let line = say(" Buenas noches.", 2).last

        #expect(line?.source == "Good evening." && line?.translation == "Buenas noches.")
        #expect(line?.began == .seconds(1) && line?.ended == .seconds(2) && line?.state == .growing)
        #expect(!text.awaitsWords)
    }

    @Test mutating func `a character that comes in two halves is one, on both sides`() throws {
        for (index, piece) in ["Hi \\ud83d", "\\ude00!"].enumerated() {
            _ = hear(try serverWords(piece), Double(index))
            _ = say(try serverWords(piece), Double(index))
        }

        #expect(text.open.map(\.source) == ["Hi 😀!"])
        #expect(text.open.map(\.translation) == ["Hi 😀!"])
    }

    @Test mutating func `a pause begins a new line, and the translation follows when it has as many sentences`() {
        _ = hear("How are you?", 1)
        _ = hear("I am well.", 5)
        #expect(text.open.map(\.source) == ["How are you?", "I am well."])
        _ = say("¿Cómo está?", 5.1)

        let changed = say("Estoy bien.", 5.4)

        #expect(changed.map(\.state) == [.whole, .growing])
        #expect(changed.map(\.translation) == ["¿Cómo está?", "Estoy bien."])
    }

    @Test mutating func `words of a sentence that is not over stay with it`() {
        _ = hear("I would like a room.", 1)
        _ = hear("For two nights.", 4)
        _ = say("Quisiera", 4.1)
        _ = say(" una habitación", 4.3)
        #expect(text.open.first?.translation == "Quisiera una habitación")
        #expect(text.open.last?.translation == "")
    }

    @Test mutating func `a long speech without a pause is cut where a sentence ends`() {
        let sentence = String(repeating: "word ", count: 17) + "end."
        _ = hear(sentence, 1)
        _ = hear(" Next", 1.1)
        #expect(text.open.map(\.source) == [sentence, "Next"])
    }

    @Test mutating func `words that nobody writes down are lines of the translation alone`() {
        _ = say("Hola.", 1)
        let changed = say("Adiós.", 4)
        #expect(changed.map(\.translation) == ["Hola.", "Adiós."])
        #expect(changed.map(\.source) == ["", ""])
    }

    @Test mutating func `time closes what has both sides, and gives up what has not`() {
        _ = hear("Hello.", 1)
        #expect(text.pass(to: .seconds(10)).isEmpty && text.awaitsWords)
        _ = say("Hola.", 10)
        #expect(text.pass(to: .seconds(13)).isEmpty)
        #expect(text.pass(to: .seconds(14.5)).map(\.state) == [.whole])

        _ = hear("Nobody translates me.", 20)
        #expect(text.pass(to: .seconds(41)).map(\.translation) == [""])
        #expect(text.open.isEmpty)
    }

    @Test mutating func `what breaks off is marked`() {
        _ = hear("Hello.", 1)
        _ = say("Ho", 2)
        #expect(text.end(isWhole: false).map(\.state) == [.cutOff])
    }

    @Test mutating func `lines that are never translated do not fill the memory`() {
        for number in 0..<100 { _ = hear("Sentence \(number).", Double(number * 3)) }
        #expect(text.open.count == InterpretedText.mostOpen)
    }

    @Test mutating func `times that go backwards do no harm`() {
        _ = hear("One.", 5)
        _ = hear(" Two.", 1)
        let line = say("Uno.", 0.5).last
        #expect(line?.began == .seconds(5) && line?.ended == .seconds(5))
    }

    @Test(
        arguments: [
            ("Good evening", "Good evening", true), ("Good evening", "Buenas noches", false),
            ("Good evening everybody", "good evening,", true), ("Good", "Good", nil), ("", "Hola", nil),
            ("Hello.", "Hola.", false), ("Good", "Go", nil),
        ] as [(String, String, Bool?)])
    func `what is said again needs no translation`(said: String, again: String, repeats: Bool?) {
        #expect(SaidAgain(said, again).begins == repeats)
    }
}
