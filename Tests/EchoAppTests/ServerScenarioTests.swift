import Echo
import EchoTestKit
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `The panel that tests the server` {
    private actor SpyTables: ServerTablesProtocol {
        private(set) var kept: [ServerTable] = []
        private let isFull: Bool

        init(_ kept: [ServerTable] = [], isFull: Bool = false) { (self.kept, self.isFull) = (kept, isFull) }

        func table(of address: String) -> ServerTable? { kept.last { $0.address == address } }

        func keep(_ table: ServerTable) -> Bool {
            if !isFull { kept.append(table) }
            return !isFull
        }
    }

    /// A server that knows no API at all.
    private func survey() -> ServerSurvey {
        var configuration = EchoConfiguration()
        configuration.baseURL = "https://example.org/v1?key=abcd1234"
        let echo = Echo(
            key: nil, configuration: configuration, realtimeTransport: ScriptedRealtimeTransport(),
            httpTransport: ScriptedHTTPTransport { _ in
                HTTPReply(status: 404, chunks: [Data(#"{"error":"no abcd1234 here"}"#.utf8)])
            })
        return echo.survey()
    }

    private func text(_ robot: ScreenRobot) -> String {
        guard case .paragraphs(let paragraphs)? = robot.screen.overlay?.content else { return "" }
        return paragraphs.map { "\($0.lead.text) \($0.wording.text(keyName: \.name))" }.joined(separator: "\n")
    }

    private func robot(_ tables: SpyTables) async -> ScreenRobot {
        let robot = ScreenRobot(serverTables: tables)
        await robot.connect()
        robot.engine.offer(survey())
        robot.perform(.testServer)
        return robot
    }

    @Test func `says what it costs, tests, is copied and kept`() async {
        let tables = SpyTables()
        let robot = await robot(tables)
        #expect(text(robot).contains("Server https://example.org/v1\n"))
        #expect(text(robot).contains("Press testServer to begin."))

        robot.perform(.testServer)
        await robot.until { text(robot).contains("copies this table") }
        robot.perform(.copy)

        #expect(robot.notice == "Copied the table.")
        #expect(text(robot).contains("– Chat Completions not offered"))
        #expect(!text(robot).contains("abcd1234"))
        await robot.settle()
        #expect(await tables.kept.map(\.address) == ["https://example.org/v1"])
        robot.end()
    }

    @Test func `shows what was found the last time`() async {
        let table = ServerTable(
            address: "https://example.org/v1", software: "vLLM 0.22.1", model: "qwen3", day: "2026-11-20", rows: [])
        let robot = await robot(SpyTables([table]))

        await robot.until { text(robot).contains("Software vLLM 0.22.1") }
        #expect(text(robot).contains("Tested 2026-11-20"))
        robot.end()
    }

    @Test func `shows what the server refused, and asks for it again`() async throws {
        let tables = SpyTables()
        let day = try #require(CalendarDay("2026-11-28") as CalendarDay?)
        let robot = ScreenRobot(serverTables: tables)
        await robot.connect()
        robot.engine.offer(survey())
        robot.engine.refused([
            KnownRefusal(.tools, model: "qwen3", day: day), KnownRefusal(.usage, model: "qwen3", day: day),
        ])
        robot.perform(.testServer)
        await robot.until { text(robot).contains("Left out qwen3: tools, usage (2026-11-28)") }

        robot.perform(.forgetRefusals)

        await robot.until { robot.notice.hasPrefix("2 refusals forgotten") && !text(robot).contains("Left out") }
        #expect(await robot.engine.refusals.isEmpty)
        robot.end()
    }

    @Test func `is no use for forgetting where nothing was refused, and says so`() async {
        let robot = ScreenRobot(serverTables: SpyTables())
        await robot.connect()
        robot.perform(.forgetRefusals)

        await robot.until { robot.notice.hasPrefix("Nothing is left out") }
        robot.end()
    }

    @Test func `says when the table cannot be saved`() async {
        let robot = await robot(SpyTables(isFull: true))
        robot.perform(.testServer)

        await robot.until { robot.notice.hasPrefix("The table could not be saved") }
        #expect(text(robot).contains("copies this table"))
        robot.end()
    }

    @Test func `has nothing to copy before it was tested`() async {
        let robot = await robot(SpyTables())
        robot.perform(.copy)

        #expect(robot.notice.hasPrefix("There is nothing to copy yet"))
        robot.end()
    }

    @Test func `is not opened where there is no server, and says so`() {
        let robot = ScreenRobot()
        robot.perform(.testServer)

        #expect(robot.screen.overlay == nil)
        #expect(robot.notice.hasPrefix("There is no server to test yet."))
    }

    @Test func `what was refused before is said where it is asked for again, and not where nothing is asked for`() async
    {
        let robot = ScreenRobot(isLocal: false)
        await robot.connect()
        robot.adapter.show(.text, model: "mine")
        robot.engine.refused([
            KnownRefusal(.effort, model: "mine", day: CalendarDay(robot.clock.date)),
            KnownRefusal(.tier, model: "other", day: CalendarDay(robot.clock.date)),
        ])

        robot.send("/tier flex")
        robot.send("/effort high")
        let words = "mine does not accept an effort on this server."
        await robot.until { robot.notice.hasPrefix(words) }

        robot.send("/effort auto")
        await robot.until { robot.adapter.preferences.session.textEffort == nil }
        await robot.settle()
        robot.perform(.showNotices)
        #expect(text(robot).components(separatedBy: words).count == 2)
        robot.end()
    }
}
