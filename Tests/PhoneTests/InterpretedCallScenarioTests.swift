import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge
import Testing

@testable import Phone
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User has telephone calls interpreted` {
    private func line(_ said: String, _ translation: String, _ id: String = "es-1", into target: String = "es")
        -> InterpreterEvent
    {
        .line(
            InterpretedLine(
                id: id, target: target, source: said, translation: translation, began: .seconds(1),
                ended: .seconds(2), state: .whole))
    }

    private func pairs(_ robot: ScreenRobot) -> PairedTextViewState? {
        guard case .paired(let pairs)? = robot.screen.overlay?.content else { return nil }
        return pairs
    }

    private func inCall(_ news: PhoneNews...) async -> (ScreenRobot, SpyPhone) {
        let phone = SpyPhone()
        let robot = ScreenRobot(isLocal: true, phone: phone)
        await robot.connect()
        robot.send("/phone-line test")
        await robot.until { robot.notice.contains("The test line is open.") }
        for item in news { phone.tell(item) }
        await robot.until { robot.screen.status.items.contains { $0.text.contains("1 call") } }
        return (robot, phone)
    }

    private static let incoming = PhoneNews.began(.init(id: "CA1", number: "+34600", isIncoming: true))

    @Test func `Given a call, when the user asks for an interpreter, then each side is a session of its own`() async {
        let (robot, phone) = await inCall(Self.incoming)
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretedSides.count == 2 }

        #expect(robot.engine.interpretedSides.map(\.interpretation.targets) == [["es"], ["en"]])
        #expect(phone.interpreted == ["CA1"] && phone.asked == [.takeOver(true)])
        #expect(robot.screen.overlay?.title == "Interpreter · Call from +34600")
        robot.engine.tell(
            interpreter: .ready(target: "es"), line("Good evening.", "Buenas noches."),
            line("¿Qué tal?", "How are you?", "en-1", into: "en"))
        await robot.until { pairs(robot)?.rows.count == 2 }
        #expect(pairs(robot)?.rows.map(\.left.text) == ["Good evening.", "How are you?"])
        robot.end()
    }

    @Test func `Given an interpreted call, when it is over, then the last words are waited for, and kept`() async {
        let (robot, phone) = await inCall(Self.incoming)
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretedSides.count == 2 }
        robot.engine.tell(interpreter: .ready(target: "es"))
        await robot.until { robot.screen.status.state.text == "● interpreting en ⇄ es" }

        phone.tell(.ended(.hungUp, call: "CA1", at: Date()))
        await robot.until { robot.screen.status.state.text == "… interpreting the last words" }
        robot.engine.tell(interpreter: line("Bye.", "Adiós."))
        robot.engine.endInterpretation()
        await robot.until { robot.notice.contains("The call is over.") }
        #expect(pairs(robot)?.rows.map(\.right.text) == ["Adiós."])
        #expect(phone.leftAlone == ["CA1"])
        robot.end()
    }

    @Test func `Given an interpreted call, when the interpreter fails, then both hear each other, and it is said`()
        async
    {
        let (robot, phone) = await inCall(Self.incoming)
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretedSides.count == 2 }
        robot.engine.tell(interpreter: .ready(target: "es"))
        robot.engine.failInterpretation(.connectionLost(code: 1006, reason: ""))

        await robot.until { robot.notice.contains("You hear each other directly now.") }
        await robot.until { phone.leftAlone == ["CA1"] }
        #expect(robot.screen.status.state.text == "○ idle")
        robot.end()
    }

    @Test func `Given calls to come are interpreted, when one that was placed is answered, then it begins`() async {
        let (robot, phone) = await inCall(
            .placed(.init(id: "CA2", number: "+34600", isIncoming: false), .ringing))
        robot.send("/interpret-calls es")
        await robot.until { robot.notice.contains("between English and Spanish") }
        #expect(robot.engine.interpretation == nil)

        phone.tell(.began(.init(id: "CA2", number: "+34600", isIncoming: false)))
        await robot.until { robot.engine.interpretedSides.count == 2 }
        #expect(phone.interpreted == ["CA2"])
        robot.end()
    }

    @Test func `Given an interpreted call, when it is given back to echo, then nobody interprets`() async {
        let (robot, phone) = await inCall(Self.incoming)
        robot.send("/interpret es")
        await robot.until { robot.engine.interpretedSides.count == 2 }
        robot.engine.tell(interpreter: .ready(target: "es"))
        phone.tell(.takenOver(true, call: "CA1"))
        phone.tell(.takenOver(false, call: "CA1"))
        await robot.until { robot.screen.status.state.text == "… interpreting the last words" }
        robot.engine.endInterpretation()
        await robot.until { phone.leftAlone == ["CA1"] }
        robot.end()
    }

    @Test func `Given a call that has no sound any more, when an interpreter is asked for, then it is said`() async {
        let (robot, phone) = await inCall(Self.incoming)
        phone.deafen()
        robot.send("/interpret es")
        await robot.until { robot.notice.contains("Nothing to interpret") }
        #expect(robot.engine.interpretation == nil)
        robot.end()
    }

    @Test func `Given a call on OpenAI's line, when an interpreter is asked for, then it is said why there is none`()
        async
    {
        let phone = SpyPhone()
        let robot = ScreenRobot(isLocal: true, phone: phone)
        await robot.connect()
        robot.send("/phone-line openai")
        await robot.until { robot.notice.contains("The line is open") }

        robot.send("/interpret-calls es")
        #expect(robot.notice.contains("Those of other lines can; /phone-line sip opens one."))
        phone.tell(Self.incoming)
        await robot.until { robot.screen.status.items.contains { $0.text.contains("1 call") } }
        robot.send("/interpret es")

        #expect(robot.notice.contains("so it cannot be interpreted. On another line, such as /phone-line sip"))
        #expect(robot.engine.interpretation == nil && phone.interpreted.isEmpty && phone.asked.isEmpty)
        robot.end()
    }

    @Test func `Given a call on OpenAI's line, when the user wants to speak in it, then it is said what can be done`()
        async
    {
        let phone = SpyPhone()
        let robot = ScreenRobot(isLocal: true, phone: phone)
        await robot.connect()
        robot.send("/phone-line openai")
        await robot.until { robot.notice.contains("The line is open") }
        phone.tell(Self.incoming)
        await robot.until { robot.screen.status.items.contains { $0.text.contains("1 call") } }

        robot.perform(.showPhone, .openCall, .takeOverCall)

        #expect(robot.notice.contains("nobody else can speak in it"))
        #expect(phone.asked.isEmpty)
        robot.end()
    }
}
