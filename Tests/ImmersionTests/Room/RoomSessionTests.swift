import Foundation
import Testing

@testable import Immersion

@Suite struct `A conversation in the room is kept with its margin` {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.", topics: ["music"])

    func session() -> RoomSession {
        RoomSession(language: .spanish, level: .a1, persona: persona, scenario: Scenario.café, at: start)
    }

    func correction(_ rule: String, better: String = "Yo voy.") -> Correction {
        Correction(range: 0..<2, rule: rule, what: "va", why: "why", replacements: ["voy"], better: better)
    }

    @Test func `an answer that was said aloud and not understood costs as much as one that was written`() {
        func score(_ mistake: (inout RoomSession) -> Void) -> [Int] {
            var session = session()
            _ = session.open()
            mistake(&session)
            _ = session.learnerSaid("Quiero un café")
            return session.summary(at: start).goals.map(\.score)
        }

        #expect(score { _ in } == [100])
        #expect(score { _ = $0.learnerSaid("Llueve mucho") } == [90])
        #expect(score { $0.notUnderstood() } == [90])
    }

    @Test func `who understood a line is noted where somebody else was asked before, and failed`() {
        var session = session()
        _ = session.learnerSaid("Hola", spoken: .seconds(1))
        let failed = PassedOver(name: "one", error: .timedOut)
        let unable = PassedOver(name: "two", error: .unsupported(what: "Japanese"))

        session.note(heardBy: "three", instead: [unable], line: 0)
        #expect(session.lines[0].notes.isEmpty)

        session.note(heardBy: "three", instead: [unable, failed], line: 0)
        #expect(session.lines[0].notes == [.heard(by: "three", instead: [failed])])
    }

    @Test func `a whole one ends with a summary`() {
        var session = session()
        _ = session.open()
        _ = session.hint()
        _ = session.learnerSaid("¿Qué?", spoken: .seconds(1))
        session.correct(line: 1, [correction("es-a"), correction("es-b", better: "Él va."), correction("es-a")])
        session.lookUp("pongo", translation: "I put", line: 0)
        session.lookUp("pongo", translation: "I put", line: 0)
        let events = session.learnerSaid("Quiero un café", spoken: .seconds(2))
        #expect(events.last == .ended)

        let summary = session.summary(at: start.addingTimeInterval(90))
        #expect(summary.spoken == .seconds(3))
        #expect(summary.lasted == .seconds(90))
        #expect(summary.linesSaid == 2)
        // The same rule twice in one line is one mistake.
        #expect(summary.errors == [RuleCount(rule: "es-a", count: 1), RuleCount(rule: "es-b", count: 1)])
        #expect(summary.newWords.map(\.sentence) == ["¿Qué le pongo?"])
        #expect(summary.goals.map(\.score) == [75])
        #expect(summary.score == 75)
        // A sentence is practised as a whole, with everything that was wrong in it.
        #expect(summary.drill.map(\.right) == ["Yo voy.", "Él va."])
        #expect(summary.drill.map(\.why) == ["why", "why"])
        #expect(session.lines.map(\.isLearner) == [false, true, false, true, false])
        #expect(session.lines[3].notes == [.goalReached(Scenario.café.goals[0])])
    }

    /// Two goals, one behind the other.
    @Test func `with somebody else as the persona, goals are reached in any order`() {
        var session = RoomSession(
            language: .spanish, level: .a1, persona: persona, scenario: Scenario.twoGoals, isScripted: false, at: start)

        #expect(session.learnerSaid("La cuenta, por favor") == [.goalReached(Scenario.twoGoals.goals[1])])
        #expect(session.learnerSaid("La cuenta") == [])
        #expect(session.learnerSaid("Un café") == [.goalReached(Scenario.twoGoals.goals[0])])
        #expect(session.reached.count == 2)
    }

    @Test func `with somebody else as the persona, hints are given for a goal that is left`() {
        var session = RoomSession(
            language: .spanish, level: .a1, persona: persona, scenario: Scenario.twoGoals, isScripted: false, at: start)
        session.greet()

        #expect(session.hint() == .nextWord("Un"))
        #expect(session.hint() == .sentence("Un café"))
        _ = session.learnerSaid("Un café")
        #expect(session.hint() == .nextWord("La"))
        _ = session.learnerSaid("La cuenta")
        #expect(session.hint() == nil)
        #expect(session.summary(at: start).goals.map(\.score) == [70, 85])
    }

    @Test func `a script that stands in is paused for others, and goes on where it was when they do not answer either`()
    {
        var session = RoomSession(
            language: .spanish, level: .a1, persona: persona, scenario: Scenario.twoGoals, isScripted: false, at: start)
        _ = session.learnerSaid("Un café")
        _ = session.goOnByScript()
        #expect(session.lines.last?.text == "¿Algo más?")

        session.pauseScript()
        #expect(session.script == nil)
        _ = session.learnerSaid("Pues nada")
        _ = session.goOnByScript()
        #expect(session.lines.last?.text == "Perdone, no le he entendido. ¿Algo más?")

        // What answers another step than the one where it was is taken there: its goal is reached.
        var other = session
        other.pauseScript()
        _ = other.learnerSaid("La cuenta")
        _ = other.goOnByScript()
        #expect(other.reached.map(\.id) == ["drink", "pay"] && other.lines.last?.text == "Adiós.")

        session.pauseScript()
        _ = session.learnerSaid("Otro")
        session.personaSaid("Vale. ¿Y de comer?")
        session.note(answerOf: "OpenAI", instead: [], line: session.lines.count - 1)
        _ = session.learnerSaid("La cuenta")
        _ = session.goOnByScript()
        #expect(session.lines.last?.text == "Adiós.")
    }

    @Test func `of a line of several sentences the wrong one is drilled, and none of which there are cards`() throws {
        var session = session()
        _ = session.learnerSaid("Hola. Yo va, señora. Adiós.")
        let found = Correction(
            range: 9..<11, rule: "es-a", what: "va", why: "Why.", replacements: ["voy"], better: "Yo voy, señora.")
        session.correct(line: 0, [found])
        let item = try #require(session.summary(at: start).drill.first)
        var deck = Deck()

        #expect(item.wrong == "Yo va, señora.")
        #expect(!RoomCards.isKept(item, in: deck))
        _ = deck.add(try #require(RoomCards.card(of: found, in: .spanish, met: "", at: start)))
        #expect(RoomCards.isKept(item, in: deck))
        var other = Deck()
        _ = other.add(RoomCards.card(of: item, in: .spanish, met: "", at: start))
        #expect(RoomCards.isKept(item, in: other))
    }

    @Test func `what is not there is not noted`() {
        var session = session()
        session.correct(line: 5, [correction("es-a")])
        session.lookUp("x", translation: "y", line: -1)
        session.personaSaid("Hola")
        session.correct(line: 0, [correction("es-a")])
        let summary = session.summary(at: start.addingTimeInterval(-9))
        #expect(summary.errors.isEmpty && summary.newWords.isEmpty && summary.lasted == .zero)
        #expect(summary.goals.map(\.score) == [0])
    }

    @Test func `without a script nothing answers, and goals are told`() {
        var session = RoomSession(language: .spanish, level: .b2, persona: persona, at: start)
        let events = session.learnerSaid("Hola")
        #expect(events.isEmpty)
        #expect(session.summary(at: start).score == nil)
    }

    @Test func `where nobody answers any more the script goes on, with what was said or with what is left`() {
        var session = RoomSession(
            language: .spanish, level: .a1, persona: persona, scenario: Scenario.café, isScripted: false,
            at: start)
        session.greet()
        #expect(session.lines.map(\.text) == ["¿Qué le pongo?"])
        _ = session.learnerSaid("Hace sol hoy")
        var other = session

        let events = session.goOnByScript()
        _ = other.learnerSaid("Quiero un café")
        let answered = other.goOnByScript()

        #expect(events == [.said("¿Qué le pongo?")])
        #expect(session.goOnByScript().isEmpty)
        #expect(session.learnerSaid("Quiero un café").contains(.ended))
        #expect(answered.last == .ended)
        #expect(other.reached.count == 1)
    }

    @Test func `the model is told who it is, how to speak, and what to bring up`() {
        let text = PersonaInstructions.text(
            persona: persona, level: .a1, scenario: Scenario.café, known: ["casa"], due: ["tener\nprisa"])
        for part in [
            "You are Ana from Lima.", "Speak Spanish only, at level A1", "- order: Order", "casa", "tener prisa",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        let many = (0..<5_000).map { "word\($0)" }
        #expect(PersonaInstructions.text(persona: persona, level: .c2, known: many).count < 3_000)
    }
}
