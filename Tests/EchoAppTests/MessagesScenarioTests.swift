import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User says it anew` {
    private func said(_ id: String, _ role: ShownMessage.Role, _ text: String, after seconds: Double) -> EchoEvent {
        .messageFinalized(
            ShownMessage(
                id: id, role: role, medium: .text, text: text, status: .completed,
                createdAt: Date(timeIntervalSince1970: seconds)))
    }

    private func connected(hasScreen: Bool = true) async -> ScreenRobot {
        let robot = ScreenRobot(hasScreen: hasScreen)
        await robot.connect()
        robot.engine.emit(said("u", .user, "helo", after: 0), said("a", .assistant, "Hello.", after: 1))
        await robot.until { robot.texts == ["helo", "Hello."] }
        return robot
    }

    @Test func `Given a message, when the user edits it and sends, then it takes the old one's place`() async {
        let robot = await connected()

        robot.send("/edit")
        #expect(robot.screen.composer.text == "helo")
        #expect(robot.screen.composer.title.commands == [.send, .stop])
        robot.perform(.compose(.clear))
        robot.send("hello")
        await robot.until { robot.engine.messages == [.edit("u", "hello")] }

        #expect(robot.screen.composer.title.isEmpty)
        robot.send("more")
        await robot.until { robot.engine.messages.last == .send("more") }
        robot.end()
    }

    @Test func `Given editing fails, then the text is given back and the reason is shown`() async {
        let robot = await connected()
        robot.send("/edit")

        robot.engine.failNext(.budgetSpent)
        robot.send(" there")
        await robot.until { robot.screen.composer.text == "helo there" }
        #expect(robot.notice.hasPrefix("The budget is used up."))
        robot.end()
    }

    @Test func `Given a message is being edited, when the user presses escape, then it stays as it was`() async {
        let robot = await connected()
        robot.send("/edit")

        robot.perform(.stop)
        #expect(robot.screen.composer.text.isEmpty)
        #expect(robot.screen.composer.title.isEmpty)
        robot.send("next")
        await robot.until { robot.engine.messages == [.send("next")] }
        robot.end()
    }

    @Test func `Given a conversation, then the last answer can be made again and the last message deleted`() async {
        let robot = await connected()

        robot.send("/regenerate")
        await robot.until { robot.engine.messages == [.regenerate] }
        robot.send("/delete")
        await robot.until { robot.engine.messages == [.regenerate, .delete("a")] }
        robot.engine.emit(.messageRemoved(id: "a"))
        await robot.until { robot.texts == ["helo"] }
        robot.end()
    }

    @Test func `Given a clipboard, when the answer is copied, then it says what and how much`() async {
        let robot = await connected()

        robot.send("/copy")

        #expect(robot.effects == [.copy("Hello.")])
        #expect(robot.notice == "Copied the last answer: 6 characters.")
        robot.end()
    }

    @Test(arguments: [
        (true, ["Could not copy", "openInPager", "/export talk.md"]),
        (false, ["Could not copy", "/export talk.md"]),
    ])
    func `Given no clipboard, when the answer is copied, then it says so and what does it instead`(
        hasScreen: Bool, words: [String]
    ) async {
        let robot = await connected(hasScreen: hasScreen)
        robot.takesEffects = false

        robot.send("/copy")

        for word in words { #expect(robot.notice.contains(word)) }
        #expect(hasScreen || !robot.notice.contains("openInPager"))
        #expect(robot.screen.notice?.role == .warning)
        robot.end()
    }

    @Test func `Given a message, when it is opened by key or mouse, then the pager shows it`() async {
        let robot = await connected()

        robot.adapter.handle(.open(.conversation, row: 0))
        #expect(robot.effects == [.page("helo")])
        robot.perform(.selectNextMessage, .open)
        #expect(robot.effects == [.page("helo"), .page("Hello.")])
        robot.takesEffects = false
        robot.perform(.open)
        #expect(robot.screen.notice?.role == .warning)
        robot.end()
    }

    @Test(arguments: ["/pager", "/editor"])
    func `Given no screen, when the answer is opened elsewhere, then it says what does it instead`(command: String)
        async
    {
        let robot = await connected(hasScreen: false)

        robot.send(command)

        #expect(robot.effects.isEmpty)
        #expect(robot.notice.contains("/export talk.md"))
        robot.end()
    }

    @Test(arguments: [
        ("/edit", "You have not sent a message yet."), ("/delete", "No messages yet."),
        ("/regenerate", "There is no answer to regenerate yet."),
    ])
    func `Given nothing was said, then it says so`(command: String, words: String) async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send(command)
        #expect(robot.notice == words)
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }
}
