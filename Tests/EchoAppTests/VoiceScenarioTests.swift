import Echo
import EchoApp
import EchoAudio
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User talks` {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func message(_ id: String, _ role: Message.Role, _ text: String, _ status: Message.Status) -> Message {
        Message(id: id, role: role, medium: .voice, text: text, status: status, createdAt: start)
    }

    @Test
    func `Given a microphone, when the user presses space and speaks, then it listens and the transcript is live`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()

        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }
        robot.engine.emit(
            .turnChanged(.user), .messageUpdated(message("u", .user, "", .transcribing)),
            .userTranscriptionDelta(itemID: "u", delta: "What is"))
        await robot.until { robot.texts == ["What is"] }

        #expect(robot.screen.activity == .hearing)
        #expect(robot.screen.conversation.rows.first?.isLive == true)
        #expect(robot.engine.messages == [.startListening])
        robot.end()
    }

    @Test(arguments: [
        (AudioStatus(microphone: .failed(.noDevice(.capture), retrying: true)), Activity.noMicrophone),
        (AudioStatus(microphone: .open, isMuted: true), .muted), (AudioStatus(microphone: .opening), .opening),
        (AudioStatus(microphone: .open), .listening),
    ])
    func `Given a microphone that hears nothing, when it is to listen, then the status says so`(
        audio: AudioStatus, activity: Activity
    ) async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.emit(.turnChanged(.listening), .audioStatusChanged(audio))

        await robot.until { robot.screen.activity == activity }
        #expect(robot.screen.activity == activity)
        robot.end()
    }

    @Test func `Given no microphone, when one comes, then what was said of it is gone`() async {
        let robot = ScreenRobot()
        await robot.connect()
        let missing = AudioDeviceError.noDevice(.capture)
        robot.engine.emit(
            .audioStatusChanged(AudioStatus(microphone: .failed(missing, retrying: true))), .error(.audio(missing)))
        await robot.until { robot.notice.contains("microphone") }

        robot.engine.emit(.audioStatusChanged(AudioStatus(microphone: .open)))

        await robot.until { robot.notice.isEmpty }
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test func `Given words were said, when the user stops, then they are sent and thinking is shown`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }
        robot.engine.emit(.turnChanged(.user))
        await robot.until { robot.screen.activity == .hearing }

        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages.contains(.stopListening) }
        robot.engine.emit(.turnChanged(.thinking))
        await robot.until { robot.screen.activity == .thinking }

        #expect(robot.engine.messages == [.startListening, .stopListening])
        robot.end()
    }

    @Test func `Given nothing was said, when the user stops, then nothing is sent and it is idle`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }

        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages.contains(.stopListening) }
        robot.engine.emit(.turnChanged(.idle))
        await robot.until { robot.screen.activity == .idle }

        #expect(robot.engine.messages == [.startListening, .stopListening])
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test func `Given manual turns and nothing said, when the user ends the turn, then no error is shown`() async {
        var settings = SessionSettings()
        settings.turnMode = .manual
        let robot = ScreenRobot(settings: settings)
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }

        robot.engine.failNext(.server(code: "input_audio_buffer_commit_empty", message: "empty", parameter: nil))
        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages == [.startListening, .endUserTurn] }
        await robot.settle()

        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test func `Given an answer comes, then it is shown and spoken, and it is idle after playback`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.emit(.turnChanged(.thinking), .turnChanged(.assistant), .assistantStartedSpeaking(itemID: "a"))
        robot.engine.emit(.assistantTextDelta(itemID: "a", delta: "It is sunny."))
        await robot.until { robot.screen.activity == .speaking && robot.texts == ["It is sunny."] }
        robot.engine.emit(
            .messageFinalized(message("a", .assistant, "It is sunny.", .completed)),
            .assistantStoppedSpeaking(itemID: "a"), .turnChanged(.idle))
        await robot.until { robot.screen.activity == .idle }

        #expect(robot.screen.conversation.rows.first?.isLive == false)
        #expect(
            robot.screen.settings.rows.first?.reason
                == "The voice cannot change once it has spoken; a new one takes effect in the next conversation.")
        robot.end()
    }

    @Test func `Given the app is thinking, when the user presses escape, then it is idle and no stale answer comes`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.turnChanged(.thinking))
        await robot.until { robot.screen.activity == .thinking }

        robot.engine.hang()
        robot.perform(.stop)
        await robot.until { robot.engine.messages == [.interrupt] }
        robot.engine.emit(
            .messageUpdated(message("a", .assistant, "Too", .inProgress)),
            .assistantTextDelta(itemID: "a", delta: "Too late"), .turnChanged(.idle))
        await robot.until { robot.screen.activity == .idle }
        robot.engine.proceed()
        await robot.settle()

        #expect(robot.texts.isEmpty)
        robot.end()
    }

    @Test
    func
        `Given the connection is being made, when the user presses space and escape, then the microphone stays closed`()
        async
    {
        let robot = ScreenRobot()
        robot.run()
        robot.engine.hang()
        robot.adapter.attach(robot.engine)
        await robot.until { robot.engine.messages == [.startConversation] }

        robot.perform(.toggleTalking, .stop)
        robot.engine.proceed()
        await robot.until { robot.screen.activity == .idle }
        await robot.settle()

        #expect(!robot.engine.messages.contains(.startListening))
        robot.end()
    }

    @Test func `Given a conversation, when the user resets and confirms, then messages are cleared and it is idle`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.messageFinalized(message("a", .assistant, "Old", .completed)), .turnChanged(.assistant))
        await robot.until { robot.texts == ["Old"] }

        robot.perform(.reset)
        #expect(robot.screen.overlay?.title == "New conversation")
        robot.type("y")
        await robot.until { robot.texts.isEmpty && robot.screen.activity == .idle }
        robot.engine.emit(.messageUpdated(message("a", .assistant, "Older", .inProgress)))
        await robot.settle()

        #expect(robot.texts.isEmpty)
        #expect(robot.screen.overlay == nil)
        #expect(robot.engine.messages == [.interrupt, .reset, .updateSettings(SessionSettings())])
        robot.end()
    }

    @Test func `Given a reset fails, then the conversation is intact and the reason is shown`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.messageFinalized(message("a", .assistant, "Old", .completed)))
        await robot.until { robot.texts == ["Old"] }

        robot.engine.failNext(.connectionTimedOut(host: "example.org"))
        robot.perform(.reset, .confirm)
        await robot.until { robot.notice.hasPrefix("The connection to example.org timed out.") }

        #expect(robot.texts == ["Old"])
        robot.end()
    }

    @Test func `Given a stored key that cannot be had, when the user presses space, then it is said why`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.adapter.keyFailed("The key “openai” is in the desktop's keyring, but it is locked.")
        robot.engine.failNext(.missingKey)
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.notice?.role == .failure }

        #expect(robot.notice.hasPrefix("The key “openai” is in the desktop's keyring"))
        robot.end()
    }

    @Test(arguments: [
        (EchoError.missingKey, "No API key found."),
        (.unreachable(host: "example.org", reason: "no network"), "Cannot reach example.org: no network."),
        (.invalidData(reason: "not JSON"), "The server sent an invalid message: not JSON."),
        (.audio(.noDevice(.capture)), "No microphone found."),
    ])
    func `Given it goes wrong, when the user presses space, then its own error is shown and the conversation is intact`(
        error: EchoError, sentence: String
    ) async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.messageFinalized(message("a", .assistant, "Kept", .completed)))
        await robot.until { robot.texts == ["Kept"] }

        robot.engine.failNext(error)
        robot.perform(.toggleTalking)
        await robot.until { robot.notice.hasPrefix(sentence) }

        #expect(robot.texts == ["Kept"])
        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages == [.startListening, .startListening] }
        robot.end()
    }

    @Test
    func
        `Given the server goes in the middle of an answer, when the user presses space, then it reconnects and listens`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(
            .messageUpdated(message("a", .assistant, "Half an ans", .inProgress)),
            .connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }
        #expect(robot.notice.hasSuffix("The conversation is kept. Press toggleTalking or send to reconnect."))

        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }

        #expect(robot.engine.messages == [.reconnect, .startListening])
        #expect(robot.texts == ["Half an ans"])
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test func `Given the microphone is open, when the user mutes twice, then it is muted and heard again`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }

        robot.perform(.mute)
        await robot.until { robot.engine.messages.contains(.mute(true)) }
        robot.engine.emit(.audioStatusChanged(AudioStatus(microphone: .open, isMuted: true)))
        await robot.until { robot.screen.activity == .muted }
        robot.perform(.mute)
        await robot.until { robot.engine.messages.contains(.mute(false)) }
        robot.end()
    }
}
