import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User changes settings` {
    private func settings(_ change: (inout SessionSettings) -> Void) -> SessionSettings {
        var settings = SessionSettings()
        change(&settings)
        return settings
    }

    @Test func `When a theme is selected, then it is seen at once, and gone when the panel is left`() {
        let robot = ScreenRobot()
        let before = robot.screen.theme
        robot.perform(.showThemes)
        #expect(robot.screen.overlay?.isAside == true)
        robot.perform(.selectLast)
        #expect(robot.screen.theme == "light")
        robot.perform(.selectUp)
        #expect(robot.screen.theme == "dark")
        robot.perform(.selectLast, .stop)
        #expect(robot.screen.theme == before)
    }

    @Test(arguments: [
        ("/effort high", "Text effort: high."), ("/web on", "Web search: on."), ("/tier flex", "Service tier: flex."),
        ("/verbosity low", "Verbosity: low."),
    ])
    func `When it is written how answers are to be, then a line says what was taken`(command: String, line: String) {
        let robot = ScreenRobot()

        robot.send(command)

        #expect(robot.notice == line)
    }

    @Test func `Given a session, when a setting is adjusted, then it acts at once and is kept`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.perform(.focus(.settings), .selectDown, .adjustUp)

        #expect(robot.screen.settings.rows[1].control == .slider(position: 0.64, text: "1.05"))
        await robot.until { robot.store.saved == ["speed"] }
        #expect(robot.engine.messages == [.updateSettings(settings { $0.speed = 1.05 })])
        robot.end()
    }

    @Test
    func
        `Given a conversation that is just beginning, when a setting is adjusted, then it is told as soon as it has begun`()
        async
    {
        let robot = ScreenRobot()
        robot.engine.hang()
        robot.run()
        robot.adapter.attach(robot.engine)
        await robot.until { robot.engine.messages == [.startConversation] }
        robot.send("/voice cedar")
        await robot.settle()
        robot.engine.proceed()
        await robot.until { robot.engine.messages.count > 1 }

        #expect(robot.engine.messages == [.startConversation, .updateSettings(settings { $0.voice = "cedar" })])
        robot.end()
    }

    @Test func `Given a session, when a word is added to the dictionary, then it is told and kept`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/dictionary add Kubernetes")

        await robot.until { robot.store.saved == ["dictionary"] }
        #expect(robot.engine.messages == [.updateSettings(settings { $0.dictionary = ["Kubernetes"] })])
        #expect(robot.notice == "Added to your dictionary: Kubernetes.")
        robot.end()
    }

    @Test func `Given a transcription that cannot be told words, when one is added, then it says that it does nothing`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/transcription whisper-1")

        robot.send("/dictionary add Kubernetes")

        #expect(
            robot.notice
                == """
                Added to your dictionary: Kubernetes. It has no effect now: whisper-1 does not take words to expect. \
                /transcription chooses another model.
                """)
        robot.end()
    }

    @Test func `Given a voice model that does not think, when the effort is raised, then it says why it cannot`() async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/voice-model gpt-realtime-1.5")
        await robot.until { robot.row(.voiceEffort)?.reason == "gpt-realtime-1.5 cannot be asked to think" }
        #expect(robot.row(.voiceEffort)?.isEnabled == false)
        robot.end()
    }

    @Test func `Given the server refuses, then the setting goes back with the reason and is not kept`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.invalidSetting(name: "voice", reason: "not here"))
        robot.send("/voice cedar")
        await robot.until { !robot.notice.isEmpty }

        #expect(robot.screen.status.voice == "marin")
        #expect(robot.notice.hasPrefix("Invalid value for voice: not here."))
        #expect(robot.store.saved.isEmpty)
        robot.end()
    }

    @Test func `Given many steps in a row, then the session gets the last and every step is shown`() async throws {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.hang()
        robot.perform(.focus(.settings), .selectDown)
        for _ in 0..<5 { robot.perform(.adjustUp) }
        await robot.settle()
        robot.engine.proceed()
        await robot.until { !robot.store.saved.isEmpty && robot.engine.messages.count <= 2 }
        await robot.settle()

        guard case .updateSettings(let last) = try #require(robot.engine.messages.last) else { return }
        #expect(abs(last.speed - 1.25) < 1e-9)
        robot.end()
    }

    @Test func `Given a locked voice, when it is changed, then it waits for the next conversation`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.assistantStartedSpeaking(itemID: "a"))
        await robot.until { robot.screen.settings.rows[0].reason != nil }

        robot.send("/voice cedar")
        await robot.until { robot.store.saved == ["voice"] }
        #expect(robot.engine.messages == [.updateSettings(SessionSettings())])
        #expect(robot.screen.status.voice == "marin")
        #expect(robot.notice.hasPrefix("cedar speaks from the next conversation on; this one keeps marin."))

        robot.perform(.reset, .confirm)
        await robot.until { robot.engine.messages.last == .updateSettings(settings { $0.voice = "cedar" }) }
        await robot.until { robot.screen.status.voice == "cedar" }
        robot.end()
    }

    @Test func `Given it cannot act, when it is adjusted, then it says why and stays`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings))
        for _ in 0..<8 { robot.perform(.selectDown) }

        robot.perform(.adjustUp)

        #expect(robot.notice == "Eagerness: only with semantic VAD.")
        await robot.settle()
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given instructions are edited, when they are kept, then they are sent with their lines`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/instructions")
        robot.perform(.compose(.clear))
        robot.type("Be brief.")
        robot.perform(.newLine)
        robot.type("Be kind.")
        robot.perform(.send)

        await robot.until {
            robot.engine.messages == [.updateSettings(settings { $0.instructions = "Be brief.\nBe kind." })]
        }
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `Given the file cannot be written, then the setting acts and the reason is shown`() async {
        let robot = ScreenRobot(
            store: SpyStore(failure: SettingsStoreError(file: "config.toml", reason: "the disk is full")))
        await robot.connect()

        robot.send("/speed 1.2")
        await robot.until { robot.notice.hasPrefix("config.toml could not be saved: the disk is full.") }

        #expect(robot.engine.messages == [.updateSettings(settings { $0.speed = 1.2 })])
        #expect(robot.screen.settings.rows[1].control == .slider(position: 0.76, text: "1.20"))
        robot.end()
    }

    @Test func `Given it is offline, when a setting is changed, then it is told after reconnecting`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.lost(.connectionLost(code: 1006, reason: ""))))
        await robot.until { robot.screen.activity == .offline }

        robot.send("/vad semantic high")
        await robot.until { robot.store.saved == ["turn_taking", "eagerness"] }
        robot.perform(.reconnect)

        let wanted = settings { ($0.turnMode, $0.eagerness) = (.automatic(.semantic), .high) }
        await robot.until { robot.engine.messages == [.reconnect, .updateSettings(wanted)] }
        robot.end()
    }

    @Test func `Given a theme there is and one there is not, then one is used and the other refused`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/theme light")
        await robot.until { robot.store.saved == ["theme=light"] }
        #expect(robot.screen.theme == "light")
        robot.send("/theme pink")
        #expect(robot.notice == "There is no theme pink. Available: auto, dark, light.")
        robot.end()
    }

    @Test func `Given a refusal, then the row says why until it is changed again`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.invalidSetting(name: "voice", reason: "not here"))
        robot.send("/voice cedar")
        await robot.until { robot.row(.voice)?.reason == "Invalid value for voice: not here." }
        #expect(robot.row(.voice)?.control == .choice(index: 0, options: Models.voices))

        robot.send("/voice alloy")
        await robot.until { robot.store.saved == ["voice"] }
        #expect(robot.row(.voice)?.reason == nil)
        robot.end()
    }

    @Test func `Given a changed setting, when it is reset, then its default acts and is kept`() async {
        let robot = ScreenRobot(settings: settings { $0.speed = 1.3 })
        await robot.connect()
        robot.perform(.focus(.settings), .selectDown)
        #expect(robot.row(.speed)?.isChanged == true)

        robot.perform(.resetSetting)

        await robot.until { robot.engine.messages == [.updateSettings(SessionSettings())] }
        await robot.until { robot.store.saved == ["speed"] }
        #expect(robot.row(.speed)?.isChanged == false)
        robot.end()
    }

    @Test func `Given many changed settings, when all are reset, then it is asked first`() async {
        var chosen = Preferences()
        (chosen.session.speed, chosen.screen.alerts, chosen.theme) = (1.3, .bell, "light")
        let robot = ScreenRobot(chosen: chosen)
        await robot.connect()

        robot.send("/defaults")
        #expect(robot.screen.overlay?.title == "Reset all settings")
        robot.perform(.stop)
        #expect(robot.row(.speed)?.isChanged == true)
        robot.send("/defaults")
        robot.perform(.confirm)

        #expect(!robot.screen.settings.rows.contains { $0.isChanged })
        #expect(robot.screen.theme == "dark")
        await robot.until { Set(robot.store.saved) == ["speed", "screen.alerts", "theme="] }
        robot.end()
    }

    @Test func `Given a setting of the screen, when it is changed, then it acts at once and no server hears of it`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/ascii on")
        robot.send("/talk-key toggle")

        #expect(robot.screen.preferences.usesASCII)
        #expect(robot.screen.preferences.talkKey == .toggle)
        await robot.until { robot.store.saved == ["screen.ascii", "screen.talk_key"] }
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given a slider, when it is dragged, then it follows on its steps`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.adapter.handle(.slide(.threshold, to: 0.81))
        robot.adapter.handle(.slide(.threshold, to: 1.4))

        #expect(robot.row(.threshold)?.control == .slider(position: 1, text: "1.00"))
        #expect(robot.row(.threshold)?.isSelected == true)
        await robot.until { robot.engine.messages.last == .updateSettings(settings { $0.threshold = 1 }) }
        robot.adapter.handle(.slide(.eagerness, to: 1))
        robot.send("/vad manual")
        robot.adapter.handle(.slide(.silence, to: 1))
        #expect(robot.notice == "Silence: only with server or local VAD.")
        robot.end()
    }

    @Test func `Given a value is typed, then it is judged while it is typed and taken with Enter`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings), .selectDown, .enterValue)
        #expect(robot.screen.prompt?.label == "Speed")
        #expect(robot.screen.prompt?.note.text == "0.25 to 1.5")

        robot.type("9")
        #expect(robot.screen.prompt?.note.text == "must be 0.25 to 1.5")
        robot.perform(.compose(.clear))
        robot.type("1.2")
        robot.perform(.open)

        #expect(robot.screen.prompt == nil)
        await robot.until { robot.engine.messages == [.updateSettings(settings { $0.speed = 1.2 })] }
        robot.end()
    }

    @Test func `Given the server's address, when it is opened, then it is typed and acts at the next start`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings), .search)
        robot.type("address")
        robot.perform(.open, .open)
        #expect(robot.screen.prompt?.text == "automatic")

        robot.perform(.compose(.clear))
        robot.type("ws://127.0.0.1:9")
        robot.perform(.open)

        await robot.until { robot.store.saved == ["api.url"] }
        #expect(robot.row(.server)?.control == .text("ws://127.0.0.1:9"))
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given a budget is chosen, then the conversation has it`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/budget 0.50")

        await robot.until { robot.engine.messages == [.setBudget(Budget(limit: 0.5))] }
        await robot.until { robot.store.saved == ["budget.limit"] }
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `Given words are looked for, then the settings about them are found in turn`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings), .search)

        robot.type("model")
        #expect(robot.screen.prompt?.note.text.hasPrefix("1 of ") == true)
        robot.perform(.open)
        let first = robot.screen.settings.selection
        robot.perform(.searchNext)
        #expect(robot.screen.settings.selection > first)
        robot.perform(.searchPrevious)

        #expect(robot.screen.settings.selection == first)
        robot.end()
    }

    @Test func `Given the panes are moved, then how they stand is kept`() async {
        let robot = ScreenRobot()
        await robot.connect()
        var arrangement = PaneArrangement()
        arrangement.hidden = [.levels]

        robot.adapter.handle(.arrange(arrangement))

        await robot.until { robot.store.saved == ["hidden=[\"levels\"]"] }
        robot.end()
    }
}
