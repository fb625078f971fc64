import Echo
import EchoApp
import EchoPresentation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct `User changes settings` {
    private func settings(_ change: (inout SessionSettings) -> Void) -> SessionSettings {
        var settings = SessionSettings()
        change(&settings)
        return settings
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

    @Test func `Given the server refuses, then the setting goes back with the reason and is not kept`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.invalidSetting(name: "voice", reason: "not here"))
        robot.send("/voice cedar")
        await robot.until { !robot.notice.isEmpty }

        #expect(robot.screen.status.voice == "marin")
        #expect(robot.notice.hasPrefix("The setting voice cannot be that: not here."))
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
        #expect(robot.screen.status.voice == "cedar")

        robot.perform(.reset, .confirm)
        await robot.until { robot.engine.messages.last == .updateSettings(settings { $0.voice = "cedar" }) }
        robot.end()
    }

    @Test func `Given it cannot act, when it is adjusted, then it says why and stays`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings))
        for _ in 0..<7 { robot.perform(.selectDown) }

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
        await robot.until { robot.notice.hasPrefix("config.toml could not be written: the disk is full.") }

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
        #expect(robot.notice == "There is no theme pink. There are dark, light.")
        robot.end()
    }
}
