import Foundation
import Testing

@testable import Immersion

@Suite struct `A stay is found again in what was said` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)
    private let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.")
    private let scenario = Scenario.twoGoals

    private func found(_ said: String...) -> RoomStay? {
        let lines = said.enumerated().map { index, text in
            RoomStay.Line(message: "m\(index)", isLearner: text.hasPrefix("> "), text: text.replacing("> ", with: ""))
        }
        let collection = ScenarioCollection(personas: [persona], scenarios: [scenario])
        return RoomStay(in: lines, among: collection, at: now)
    }

    @Test func `the script goes on where it was, and counts what is said from now on`() throws {
        let stay = try #require(found("Hola.", "> Hola", "¿Qué le pongo?", "> Un café", "¿Algo más?"))
        var session = stay.session

        #expect(stay.lines.map(\.message) == ["m2", "m3", "m4"])
        #expect(session.reached.map(\.id) == ["drink"])
        #expect(session.summary(at: now).linesSaid == 0)
        let wrong = Correction(range: 0..<2, rule: "r", what: "Un", why: "w", replacements: [], better: "")
        session.correct(line: 1, [wrong])
        #expect(session.lines[1].notes.contains(.correction(wrong)))
        #expect(session.learnerSaid("La cuenta").last == .ended)
        session.correct(line: 3, [wrong])
        #expect(session.summary(at: now).linesSaid == 1 && session.summary(at: now).errors.map(\.count) == [1])
        #expect(session.summary(at: now).goals.map(\.score) == [100, 100])
    }

    @Test func `a line that was taken as it was corrected is taken so again`() throws {
        let stay = try #require(found("¿Qué le pongo?", "> Uno cafés", "¿Algo más?"))

        #expect(stay.session.script != nil)
        #expect(stay.session.reached.map(\.id) == ["drink"])
        #expect(stay.session.lines.map(\.text) == ["¿Qué le pongo?", "Uno cafés", "¿Algo más?"])
    }

    @Test func `the one that was begun last counts`() {
        let stay = found("¿Qué le pongo?", "> Un café", "¿Algo más?", "¿Qué le pongo?")
        #expect(stay?.lines.map(\.message) == ["m3"])
        #expect(stay?.session.reached.isEmpty == true)
    }

    @Test func `what no script says was said by somebody else, and keeps its goals`() {
        let stay = found("¿Qué le pongo?", "> Un café", "¡Marchando!", "> Gracias")
        #expect(stay?.session.script == nil)
        #expect(stay?.session.lines.map(\.text) == ["¿Qué le pongo?", "Un café", "¡Marchando!", "Gracias"])
        #expect(stay?.session.reached.map(\.id) == ["drink"])
    }

    @Test func `what the connected model played is found by a mark`() {
        let said = [("Hola.", false), ("Un café", true)].enumerated().map {
            RoomStay.Line(message: "m\($0)", isLearner: $1.1, text: $1.0)
        }
        let stay = RoomStay(played: said, scenario, persona, level: .b1, at: now)
        #expect(stay.session.script == nil && stay.session.level == .b1 && stay.lines == said)
        #expect(stay.session.reached.map(\.id) == ["drink"] && stay.session.summary(at: now).linesSaid == 0)

        for mark in [StayMark.began(scenario: "es-cafe", level: .b1), .began(scenario: "a:b", level: .a1), .left] {
            #expect(StayMark(message: mark.message("room_1_2")) == mark)
        }
        for id in ["", "room_1_2", "item:model", "x:model:Z9:a", "x:model:A1:", "x:left:1", "x::", "a:model:A1"] {
            #expect(StayMark(message: id) == nil, "\(id)")
        }
    }

    @Test func `no scenario, no stay`() {
        #expect(found() == nil)
        #expect(found("Hola.", "> ¿Qué le pongo?") == nil)
    }
}
