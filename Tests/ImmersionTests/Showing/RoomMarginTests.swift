import EchoScreen
import EchoText
import Testing

@testable import Immersion

@Suite struct `What is noted at a line stands below it` {
    private let persona = Persona(id: "p", language: .spanish, name: "Lucía", city: "Madrid", manner: "")

    private func texts(_ note: RoomNote) -> [String] {
        RoomMargin.notes(note).map { note in note.sign.text + " " + note.line.map(\.text).joined() }
    }

    @Test func `a correction says what, what is right, why, and the better sentence`() {
        let correction = Correction(
            range: 3..<9, rule: "es-verb-agreement", what: "quiere", why: "It does not agree.",
            replacements: ["quiero"], better: "Yo quiero.")

        #expect(texts(.correction(correction)) == ["✗ quiere → quiero  It does not agree.", "↳ Yo quiero."])
    }

    @Test func `mistakes of one sentence have one better sentence, below the last of them`() {
        let line = RoomLine(
            isLearner: true, text: "Yo es bien",
            notes: ["es", "bien"].map {
                .correction(
                    Correction(range: 3..<5, rule: "r", what: $0, why: "w", replacements: ["x"], better: "Yo x x"))
            })

        #expect(RoomMargin.margin(of: line, persona: persona).notes.map(\.sign.text) == ["✗", "✗", "↳"])
    }

    @Test func `without anything better only what and why are said`() {
        let correction = Correction(range: 0..<2, rule: "r", what: "va", why: "Why.", replacements: [], better: "")

        #expect(texts(.correction(correction)) == ["✗ va  Why."])
    }

    @Test func `hints, goals and words have signs of their own`() {
        #expect(texts(.hint(.nextWord("Un"))) == ["? Begin with: Un …"])
        #expect(texts(.goalReached(ScenarioGoal(id: "a", title: "Pay"))) == ["✓ Pay"])
        #expect(texts(.lookedUp(word: "la mesa", reading: "", translation: "table")) == ["= la mesa  table"])
        #expect(texts(.lookedUp(word: "駅", reading: "えき", translation: "station")) == ["= 駅  えき  station"])
        #expect(texts(.translated("A table", isRough: true)) == ["⇄ A table  rough, word by word"])
        #expect(texts(.translated("A table", isRough: false)) == ["⇄ A table"])
    }

    @Test func `who does not see the signs reads what kind of note it is`() {
        func names(_ note: RoomNote) -> [String] { RoomMargin.notes(note).map(\.name) }
        let correction = Correction(
            range: 0..<2, rule: "r", what: "va", why: "w", replacements: ["voy"], better: "Voy.")

        #expect(names(.correction(correction)) == ["correction", "better"])
        #expect(names(.hint(.idea("Pay."))) == ["hint"])
        #expect(names(.goalReached(ScenarioGoal(id: "a", title: "Pay"))) == ["goal reached"])
        #expect(names(.lookedUp(word: "a", reading: "", translation: "b")) == ["word"])
        #expect(names(.translated("A table", isRough: true)) == ["translation"])
        #expect(names(.fellBack([PassedOver(name: "a", error: .timedOut)])) == ["provider"])
        #expect(names(.said([SaidWord(text: "a", grade: .unclear)])) == ["pronunciation", "pronunciation"])
    }

    @Test func `who understood a spoken line, and why not the first, stands below it`() {
        let instead = [
            PassedOver(name: "127.0.0.1:1", error: .timedOut),
            PassedOver(name: "127.0.0.1:2", error: .unreachable(host: "127.0.0.1:2")),
        ]

        #expect(
            texts(.heard(by: "Whisper", instead: instead)) == [
                "! 127.0.0.1:1 did not answer in time; 127.0.0.1:2 cannot be reached; Whisper understood this."
            ])
    }

    @Test func `the persona's lines bear its name, the learner's do not`() {
        #expect(RoomMargin.margin(of: RoomLine(isLearner: false, text: "a"), persona: persona).author == "Lucía")
        #expect(RoomMargin.margin(of: RoomLine(isLearner: true, text: "a"), persona: persona).author == nil)
    }

    @Test func `what a file or a checker says commands no terminal`() {
        let note = RoomNote.lookedUp(word: "a\u{1B}[2J", reading: "", translation: "b\nc")

        #expect(texts(note).joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test func `equal mistakes stand once with their number, and a long better sentence is shortened`() {
        let better = String(repeating: "Yo quiero. ", count: 100)
        let correction = Correction(
            range: 0..<2, rule: "es-a", what: "quiere", why: "Why.", replacements: ["quiero"], better: better)
        var line = RoomLine(isLearner: true, text: "x")
        line.notes = Array(repeating: .correction(correction), count: 345)
        let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "", manner: "", topics: [])

        let notes = RoomMargin.margin(of: line, persona: persona).notes.map { $0.line.map(\.text).joined() }

        #expect(notes.count == 2)
        #expect(notes[0] == "345 × quiere → quiero  Why.")
        #expect(notes[1].count == 201 && notes[1].hasSuffix("…"))
    }
}
