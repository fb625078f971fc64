import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User writes` {
    @Test func `Given a connection, when the user sends a text, then the composer is empty and it is sent`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("hello")
        #expect(robot.screen.composer.text.isEmpty)
        await robot.until { robot.engine.messages == [.send("hello")] }
        robot.end()
    }

    @Test func `Given an answer that broke off, when the user writes go on, then it is continued and nothing is sent`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(
            .messageFinalized(
                ShownMessage(
                    id: "a", role: .assistant, medium: .text, text: "Half", status: .failed(reason: "connection_lost"),
                    createdAt: Date())))
        await robot.until { robot.screen.conversation.rows.last?.cut == .broken }
        robot.engine.forget()

        robot.send("Go on, please")

        await robot.until { robot.engine.messages == [.continueAnswer] }
        #expect(robot.screen.composer.text.isEmpty)
        robot.end()
    }

    @Test func `Given a paste with tabs, when the user sends it, then the tabs are sent`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.adapter.handle(.paste("if x:\n\treturn\t1"))
        robot.perform(.send)
        await robot.until { robot.engine.messages == [.send("if x:\n\treturn\t1")] }
        robot.end()
    }

    @Test func `Given there is no engine yet, when the user sends a text, then it is sent as soon as there is one`()
        async
    {
        let robot = ScreenRobot()
        robot.run()
        robot.send("early")
        await robot.settle()
        #expect(robot.screen.activity == .starting)

        robot.adapter.attach(robot.engine)
        await robot.until { robot.engine.messages == [.startConversation, .send("early")] }
        robot.end()
    }

    @Test func `Given the connection is lost, when the user sends a text, then it reconnects first`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }

        robot.send("hello")
        await robot.until { robot.engine.messages == [.reconnect, .send("hello")] }
        robot.end()
    }

    @Test func `Given there is no connection, then texts wait in sight and are sent when it is back`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }

        robot.engine.failNext(.unreachable(host: "example.org", reason: "no network"))
        robot.send("one")
        await robot.until { robot.texts == ["one"] && !robot.notice.isEmpty }
        robot.engine.failNext(.unreachable(host: "example.org", reason: "no network"))
        robot.send("two")
        await robot.until { robot.texts == ["one", "two"] && robot.engine.messages == [.reconnect, .reconnect] }
        await robot.settle()
        #expect(robot.screen.composer.text.isEmpty)
        #expect(robot.screen.conversation.rows.allSatisfy { $0.mark?.text.contains("sent when") == true })
        robot.engine.forget()

        await robot.until(each: .seconds(2)) { robot.engine.messages == [.reconnect, .send("one"), .send("two")] }
        await robot.until { robot.texts.isEmpty }
        robot.end()
    }

    @Test func `Given a text on its way to nobody, when somebody here can answer it meanwhile, then it does not wait`()
        async throws
    {
        var late: LateFeature?
        let robot = ScreenRobot(
            plugs: [
                FeaturePlug(LateFeature.self) {
                    let feature = LateFeature($0)
                    late = feature
                    return feature
                }
            ])
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }
        robot.engine.hang()
        robot.engine.failNext(.unreachable(host: "example.org", reason: "no network"))
        robot.send("one")
        await robot.until { robot.engine.messages == [.reconnect] }

        try #require(late).come()
        robot.engine.proceed()

        await robot.until { late?.answered == ["one"] }
        await robot.until { robot.texts.isEmpty }
        #expect(robot.engine.messages == [.reconnect])
        robot.end()
    }

    @Test func `Given texts wait, when the connection comes back by itself, then they are sent at once`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.failNext(.connectionLost(code: 1006, reason: ""))
        robot.send("one")
        await robot.until { robot.texts == ["one"] }

        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s2", model: "gpt-realtime")))

        await robot.until { robot.engine.messages == [.send("one"), .send("one")] }
        robot.end()
    }

    @Test func `Given it reconnects by itself, when the user sends texts, then they are seen to wait`() async {
        let robot = ScreenRobot()
        await robot.connect()
        let retry = Retry(
            attempt: 1, limit: 5, delay: .seconds(30), cause: .connectionLost(code: 1006, reason: ""))
        robot.engine.emit(.connectionStatusChanged(.retrying(retry)))
        await robot.until { robot.screen.activity == .reconnecting }
        robot.engine.hang()

        robot.send("one")
        robot.send("two")

        await robot.until { robot.texts == ["one", "two"] }
        #expect(robot.screen.conversation.rows.allSatisfy { $0.mark?.text.hasPrefix("↻ sent when") == true })
        robot.engine.proceed()
        await robot.until { robot.engine.messages == [.reconnect, .send("one"), .send("two")] }
        robot.end()
    }

    @Test func `Given several texts wait, when the user presses Escape, then the last one comes back alone`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.failNext(.notConnected)
        robot.send("one")
        await robot.until { robot.texts == ["one"] }
        robot.engine.failNext(.notConnected)
        robot.send("two")
        await robot.until { robot.texts == ["one", "two"] && robot.engine.messages.count == 2 }

        robot.perform(.stop)
        #expect(robot.screen.composer.text == "two")
        #expect(robot.texts == ["one"])
        robot.perform(.stop)
        #expect(robot.screen.composer.text.isEmpty)
        #expect(robot.texts == ["one"])
        robot.perform(.stop)

        #expect(robot.screen.composer.text == "one")
        #expect(robot.texts.isEmpty)
        robot.end()
    }

    @Test func `Given texts wait, when the program ends, then the next one offers them, and sends them when asked`()
        async
    {
        let unsent = SpyUnsentTexts()
        let robot = ScreenRobot(unsent: unsent)
        await robot.connect()
        robot.engine.failNext(.notConnected)
        robot.send("one")
        await robot.until { robot.texts == ["one"] }
        robot.engine.failNext(.notConnected)
        robot.send("two")
        await robot.until { unsent.kept == ["one", "two"] }
        robot.perform(.quit)
        #expect(robot.question == "2 messages are not sent yet; echo offers them again at the next start.")
        await robot.adapter.close()

        let next = ScreenRobot(unsent: unsent)
        await next.connect()
        await next.until { next.texts == ["one", "two"] }
        #expect(next.screen.conversation.rows.last?.mark?.text.contains("Enter sends them") == true)
        await next.settle()
        #expect(next.engine.messages.isEmpty)
        next.perform(.send)

        await next.until { next.engine.messages == [.send("one"), .send("two")] && unsent.kept.isEmpty }
        #expect(next.texts.isEmpty)
        next.end()
    }

    @Test func `Given a text is being sent while it reconnects, when the program ends, then it is kept`() async {
        let unsent = SpyUnsentTexts()
        let robot = ScreenRobot(unsent: unsent)
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }
        robot.engine.hang()
        robot.send("one")
        await robot.until { unsent.kept == ["one"] }

        // It has its turn on this actor before the answer that comes now.
        let closed = Task { await robot.adapter.close() }
        robot.engine.proceed()
        await closed.value

        #expect(unsent.kept == ["one"])
    }

    @Test func `Given texts wait, when another conversation begins, then they go into it only when asked`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.failNext(.notConnected)
        robot.send("one")
        await robot.until { robot.texts == ["one"] }

        robot.perform(.reset)
        robot.perform(.confirm)

        await robot.until { robot.screen.conversation.rows.last?.mark?.text.contains("Enter sends it") == true }
        robot.clock.advance(by: .seconds(60))
        await robot.settle()
        #expect(robot.engine.messages.filter { $0 == .send("one") }.count == 1)
        robot.end()
    }

    @Test func `Given texts wait, when the user presses Escape, then they are in the composer again`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.failNext(.notConnected)
        robot.send("precious")
        await robot.until { robot.texts == ["precious"] }

        robot.perform(.stop)

        #expect(robot.screen.composer.text == "precious")
        #expect(robot.texts.isEmpty)
        robot.clock.advance(by: .seconds(60))
        await robot.settle()
        #expect(robot.engine.messages.filter { $0 == .send("precious") }.count == 1)
        robot.end()
    }

    @Test func `Given nobody can be reached to answer, then it is asked again, and that is said once`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.modeChanged(.text))
        let question = Message(
            id: "q", role: .user, medium: .text, text: "hello", status: .completed, createdAt: robot.clock.date)
        robot.engine.emit(.messageFinalized(question))
        await robot.until { robot.texts == ["hello"] }
        let away = EchoEvent.error(.unreachable(host: "example.org", reason: "no network"))

        robot.engine.emit(away)
        await robot.until { robot.screen.conversation.rows.last?.mark?.text.contains("asked again") == true }
        await robot.until(each: .seconds(20)) { robot.engine.messages == [.regenerate] }
        robot.perform(.selectUp)
        robot.engine.emit(away)
        await robot.settle()

        #expect(robot.notice.isEmpty)
        await robot.until(each: .seconds(20)) { robot.engine.messages == [.regenerate, .regenerate] }
        let answer = Message(
            id: "a", role: .assistant, medium: .text, text: "Hi.", status: .completed, createdAt: robot.clock.date)
        robot.engine.emit(.messageUpdated(answer))
        await robot.until { robot.texts == ["hello", "Hi."] }
        #expect(robot.screen.conversation.rows.allSatisfy { $0.mark == nil })
        robot.end()
    }

    @Test func `Given nobody could be reached to answer, when the user quits, then the text is kept and offered again`()
        async
    {
        let unsent = SpyUnsentTexts()
        let robot = ScreenRobot(unsent: unsent)
        await robot.connect()
        robot.engine.emit(.modeChanged(.text))
        robot.send("hello")
        await robot.until { robot.engine.messages == [.send("hello")] }
        let question = Message(
            id: "q", role: .user, medium: .text, text: "hello", status: .completed, createdAt: robot.clock.date)
        robot.engine.emit(.messageFinalized(question))
        await robot.until { robot.texts == ["hello"] }

        robot.engine.emit(.error(.unreachable(host: "example.org", reason: "no network")))
        await robot.until { unsent.kept == ["hello"] }
        robot.perform(.quit)
        #expect("\(String(describing: robot.screen.overlay))".contains("1 message is not sent yet"))
        robot.perform(.stop)
        let begun = Message(
            id: "a", role: .assistant, medium: .text, text: "", status: .inProgress, createdAt: robot.clock.date)
        robot.engine.emit(.messageUpdated(begun))
        await robot.settle()
        #expect(unsent.kept == ["hello"])

        var answer = begun
        (answer.text, answer.status) = ("Hi.", .completed)
        robot.engine.emit(.messageUpdated(answer))
        await robot.until { unsent.kept.isEmpty }
        robot.end()
    }

    @Test(arguments: [EchoError.rejected(status: 500, message: "broken"), .connectionLost(code: 1006, reason: "")])
    func `Given an answer fails in text mode, then the key is named that asks again`(error: EchoError) async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.modeChanged(.text))
        let question = Message(
            id: "q", role: .user, medium: .text, text: "hello", status: .completed, createdAt: robot.clock.date)
        robot.engine.emit(.messageFinalized(question))
        robot.engine.emit(.error(error))

        await robot.until { robot.notice.contains("regenerate") }
        #expect(!robot.notice.contains("reconnect") && !robot.notice.contains("toggleTalking"))
        robot.end()
    }

    @Test func `Given an answer is stopped before its first word, then the message says that it has none`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.modeChanged(.text))
        let question = Message(
            id: "q", role: .user, medium: .text, text: "hello", status: .completed, createdAt: robot.clock.date)
        robot.engine.emit(.messageFinalized(question))
        robot.engine.emit(.turnChanged(.thinking))
        robot.engine.emit(.turnEnded(TurnSummary(userItemID: "q", interrupted: true)))
        robot.engine.emit(.turnChanged(.idle))

        await robot.until { robot.screen.conversation.rows.last?.mark?.text == "✕ no answer" }
        robot.end()
    }

    @Test func `Given sending fails, then the text is given back and the reason is shown`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.rateLimited(message: "slow down"))
        robot.send("precious")
        await robot.until { robot.screen.composer.text == "precious" }

        #expect(robot.notice == "Rate limit reached: slow down. Wait a moment and try again.")
        robot.end()
    }

    @Test func `Given a text was taken whose turn is not known yet, when the user presses escape, then it is stopped`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("hello")
        await robot.until { robot.engine.messages == [.send("hello")] }
        await robot.settle()

        robot.perform(.stop)

        await robot.until { robot.engine.messages == [.send("hello"), .interrupt] }
        robot.end()
    }

    @Test func `Given the turn of a text is over, when the user presses escape, then nothing is stopped`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("hello")
        await robot.until { robot.engine.messages == [.send("hello")] }
        robot.engine.emit(.turnChanged(.thinking))
        await robot.until { robot.screen.activity == .thinking }
        robot.engine.emit(.turnChanged(.idle))
        await robot.until { robot.screen.activity == .idle }

        robot.perform(.stop)
        await robot.settle()

        #expect(robot.engine.messages == [.send("hello")])
        robot.end()
    }

    @Test func `Given sending hangs, when the user presses escape, then the text is given back and nothing is shown`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.hang()
        robot.send("precious")
        await robot.until { robot.engine.messages == [.send("precious")] }

        robot.engine.failNext(.notConnected)
        robot.perform(.stop)
        #expect(robot.screen.composer.text == "precious")
        robot.engine.proceed()
        await robot.settle()

        #expect(robot.notice.isEmpty)
        #expect(robot.screen.composer.text == "precious")
        robot.end()
    }

    @Test func `Given two texts are sent at once, then they arrive in order`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("one")
        robot.send("two")
        await robot.until { robot.engine.messages == [.send("one"), .send("two")] }
        robot.end()
    }

    @Test func `Given something is written, when the user presses escape, then it is cleared`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.type("draft")

        robot.perform(.stop)
        #expect(robot.screen.composer.text.isEmpty)
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given an unknown slash command, then it says so and the text stays`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/colour blue")

        #expect(robot.screen.composer.text == "/colour blue")
        #expect(robot.notice.hasPrefix("Unknown command: /colour."))
        robot.end()
    }

    @Test func `Given it is offline and nothing is written, when the user presses enter, then it reconnects`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }

        robot.perform(.send)
        await robot.until { robot.screen.activity == .idle }
        #expect(robot.engine.messages == [.reconnect])
        robot.end()
    }
}
