import Echo
import EchoApp
import EchoScreen
import EchoTerminal
import EchoText
import Testing

@testable import ScreenRobotKit

@MainActor @Suite struct `A feature plugs in` {
    private let plug = FeaturePlug(StopwatchFeature.self) { StopwatchFeature($0) }

    private func robot() async -> ScreenRobot {
        let robot = ScreenRobot(plugs: [plug])
        await robot.connect()
        return robot
    }

    private func catalog() throws -> Catalog { try ScreenComposition(with: [plug]).catalog }

    @Test func `its command is in the help, in the palette and among what can be typed`() async throws {
        let robot = await robot()

        robot.perform(.help)
        guard case .help(let sections)? = robot.screen.overlay?.content else {
            Issue.record("no help")
            return
        }
        #expect(sections.contains { $0.title == "Stopwatch" })
        robot.perform(.stop, .palette)
        robot.type("stopwatch")
        guard case .palette(let palette)? = robot.screen.overlay?.content else {
            Issue.record("no palette")
            return
        }
        #expect(palette.list.rows.contains { $0.note == "/stopwatch" })
        #expect(try catalog().slashCommands["laps"]?.argument == .other("COUNT"))
        robot.end()
    }

    @Test(arguments: [("recording", true), ("nobody", false), (nil, false)])
    func `it stands behind the feature that it names, else behind all`(name: String?, isBefore: Bool) throws {
        let plug = FeaturePlug(PlacedFeature.self, behind: name) { _ in PlacedFeature() }
        let commands = try ScreenComposition(with: [plug]).catalog.commands.all.map(\.command)
        let (placed, other) = (commands.firstIndex(of: PlacedFeature.command), commands.firstIndex(of: .showPrompts))

        #expect((try #require(placed) < #require(other)) == isBefore)
    }

    @Test func `its key asks for its command, its own panel has keys of its own`() async throws {
        let keymap = Keymap(try catalog().commands)
        #expect(keymap.match([KeyPress(.function(11))], in: .composer) == .command(Command("stopwatch")))
        #expect(keymap.match([.character("l")], in: .stopwatch) == .command(Command("stopwatch.lap")))
        #expect(keymap.match([.character("l")], in: .panel) == .nothing)
        #expect(keymap.conflicts.isEmpty)
        let robot = await robot()
        robot.perform(Command("stopwatch"))
        robot.send("/laps 3")
        #expect(robot.screen.overlay?.title == "Laps")
        #expect(KeyContext.all(of: robot.screen) == [.stopwatch, .panel])

        robot.clock.advance(by: .seconds(4))
        robot.perform(Command("stopwatch.lap"))
        #expect(robot.panelText == "4 s")
        robot.end()
    }

    @Test func `help lies over its panel, which is there again when it was read`() async {
        let robot = await robot()
        robot.send("/laps 3")

        robot.perform(.help, .help)
        #expect(robot.screen.overlay?.title == "Help")
        robot.perform(.stop)
        #expect(robot.screen.overlay?.title == "Laps")
        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `what it answers itself is sent to nobody, and all else is`() async {
        let robot = await robot()
        robot.send("How long?")
        #expect(robot.notice == "0 laps")
        #expect(robot.screen.composer.text.isEmpty)

        robot.send("Hello")
        await robot.until { robot.engine.messages.contains(.send("Hello")) }
        #expect(!robot.engine.messages.contains(.send("How long?")))
        robot.end()
    }

    @Test func `what it shows stands in the header, unless its setting says otherwise`() async {
        let robot = await robot()
        robot.perform(Command("stopwatch"))
        #expect(robot.screen.status.items.map(\.text) == ["⏱ 0 s"])

        robot.send("/show-stopwatch off")
        #expect(robot.screen.status.items.isEmpty)
        #expect(robot.row(.showsStopwatch)?.heading == "Stopwatch")
        await robot.until { robot.store.saved == [SettingID.showsStopwatch.name] }
        robot.end()
    }

    @Test func `a slash command with other words is refused in its own words`() async {
        let robot = await robot()
        robot.send("/laps many")
        #expect(robot.notice == "/laps needs a number: /laps 3.")
        robot.end()
    }
}

@MainActor private final class PlacedFeature: FeatureProtocol {
    nonisolated static let command = Command("placed")
    nonisolated static let offer = FeatureOffer(
        "placed", commands: [CommandEntry(command, "placed", "Stands somewhere.", in: .conversation)])
}
