import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User has somebody interpret` {
    private func line(
        _ said: String, _ translation: String, _ id: String = "es-1", into target: String = "es",
        state: InterpretedLine.State = .whole
    ) -> InterpreterEvent {
        .line(
            InterpretedLine(
                id: id, target: target, source: said, translation: translation, began: .seconds(1),
                ended: .seconds(2), state: state))
    }

    private func connected(isLocal: Bool = true) async -> ScreenRobot {
        let robot = ScreenRobot(isLocal: isLocal)
        await robot.connect()
        return robot
    }

    private func interpreting() async -> ScreenRobot {
        let robot = await connected()
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretation != nil }
        robot.engine.tell(interpreter: .listening, .ready(target: "es"), .ready(target: "en"))
        await robot.until { robot.screen.status.state.text == "● interpreting en ⇄ es" }
        return robot
    }

    private func pairs(_ robot: ScreenRobot) -> PairedTextViewState? {
        guard case .paired(let pairs)? = robot.screen.overlay?.content else { return nil }
        return pairs
    }

    @Test func `Given two languages, when somebody speaks, then both stand side by side`() async {
        let robot = await interpreting()
        #expect(robot.engine.interpretation?.targets == ["es", "en"])
        #expect(robot.screen.levels.microphone.caption.text == "interpreter only")

        robot.engine.tell(
            interpreter: line("Good evening.", "Buenas noches."), line("¿Qué tal?", "How are you?", "en-1", into: "en"))
        await robot.until { pairs(robot)?.rows.count == 2 }

        let rows = pairs(robot)?.rows ?? []
        #expect(pairs(robot)?.headings.left == "English" && pairs(robot)?.headings.right == "Spanish")
        #expect(rows.map(\.left.text) == ["Good evening.", "How are you?"])
        #expect(rows.map(\.right.text) == ["Buenas noches.", "¿Qué tal?"])
        #expect(rows.map(\.time.text) == ["0:01", "0:01"])
        robot.end()
    }

    @Test func `Given an interpretation, when the user ends it, then the last words are waited for`() async {
        let robot = await interpreting()
        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        robot.send("/interpret off")
        await robot.until { robot.screen.status.state.text == "… interpreting the last words" }
        robot.engine.tell(interpreter: line("Bye.", "Adiós."))
        robot.engine.endInterpretation()

        await robot.until { robot.screen.status.state.text == "○ idle" }
        robot.perform(.showInterpretation)
        #expect(pairs(robot)?.rows.map(\.right.text) == ["Adiós."])
        robot.end()
    }

    @Test func `Given the last words, when the user does not wait for them, then it is over`() async {
        let robot = await interpreting()
        robot.engine.tell(interpreter: line("Good", "Bue", state: .growing))
        await robot.until { pairs(robot)?.rows.count == 1 }
        robot.perform(.endInterpreting, .endInterpreting)
        #expect(robot.screen.status.state.text == "○ idle")
        #expect(pairs(robot)?.rows.map(\.right.text) == ["Bue (cut off)"])
        robot.end()
    }

    @Test func `Given a connection that breaks, when something was interpreted, then it is kept and marked`() async {
        let robot = await interpreting()
        robot.engine.tell(interpreter: line("Good", "Bue", state: .growing))
        robot.engine.failInterpretation(.connectionLost(code: 1006, reason: ""))

        await robot.until { robot.screen.status.state.text == "○ idle" }
        #expect(pairs(robot)?.rows.map(\.right.text) == ["Bue (cut off)"])
        #expect(robot.notice.contains("What was interpreted is kept."))
        robot.end()
    }

    @Test func `Given a line that needed no translation, when that is known, then it goes`() async {
        let robot = await interpreting()
        robot.engine.tell(interpreter: line("Hola a todos", "Hola a to", state: .growing))
        await robot.until { pairs(robot)?.rows.count == 1 }
        robot.engine.tell(interpreter: .withdrawn("es-1"))
        await robot.until { pairs(robot)?.rows.isEmpty == true }
        robot.end()
    }

    @Test func `Given a server without an interpreter, when the user asks for one, then this machine interprets`() async
    {
        let robot = await connected(isLocal: false)
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretation != nil }
        robot.engine.failInterpretation(.unsupportedModel(name: "gpt-realtime-translate", supported: []))

        await robot.until { robot.engine.interpretsHereNow }
        robot.engine.tell(interpreter: .listening, .ready(target: "es"))
        await robot.until { robot.screen.overlay?.note.contains("on this machine, sentence by sentence") == true }
        robot.end()
    }

    @Test func `Given no microphone, when an interpreter is asked for, then it is said what to do`() async {
        let robot = await connected()
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretation != nil }
        robot.engine.failInterpretation(.audio(.noDevice(.capture)))

        await robot.until { robot.notice.hasPrefix("No microphone found. Plug one in;") }
        #expect(robot.notice.contains("interpret tries again."))
        robot.end()
    }

    @Test(
        arguments: [
            ("/interpret xx", "is not a language"), ("/interpret en", "Both languages are English"),
            ("/interpret", "Name the other side"), ("/interpret off", "No interpreter is running"),
            ("/export-interpretation a.srt", "nothing has been interpreted"),
        ])
    func `Given words that make no sense, when the user writes them, then it is said why`(
        words: String, sentence: String
    ) async {
        let robot = await connected()
        robot.send(words)
        await robot.until { robot.notice.contains(sentence) }
        #expect(robot.engine.interpretation == nil)
        robot.end()
    }
}
