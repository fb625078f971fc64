import Echo
import EchoScreen
import ScreenTestKit
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User keeps sets of settings` {
    private func work() throws -> (name: ProfileName, chosen: Preferences) {
        var chosen = Preferences()
        (chosen.session.voice, chosen.theme) = ("cedar", "light")
        return (try ProfileName("work"), chosen)
    }

    @Test func `Given a preset, when it is chosen, then all of it acts as one change`() async throws {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings), .showPresets)
        #expect(robot.choices.map(\.title).first == "Headset")

        robot.perform(.selectUp, .selectUp, .open)

        let chosen = try #require(Preset(rawValue: "noisyRoom")).applied(to: Preferences(), Catalog.standard.settings)
        await robot.until { robot.engine.messages == [.updateSettings(chosen.session)] }
        #expect(robot.notice.hasPrefix("Noisy room. Threshold 0.50 → 0.75"))
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `Given a profile, when it is used, then its settings act, and later changes are kept in it`()
        async throws
    {
        let (name, chosen) = try work()
        let robot = ScreenRobot()
        robot.store.hold(chosen, as: name)
        await robot.connect()

        robot.send("/profile work")
        await robot.until { robot.engine.messages == [.updateSettings(chosen.session)] }
        #expect(robot.screen.theme == "light")
        #expect(robot.screen.settings.profile == "work")
        #expect(robot.store.saved.isEmpty)
        robot.send("/speed 1.2")
        robot.send("/alerts bell")

        await robot.until { Set(robot.store.saved) == ["work/speed", "work/screen.alerts"] }
        robot.send("/profile none")
        await robot.until { robot.screen.settings.profile.isEmpty }
        #expect(robot.row(.voice)?.isChanged == false)
        robot.end()
    }

    @Test func `Given a name there is not, then it is said with those there are`() async throws {
        let (name, chosen) = try work()
        let robot = ScreenRobot()
        robot.store.hold(chosen, as: name)
        await robot.connect()

        robot.send("/profile play")

        await robot.until { robot.notice == "There is no profile play. Available: work." }
        #expect(robot.screen.settings.profile.isEmpty)
        robot.end()
    }

    @Test func `Given what is set now, when it is kept under a name, then that is in use`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.settings), .showProfiles)
        await robot.until { robot.choices.map(\.id) == ["", "+"] }

        robot.perform(.selectDown, .open)
        robot.type("../etc")
        robot.perform(.open)
        #expect(robot.notice.hasPrefix("The profile name must be 1 to 40 letters, digits, - or _, and not none."))
        robot.perform(.saveProfile)
        robot.type("home")
        robot.perform(.open)

        await robot.until { robot.screen.settings.profile == "home" }
        #expect(robot.store.saved == ["profile=home"])
        robot.end()
    }

    @Test func `Given a profile, when it is deleted, then it is asked first, and what is set stays`() async throws {
        let (name, chosen) = try work()
        let robot = ScreenRobot()
        robot.store.hold(chosen, as: name)
        await robot.connect()
        robot.send("/profile work")
        await robot.until { robot.screen.settings.profile == "work" }
        robot.perform(.showProfiles)
        await robot.until { robot.choices.count == 3 }

        robot.perform(.deleteProfile, .refuse)
        await robot.until { robot.choices.count == 3 }
        #expect(robot.store.saved.isEmpty)
        robot.perform(.deleteProfile, .confirm)

        await robot.until { robot.store.saved == ["delete=work"] }
        await robot.until { robot.choices.map(\.id) == ["", "+"] }
        #expect(robot.screen.settings.profile.isEmpty)
        #expect(robot.screen.theme == "light")
        robot.end()
    }

    @Test func `When a profile is saved with its name behind the command, then nothing is asked`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/save-profile home")

        await robot.until { robot.notice.hasPrefix("Saved the profile home. Further changes are saved to it.") }
        #expect(robot.screen.prompt == nil)
        robot.end()
    }

    @Test func `Given a profile cannot be written, then it is said and none is in use`() async {
        let robot = ScreenRobot(
            store: SpyStore(failure: SettingsStoreError(file: "profiles/home.toml", reason: "the disk is full")))
        await robot.connect()

        robot.send("/save-profile")
        robot.type("home")
        robot.perform(.open)

        await robot.until { robot.notice.hasPrefix("profiles/home.toml could not be saved: the disk is full.") }
        #expect(robot.screen.settings.profile.isEmpty)
        robot.end()
    }
}
