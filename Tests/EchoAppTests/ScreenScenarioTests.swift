import Echo
import EchoAudio
import Foundation
import ScreenTestKit
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `The screen without devices` {
    @Test func `it is there before the engine`() {
        let screen = ScreenRobot().screen

        #expect(screen.activity == .starting)
        #expect(screen.conversation.welcome.first?.commands == [.toggleTalking, .send])
        #expect(screen.settings.rows.count == Catalog.standard.settings.all.map(\.id).count)
    }

    @Test func `the welcome says who answers`() {
        let local = ScreenRobot().screen.conversation.welcome[1].text(keyName: \.name)
        let remote = ScreenRobot(isLocal: false).screen.conversation.welcome[1].text(keyName: \.name)

        #expect(local.contains("the built-in offline assistant"))
        #expect(remote == "You are talking to gpt-realtime at example.org.")
    }

    @Test func `the welcome says which model answers when another one does`() async {
        let robot = ScreenRobot(isLocal: false)
        await robot.connect()

        robot.adapter.show(.text, model: "good-model")
        robot.adapter.publish()

        #expect(
            robot.screen.conversation.welcome[1].text(keyName: \.name)
                == "You are talking to good-model at example.org.")
        robot.end()
    }

    @Test func `connecting that fails is said, and can be tried again`() async {
        let robot = ScreenRobot()
        robot.engine.failNext(.unreachable(host: "example.org", reason: "refused"))
        robot.run()
        robot.adapter.attach(robot.engine)
        await robot.until { robot.screen.activity == .offline }
        #expect(robot.notice.hasPrefix("Cannot reach example.org"))

        robot.perform(.reconnect)
        await robot.until { robot.screen.activity == .idle }
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test func `quitting asks once, and the second time quits`() {
        let robot = ScreenRobot()
        robot.perform(.quit)
        #expect(robot.screen.overlay?.title == "Quit")
        #expect(!robot.screen.isFinished)

        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        robot.perform(.quit, .quit)
        #expect(robot.screen.isFinished)
    }

    @Test func `problems in the configuration are said with line and column`() {
        let robot = ScreenRobot(problems: [
            SettingsProblem(file: "config.toml", line: 3, column: 5, reason: "threshold must be 0 to 1"),
            SettingsProblem(file: "config.toml", line: 9, reason: "unknown setting volume"),
        ])

        #expect(
            robot.notice
                == "config.toml:3:5: threshold must be 0 to 1. Using the default. (1 more: showNotices)")
        #expect(robot.screen.notices.count == 2)
    }

    @Test func `an event is opened as JSON, scrolled and closed`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(
            WireRecord(
                id: 0, direction: .sent, date: robot.clock.date, type: "session.update", size: 20,
                json: #"{"type":"session.update"}"#))
        await robot.until { robot.screen.eventLog.total == 1 }

        robot.perform(.focus(.events), .open)
        #expect(robot.screen.overlay?.title.contains("session.update") == true)
        for _ in 0..<10 { robot.perform(.selectDown) }
        #expect(robot.tree?.selection == 2)
        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `nothing wakes it while it is idle, and peaks fall while they show`() async {
        let robot = ScreenRobot()
        await robot.connect()
        await robot.settle()
        #expect(robot.clock.sleepers == 0)
        let before = robot.presentations

        robot.engine.emit(
            .audioLevelChanged(AudioLevel(direction: .loudspeaker, level: LevelReading(rms: -18, peak: -6))))
        await robot.until { robot.clock.sleepers == 1 }
        for _ in 0..<100 where robot.clock.sleepers > 0 {
            robot.clock.advance(by: .milliseconds(50))
            await robot.settle()
        }

        #expect(robot.clock.sleepers == 0)
        #expect(robot.presentations > before + 10)
        #expect(robot.screen.levels.loudspeaker.peakHold == 0)
        robot.end()
    }

    @Test func `readings of loudness are shown with the meters' own pace`() async {
        let robot = ScreenRobot()
        await robot.connect()
        await robot.settle()
        let before = robot.presentations

        for step in 0..<40 {
            let reading = LevelReading(rms: -18 - Float(step % 7), peak: -6)
            robot.engine.emit(.audioLevelChanged(AudioLevel(direction: .loudspeaker, level: reading)))
            robot.engine.emit(.audioLevelChanged(AudioLevel(direction: .microphone, level: reading)))
            robot.clock.advance(by: .milliseconds(25))
            await robot.settle()
        }

        #expect((10...22).contains(robot.presentations - before))
        #expect(robot.screen.levels.loudspeaker.level > 0)
        robot.end()
    }

    @Test func `the sound of an answer fixes the voice, and every further piece of it is nothing to show`() async {
        let robot = ScreenRobot()
        await robot.connect()
        await robot.settle()
        let before = robot.presentations
        robot.engine.emit(.assistantAudioDelta(itemID: "a", frames: 4800))
        await robot.until { robot.presentations > before }
        let (shown, sound) = (robot.presentations, EchoEvent.assistantAudioDelta(itemID: "a", frames: 2400))

        for _ in 0..<40 {
            robot.engine.emit(sound)
            await robot.settle()
        }

        #expect(robot.presentations == shown)
        robot.engine.emit(sound, .turnChanged(.assistant))
        await robot.until { robot.shown.activity == .speaking }
        robot.end()
    }

    @Test func `the time counts while someone talks`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening && robot.clock.sleepers == 1 }

        for second in 1...3 {
            robot.clock.advance(by: .seconds(1))
            await robot.until { robot.screen.status.elapsed == "00:0\(second)" && robot.clock.sleepers == 1 }
        }
        robot.end()
    }

    @Test func `running ends when it is cancelled before there is an engine`() async {
        let robot = ScreenRobot()
        let running = Task { await robot.adapter.run() }
        await robot.settle()

        running.cancel()
        await running.value
        #expect(robot.screen.activity == .starting)
    }

    @Test func `a microphone kept warm between manual turns is opened by the next press`() async {
        var settings = SessionSettings()
        settings.turnMode = .manual
        let robot = ScreenRobot(settings: settings)
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }
        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages == [.startListening, .endUserTurn] }
        robot.engine.emit(.audioStatusChanged(AudioStatus(microphone: .open, loudspeaker: .opening)))
        await robot.settle()

        robot.perform(.toggleTalking)
        await robot.until { robot.engine.messages == [.startListening, .endUserTurn, .startListening] }
        robot.end()
    }

    @Test func `closing closes the conversation`() async {
        let robot = ScreenRobot()
        await robot.connect()

        await robot.adapter.close()
        #expect(robot.engine.messages == [.close])
        robot.end()
    }
}
