import Echo
import EchoApp
import EchoText
import Foundation
import Testing

@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User dictates` {
    private func piece(_ text: String) -> DictationEvent {
        .settled(DictatedPiece(text: text, began: .zero, ended: .seconds(1)))
    }

    /// Dictating, with the microphone open.
    private func dictating(_ settings: SessionSettings = SessionSettings()) async -> ScreenRobot {
        let robot = ScreenRobot(settings: settings)
        await robot.connect()
        robot.perform(.toggleDictation)
        await robot.until { robot.engine.dictation != nil }
        robot.engine.tell(.listening)
        await robot.until { robot.screen.status.state.text == "● dictating" }
        return robot
    }

    @Test func `Given a message, when the user dictates, then words are marked until they are settled`() async {
        let robot = await dictating()
        #expect(robot.screen.levels.microphone.caption.text == "dictation only")
        #expect(robot.screen.hints.map(\.title) == ["end dictation", "end and send", "new line", "help"])
        robot.type("Note: ")

        robot.engine.tell(.partial("call anna"))
        await robot.until { robot.screen.composer.unsettled != nil }
        #expect(robot.screen.composer.text == "Note: call anna")
        #expect(robot.screen.composer.unsettled == 6..<15)
        #expect(robot.adapter.presenter.composer.text == "Note: ")

        robot.engine.tell(piece("call Anna."), .partial(""))
        await robot.until { robot.adapter.presenter.composer.text == "Note: call Anna." }
        #expect(robot.screen.composer.unsettled == nil)
        robot.end()
    }

    @Test func `Given settled words, when the user edits them, then dictation goes on at the cursor`() async {
        let robot = await dictating()
        robot.engine.tell(piece("One three."))
        await robot.until { robot.adapter.presenter.composer.text == "One three." }

        robot.adapter.handle(.placeCaret(4))
        robot.engine.tell(piece("two"))

        await robot.until { robot.adapter.presenter.composer.text == "One two three." }
        #expect(robot.adapter.presenter.composer.text == "One two three.")
        robot.end()
    }

    @Test func `Given a dictation, when the user says a command, then it is obeyed and not written`() async {
        let robot = await dictating()
        robot.engine.tell(piece("First. New line. Second."), piece("Delete that."), piece("Third."))
        await robot.until { robot.adapter.presenter.composer.text == "First.\nThird." }

        robot.engine.tell(piece("Send."))
        await robot.until { robot.screen.status.state.text == "… writing the last words" }
        robot.engine.endDictation()

        await robot.until { robot.engine.messages.contains(.send("First.\nThird.")) }
        #expect(robot.screen.composer.isEmpty)
        robot.end()
    }

    @Test(arguments: [Command.stop, .toggleDictation])
    func `Given a dictation, when the user presses escape or its key again, then the last words are still written`(
        command: Command
    ) async {
        let robot = await dictating()

        robot.perform(command)
        #expect(robot.screen.status.state.text == "… writing the last words")
        #expect(robot.screen.hints.first == HintViewState(.stop, "end now"))
        robot.engine.tell(piece("The end."))
        robot.engine.endDictation()

        await robot.until { robot.screen.activity == .idle && robot.screen.status.state.text == "○ idle" }
        #expect(robot.adapter.presenter.composer.text == "The end.")
        #expect(!robot.engine.messages.contains(.interrupt))
        robot.end()
    }

    @Test func `Given the last words, when the user does not wait for them, then the dictation is over`() async {
        let robot = await dictating()
        robot.perform(.toggleDictation, .toggleDictation)
        #expect(robot.screen.status.state.text == "○ idle")
        robot.end()
    }

    @Test func `Given a dictation, when the user presses enter, then the message is sent with its last words`() async {
        let robot = await dictating()
        robot.engine.tell(piece("One."))
        await robot.until { robot.adapter.presenter.composer.text == "One." }

        robot.perform(.send)
        robot.engine.tell(piece("Two."))
        robot.engine.endDictation()

        await robot.until { robot.engine.messages.contains(.send("One. Two.")) }
        robot.end()
    }

    @Test func `Given a conversation that listens, when the user dictates, then only the message hears`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages == [.startListening] }

        robot.perform(.toggleDictation)
        await robot.until { robot.engine.dictation != nil }
        #expect(robot.engine.messages == [.startListening, .stopListening, .dictate([])])
        #expect(robot.notice.contains("The assistant does not hear you"))

        robot.perform(.toggleTalking)
        #expect(robot.notice.contains("Dictation ended."))
        robot.engine.endDictation()
        await robot.until { robot.screen.status.state.text != "… writing the last words" }
        #expect(robot.engine.messages.count == 3)
        robot.end()
    }

    @Test func `Given a server that fails, when the user dictates, then it is said and the words stay`() async {
        let robot = await dictating()
        robot.engine.tell(piece("Kept."), .lost(.responseFailed(code: nil, message: "too soft")))
        await robot.until { robot.notice.contains("Some words were not written: “too soft”.") }

        robot.engine.failDictation(.connectionLost(code: 1006, reason: ""))

        await robot.until { robot.notice.contains("Dictation ended; the words in the message stay.") }
        #expect(robot.adapter.presenter.composer.text == "Kept.")
        #expect(robot.screen.status.state.text != "● dictating")
        robot.end()
    }

    @Test func `Given lost words, when the user says send, then the message waits for another look`() async {
        let robot = await dictating()
        robot.engine.tell(piece("One."), .lost(.responseFailed(code: nil, message: "")), piece("Send."))
        await robot.until { robot.screen.status.state.text == "… writing the last words" }
        robot.engine.endDictation()

        await robot.until { robot.notice.contains("The message was not sent") }
        #expect(robot.adapter.presenter.composer.text == "One.")
        robot.end()
    }

    @Test func `Given a conversation, when the user says or writes take this down, then dictation begins`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("Take this down.")
        await robot.until { robot.engine.dictation != nil }
        #expect(robot.screen.composer.isEmpty && !robot.engine.messages.contains(.send("Take this down.")))
        robot.end()

        let other = ScreenRobot()
        await other.connect()
        other.engine.emit(
            .messageFinalized(
                Message(
                    id: "u", role: .user, medium: .voice, text: "Take this down!", status: .completed,
                    createdAt: Date(timeIntervalSince1970: 1_700_000_000))))
        await other.until { other.engine.dictation != nil }
        other.end()
    }

    @Test func `Given words of the settings, when the user dictates, then they are expected`() async {
        var settings = SessionSettings()
        settings.dictionary = ["Kubernetes"]
        let robot = await dictating(settings)
        #expect(robot.engine.messages == [.dictate(["Kubernetes"])])
        robot.end()
    }

    @Test func `Given no screen, when the user asks for dictation, then the command for pipes is named`() async {
        let robot = ScreenRobot(hasScreen: false)
        await robot.connect()
        robot.perform(.toggleDictation)
        #expect(robot.notice.contains("echo-tui dictate"))
        robot.end()
    }
}
