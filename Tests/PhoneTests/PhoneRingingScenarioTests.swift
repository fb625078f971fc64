import Echo
import EchoText
import Foundation
import PhoneBridge
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import Phone
@testable import ScreenRobotKit

@MainActor @Suite struct `A call rings` {
    private let phone = SpyPhone()

    private func robot(
        _ answer: String = "ask", alerts: ScreenPreferences.Alerts = .off, at other: SpyPhone? = nil,
        line: String = "test"
    ) async -> ScreenRobot {
        var chosen = Preferences()
        chosen.values[SettingID("phone.answer")] = .word(answer)
        chosen.screen.alerts = alerts
        let robot = ScreenRobot(chosen: chosen, phone: other ?? phone)
        await robot.connect()
        robot.adapter.handle(.performWith(.switchLine, line))
        await robot.until { robot.notice.contains("line is open") }
        return robot
    }

    private func card(_ robot: ScreenRobot) -> String? {
        guard case .confirmation(let wording, _, _)? = robot.screen.overlay?.content else { return nil }
        return wording.text(keyName: \.name)
    }

    @Test func `a card says who calls, and each key of it asks for what it says`() async {
        for (command, request) in [
            (Command.answerCall, CallRequest.takeOver(true)), (.letAssistantAnswer, .answer), (.declineCall, .decline),
        ] {
            let phone = SpyPhone()
            let robot = await robot(at: phone)
            #expect(phone.patience == .seconds(20))
            phone.ring("1")
            await robot.until { card(robot) == "+11 is calling. echo answers after 20 seconds." }

            robot.perform(command)

            #expect(phone.asked.last == request)
            #expect(card(robot) == nil)
            phone.tell(.ended(.hungUp, call: "1", at: Date()))
            robot.end()
        }
    }

    @Test func `a call on OpenAI's own line cannot be taken here, and it is said who can`() async {
        let robot = await robot(line: "openai")
        phone.ring("1")
        await robot.until { card(robot) != nil }

        robot.perform(.answerCall)

        #expect(robot.notice.contains("you cannot take it yourself. phone.answer.assistant lets echo answer"))
        #expect(phone.asked.isEmpty && card(robot) != nil)
        robot.perform(.letAssistantAnswer)
        #expect(phone.asked == [.answer])
        robot.end()
    }

    @Test func `who has the assistant answer is not asked`() async {
        let robot = await robot("assistant")
        #expect(phone.patience == nil)
        phone.tell(.began(.init(id: "1", number: "+11", isIncoming: true)))
        await robot.until { robot.notice.hasPrefix("A call from +11: echo answers.") }
        #expect(card(robot) == nil)

        robot.adapter.handle(.change(SettingID("phone.answer"), "ask"))
        robot.adapter.handle(.change(SettingID("phone.ring_s"), "45"))
        #expect(phone.patience == .seconds(45))
        robot.end()
    }

    @Test func `the budget that holds is that of the profile that is used`() async throws {
        let robot = await robot("assistant")
        #expect(phone.profile == nil)
        let work = try ProfileName("work")
        var chosen = Preferences()
        chosen.values[SettingID("budget.monthly")] = .number(20)
        robot.store.hold(chosen, as: work)

        robot.adapter.handle(.performWith(.useProfile, "work"))

        await robot.until { phone.profile == work }
        robot.end()
    }

    @Test func `voice and turns that are changed meanwhile are changed in the call, and in those to come`() async {
        let robot = await robot("assistant")
        phone.tell(.began(.init(id: "1", number: "+11", isIncoming: true)))
        await robot.until { robot.notice.hasPrefix("A call from +11: echo answers.") }

        robot.adapter.handle(.change(SettingID("threshold"), "0.8"))
        robot.adapter.handle(.change(SettingID("phone.ring_s"), "45"))

        #expect(phone.adjusted.map(\.after.threshold) == [0.8])
        #expect(phone.adjustedCalls == ["1": phone.adjusted[0]])
        robot.end()
    }

    @Test func `a call that came to nothing, and a caller who was turned away, are told`() async {
        let robot = await robot("assistant")
        phone.tell(.notReached(.init(id: "1", number: "+11", isIncoming: false), .busy, at: Date()))
        await robot.until { robot.notice.hasPrefix("+11 is busy.") }
        phone.tell(
            .happened(
                .turnedAway(
                    .init(id: "2", number: "+12", isIncoming: true), .stopping, others: 3, at: Date()), call: "2"))
        await robot.until {
            robot.notice.hasPrefix(
                "Turned away: +12. The bridge is stopping and takes no more calls. 3 more were turned away before.")
        }
        robot.end()
    }

    @Test func `a call that was made and rings is shown, and can be taken back`() async {
        let robot = await robot("assistant")
        phone.tell(.placed(.init(id: "1", number: "+11", isIncoming: false), .ringing))
        robot.perform(.showPhone)
        await robot.until { row(robot) == "→ +11 rings" }

        robot.perform(.openCall)
        robot.perform(.whisper)
        #expect(robot.notice.hasPrefix("Nobody has answered yet."))
        robot.perform(.hangUpCall)
        #expect(phone.asked == [.hangUp])
        phone.tell(.notReached(.init(id: "1", number: "+11", isIncoming: false), .canceled, at: Date()))
        robot.perform(.stop)
        await robot.until { row(robot) == "→ +11 canceled" }
        robot.end()
    }

    @Test func `who writes into a call sees what goes on there, and loses nothing when it is over`() async throws {
        let robot = await robot("assistant")
        phone.tell(.began(.init(id: "1", number: "+11", isIncoming: true)))
        let words = Message(
            id: "m", role: .user, medium: .voice, text: "Where is my order?", status: .completed, createdAt: Date())
        phone.tell(.conversation(.messageFinalized(words), call: "1"))
        robot.perform(.showPhone)
        await robot.until { row(robot) != nil }
        robot.perform(.openCall)
        robot.perform(.whisper)
        await robot.until {
            let above = robot.screen.overlay?.above.map { $0.wording.text(keyName: \.name) }
            return above?.contains("Where is my order?") == true
        }

        robot.type("It is on its way.")
        phone.tell(.ended(.hungUp, call: "1", at: Date()))
        await robot.until { robot.notice == "The call is over. Not sent: It is on its way." }
        #expect(row(robot) == "← +11 the caller hung up")
        robot.end()
    }

    @Test func `who quits while a call goes on is told what becomes of it`() async {
        let robot = await robot("assistant")
        phone.tell(.began(.init(id: "1", number: "", isIncoming: true)))
        await robot.until { robot.notice.hasPrefix("A call from a withheld number: echo answers.") }
        robot.perform(.quit)
        let above = robot.screen.overlay.map { "\($0)" } ?? ""
        #expect(above.contains("A call is still in progress. It will end with a goodbye."))
        robot.end()
    }

    private func row(_ robot: ScreenRobot) -> String? {
        guard case .choices(let list)? = robot.screen.overlay?.content, let row = list.rows.first else { return nil }
        return "\(row.title) \(row.state.text)"
    }

    @Test func `a line with calls is closed only when that is wanted`() async {
        let robot = await robot("assistant")
        phone.tell(.began(.init(id: "1", number: "+11", isIncoming: true)))
        await robot.until { robot.notice.hasPrefix("A call from +11: echo answers.") }
        robot.perform(.showPhone)

        robot.perform(.switchLine)
        #expect(card(robot) == "A call is still in progress. Closing the line ends it with a goodbye.")
        robot.perform(.stop)
        #expect(phone.closings == 0)

        robot.perform(.showPhone)
        robot.perform(.switchLine)
        robot.perform(.confirm)
        await robot.until { phone.closings == 1 }
        robot.end()
    }

    @Test func `what is typed for a number is no command, also where no line is open`() async {
        let robot = ScreenRobot(phone: phone)
        await robot.connect()
        robot.perform(.showPhone)
        robot.perform(.dial)
        #expect(robot.notice.hasPrefix("No line is open"))
        robot.write("sip:bob")
        guard case .editor(let composer)? = robot.screen.overlay?.content else {
            Issue.record("the dialer is not open")
            return
        }
        #expect(composer.text == "sip:bob")
        robot.end()
    }

    @Test func `keys that lead elsewhere do so from the list of calls`() async {
        let robot = await robot("assistant")
        for (command, kind) in [(Command.palette, Situation.Overlay.palette), (.help, .reading)] {
            robot.perform(.showPhone)
            robot.perform(command)
            #expect(robot.adapter.presenter.panel.kind == kind)
            robot.perform(.stop)
        }
        robot.perform(.showPhone)
        robot.perform(.focus(.settings))
        #expect(robot.screen.overlay == nil)
        #expect(robot.screen.focus == .settings)
        robot.end()
    }

    @Test func `the card does not get the letters of a text that is being written`() async {
        let robot = await robot()
        robot.write("tax")
        phone.ring("1")
        await robot.until { robot.notice.hasPrefix("A call from +11 rings.") }
        robot.write("t")
        #expect(card(robot) == nil)
        #expect(phone.asked.isEmpty)

        robot.perform(.send)
        #expect(card(robot) != nil)
        robot.end()
    }

    @Test func `a card that is closed stays closed, and the list opens it again`() async {
        let robot = await robot()
        phone.ring("1")
        await robot.until { card(robot) != nil }
        robot.perform(.stop)
        #expect(card(robot) == nil)
        phone.tell(.levels(caller: 1, assistant: 1, call: "1"))
        await robot.settle()
        #expect(card(robot) == nil)

        robot.perform(.showPhone)
        robot.perform(.openCall)
        #expect(card(robot) != nil)
        robot.end()
    }

    @Test func `the next one that rings is asked about when the first is answered elsewhere or given up`() async {
        let robot = await robot()
        phone.ring("1")
        phone.ring("2")
        await robot.until { card(robot)?.hasPrefix("+11") == true }
        phone.tell(.ended(.hungUp, call: "1", at: Date()))
        await robot.until { card(robot)?.hasPrefix("+12") == true }
        phone.tell(.attended(.assistant, call: "2"))
        await robot.until { card(robot) == nil }

        robot.perform(.showPhone)
        #expect(robot.choices.map(\.state.text).contains("missed"))
        robot.end()
    }

    @Test func `who looks elsewhere is told by the desktop, if they want it`() async {
        let robot = await robot(alerts: .desktop)
        phone.ring("1")
        await robot.until { card(robot) != nil }
        #expect(robot.effects == [])
        robot.adapter.handle(.attend(false))
        phone.ring("2")
        await robot.until { robot.effects == [.notify(title: "echo", body: "A call from +12.")] }
        robot.end()
    }
}
