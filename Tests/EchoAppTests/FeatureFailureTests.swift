import Echo
import EchoApp
import Testing

@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite struct `A feature fails` {
    /// Throws wherever it is asked to.
    private final class BrokenFeature: FeatureProtocol, ListeningFeatureProtocol {
        nonisolated static let offer = FeatureOffer(
            "broken", commands: [CommandEntry(.breakDown, "break down", "Fails.", slash: "break", in: .program)])

        private let place: Place

        enum Place { case nowhere, making, starting, performing, receiving, hanging }

        init(at place: Place) throws {
            self.place = place
            if place == .making { throw Broken() }
        }

        func start() async throws {
            if place == .starting { throw Broken() }
            if place == .hanging { try await Task.sleep(for: .seconds(3600)) }
        }

        func perform(_ command: Command, words: String) throws -> Bool {
            guard command == .breakDown else { return false }
            throw Broken()
        }

        func receive(_ event: EchoEvent) throws {
            if place == .receiving { throw Broken() }
        }
    }

    private struct Broken: Error, CustomStringConvertible {
        var description: String { "it fell off the table" }
    }

    private func robot(_ place: BrokenFeature.Place) -> ScreenRobot {
        ScreenRobot(plugs: [FeaturePlug(BrokenFeature.self) { _ in try BrokenFeature(at: place) }])
    }

    private let sentence =
        "The feature broken is not working; everything else is. doctor says more."

    @Test(arguments: ["making", "starting", "receiving"])
    func `the screen goes on, says so once, and the doctor names it`(place: String) async {
        let robot = robot(place == "making" ? .making : place == "starting" ? .starting : .receiving)
        await robot.connect()
        await robot.until { !robot.adapter.problems.isEmpty }

        #expect(robot.screen.notices.map { $0.wording.text(keyName: \.name) }.filter { $0 == sentence }.count == 1)
        robot.type("still here")
        #expect(robot.screen.composer.text == "still here")
        #expect(robot.adapter.problems.findings.map(\.fact) == ["broken does not work: it fell off the table"])
        robot.end()
    }

    @Test func `a command that throws is told, and other commands work`() async {
        let robot = robot(.nowhere)
        await robot.connect()
        robot.send("/break")
        #expect(robot.notice == sentence)
        robot.send("/help")
        #expect(robot.screen.overlay?.title == "Help")
        robot.end()
    }

    @Test func `one that hangs at its start is named after ten seconds`() async {
        let robot = robot(.hanging)
        await robot.connect()
        #expect(robot.adapter.problems.isEmpty)

        await robot.until {
            robot.clock.advance(by: .seconds(11))
            return !robot.adapter.problems.isEmpty
        }

        let fact = robot.adapter.problems.findings.map(\.fact).first
        #expect(fact?.contains("has not started within 10 seconds") == true)
        robot.end()
    }

    @Test func `two that want the same are refused with both names`() {
        let one = FeatureOffer("one", commands: [CommandEntry(.breakDown, "a", "", slash: "a", in: .program)])
        let offers: [(FeatureOffer, String)] = [
            (FeatureOffer("two", commands: [CommandEntry(.breakDown, "b", "", in: .program)]), "the command breakDown"),
            (FeatureOffer("two", slashCommands: [SlashCommand("a", "b", .none) { _ in .intents([]) }]), "/a"),
            (
                FeatureOffer(
                    "two", slashCommands: [SlashCommand("c", aliases: ["a"], "b", .none) { _ in .intents([]) }]), "/a"
            ),
            (
                FeatureOffer(
                    "two",
                    commands: [CommandEntry(Command("other"), "c", "", slash: "c", aliases: ["a"], in: .program)]),
                "/a"
            ),
            (FeatureOffer("one"), "the name one"),
        ]
        for (other, words) in offers {
            let conflict = #expect(throws: CatalogConflict.self) { try Catalog([one, other]) }
            #expect(conflict?.description.contains(words) == true)
            #expect(conflict?.description.contains("The features one and \(other.name) both want") == true)
        }
    }

    @Test(arguments: [("ctrl+p", "ctrl+p"), ("ctrl+p", "ctrl+p x"), ("f1 f2", "f1")])
    func `also by a key, or the beginning of another's`(first: String, second: String) {
        let offers = zip(["one", "two"], [first, second]).map { name, key in
            FeatureOffer(
                name, commands: [CommandEntry(Command(name), name, "", in: .program, keys: [.key(key, in: .screen)])])
        }
        #expect(throws: CatalogConflict.self) { try Catalog(offers) }
    }

    @Test func `and by a setting`() {
        let offers = ["one", "two"].map { name in
            FeatureOffer(
                name,
                settings: [
                    .toggle(SettingID("a.b"), name, slash: name, "", in: .screen, default: true)
                ])
        }
        #expect(throws: CatalogConflict.self) { try Catalog(offers) }
    }

    @Test func `and by a family of events`() {
        let offers = ["one", "two"].map { FeatureOffer($0, eventFamilies: [EventFamily("door", prefix: "\($0).")]) }
        let conflict = #expect(throws: CatalogConflict.self) { try Catalog(offers) }
        #expect(conflict?.description == "The features one and two both want the event family door.")
    }
}

extension Command {
    fileprivate static let breakDown = Command("breakDown")
}
