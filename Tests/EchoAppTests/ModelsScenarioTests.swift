import Echo
import EchoText
import Foundation
import Synchronization
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

/// Remembers what it is told, as a file does between two starts.
private final class SpyModelNotices: ModelNoticesProtocol {
    private let state = Mutex(ToldModelEnds())

    func told() async -> ToldModelEnds { state.withLock(\.self) }
    func keep(_ told: ToldModelEnds) async { state.withLock { $0 = told } }

    var isEmpty: Bool { state.withLock(\.ends.isEmpty) }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User hears in time that a model ends` {
    /// The clock of the robot is behind the catalogue: it is the catalogue's day.
    private static let notice = """
        gpt-realtime ends in 53 days (2027-01-20). Type /replace-model to use gpt-realtime-2.1 instead.
        """

    private func robot(
        _ notices: SpyModelNotices = SpyModelNotices(), host: String = "api.openai.com"
    ) -> ScreenRobot {
        var preferences = Preferences()
        preferences.connection.realtimeModel = "gpt-realtime"
        return ScreenRobot(isLocal: false, chosen: preferences, host: host, modelNotices: notices)
    }

    private func said(_ robot: ScreenRobot) -> [String] {
        robot.perform(.showNotices)
        defer { robot.perform(.stop) }
        guard case .paragraphs(let rows)? = robot.screen.overlay?.content else { return [] }
        return rows.map { $0.wording.text(keyName: \.name) }
    }

    @Test func `Given a chosen model ends in weeks, when the program starts, then it says so, once a day`() async {
        let notices = SpyModelNotices()
        let robot = robot(notices)
        await robot.connect()
        await robot.until { robot.notice.contains("gpt-realtime ends") }

        #expect(robot.notice == Self.notice)
        await robot.until { !notices.isEmpty }
        robot.end()

        let again = self.robot(notices)
        await again.connect()
        await again.settle()
        #expect(!said(again).contains(Self.notice))
        again.end()
    }

    @Test func `When the user types what the notice says, then the replacement answers and is kept`() async {
        let robot = robot()
        await robot.connect()
        await robot.until { robot.notice.contains("gpt-realtime ends") }

        robot.send("/replace-model")

        await robot.until { robot.engine.messages.contains(.useModel("gpt-realtime-2.1")) }
        await robot.until { robot.screen.status.model == "gpt-realtime-2.1" }
        #expect(said(robot).contains("Using gpt-realtime-2.1 in place of gpt-realtime."))
        robot.end()
    }

    @Test func `Given no model in use ends, when the user asks for replacements, then it says so`() async {
        let robot = robot(host: "llm.example.org")
        robot.send("/replace-model")

        #expect(robot.notice == "No model in use ends within 60 days.")
        robot.end()
    }

    @Test func `Given a server of others, then the vendor's dates are none there, but its own count`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.tell(of: [
            ServerModel(name: "qwen-3", limits: ModelLimits(context: 32_768)),
            ServerModel(name: "gpt-realtime", shutdown: CalendarDay("2026-12-05")),
            ServerModel(name: "nomic-embed-text"),
        ])
        await robot.connect()
        await robot.until { robot.notice.contains("gpt-realtime ends in 7 days (2026-12-05)") }

        robot.send("/model")
        await robot.until { robot.choices.contains { $0.id == "qwen-3" } }
        // What this server does not have is nobody's choice there.
        #expect(!robot.choices.contains { $0.id == "gpt-realtime-2.1" })
        #expect(!robot.choices.contains { $0.id == "nomic-embed-text" })
        let row = robot.choices.first { $0.id == "gpt-realtime" }
        #expect(row?.cells.last?.text == "in 7 days" && row?.cells.last?.role == .warning)
        robot.end()
    }

    @Test func `Given a server of others that tells nothing, then no end is spoken of`() async {
        let robot = robot(host: "llm.example.org")
        await robot.connect()
        await robot.settle()

        #expect(!said(robot).contains { $0.contains("ends in") })
        #expect(robot.row(.realtimeModel)?.reason?.contains("ends") != true)
        robot.end()
    }

    @Test func `The settings say at the row of a model that it ends`() async {
        let robot = robot()

        #expect(
            robot.row(.realtimeModel)?.reason
                == "gpt-realtime ends in 53 days (2027-01-20). gpt-realtime-2.1 takes its place.")
        #expect(robot.row(.responsesModel)?.reason == nil)
        robot.end()
    }

    @Test func `Given a server with more models than can be listed, then the list says how many are left out`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.tell(of: (0..<5_000).map { ServerModel(name: "model-\($0)") })
        await robot.connect()
        await robot.until { robot.adapter.options.unofferedModels > 0 }

        robot.send("/model")

        guard let list = robot.screen.overlay?.list else { return #expect(Bool(false)) }
        let count = robot.adapter.options.unofferedModels
        #expect(list.footer.hasPrefix("\(NumberWording.grouped(count)) more models not listed here: /model NAME."))
        robot.end()
    }

    @Test func `Given the server's list has not come, then an open list says so, and shows it when it comes`() async {
        let robot = robot(host: "llm.example.org")
        robot.run()
        await robot.until { robot.adapter.options.awaitsModels }
        robot.send("/model")
        guard let list = robot.screen.overlay?.list else { return #expect(Bool(false)) }
        #expect(list.footer.hasPrefix("The server's own list has not come yet."))

        robot.engine.tell(of: [ServerModel(name: "qwen-3")])
        robot.adapter.attach(robot.engine)

        await robot.until { robot.choices.contains { $0.id == "qwen-3" } }
        robot.end()
    }

    @Test func `Given the server does not tell its models, then the open list says why`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.keepModels(.server(code: nil, message: "list is broken", parameter: nil))
        await robot.connect()
        await robot.until { robot.adapter.options.modelsFailure != nil }

        robot.send("/model")

        guard let list = robot.screen.overlay?.list else { return #expect(Bool(false)) }
        #expect(list.footer.contains("list is broken"))
        #expect(list.footer.contains("These are the models echo-tui knows; /model NAME takes any other."))
        robot.end()
    }

    @Test func `Given the server tells a context when it is asked, then the list of models shows it`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.tell(of: [ServerModel(name: "qwen-3")])
        await robot.connect()
        await robot.until { robot.adapter.options.listedModels != nil }
        robot.engine.tell(contexts: ["qwen-3": 9216])

        robot.engine.emit(.turnEnded(TurnSummary(firstSound: .milliseconds(400))))
        await robot.until { !robot.adapter.options.toldContexts.isEmpty }
        robot.send("/model")

        await robot.until { robot.choices.contains { $0.id == "qwen-3" } }
        let row = robot.choices.first { $0.id == "qwen-3" }
        #expect(row?.note.contains("9k context") == true)
        robot.end()
    }

    @Test func `Given a server whose list is empty, then an open one says so`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.tell(of: [])
        await robot.connect()
        await robot.until { robot.adapter.options.listsNoModel }

        robot.send("/model")

        let footer = robot.screen.overlay?.list?.footer ?? ""
        #expect(footer.hasPrefix("The server lists no models. These are the models echo-tui knows;"))
        robot.end()
    }

    @Test func `Given a server without a list, then an open one says so, and not that something failed`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.keepModels(.rejected(status: 404, message: "Not Found"))
        await robot.connect()
        await robot.until { robot.adapter.options.modelsFailure != nil }

        robot.send("/model")

        let footer = robot.screen.overlay?.list?.footer ?? ""
        #expect(footer.hasPrefix("The server does not list its models. These are the models echo-tui knows;"))
        robot.end()
    }

    @Test func `Given many models, when the user types, then the list is narrowed down, and Enter uses one`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.tell(
            of: ["qwen/qwen-3-72b", "meta/llama-4-8b", "meta/llama-4-70b", "gpt-realtime"].map {
                ServerModel(name: $0)
            })
        await robot.connect()
        await robot.until { robot.adapter.options.serverModels != nil }
        robot.send("/model")
        #expect(robot.choices.count == 4)

        robot.write("70b lla")
        #expect(robot.choices.map(\.id) == ["meta/llama-4-70b"])
        #expect(robot.choices.first?.matches == [5..<8, 13..<16])
        robot.perform(.compose(.killToLineStart))
        // What has none of it as it stands is found by its letters.
        robot.write("qw72")
        #expect(robot.choices.map(\.id) == ["qwen/qwen-3-72b"])
        robot.write("zz")
        #expect(robot.choices.isEmpty)
        // Escape shows all of it again, and only then closes it.
        robot.perform(.stop)
        #expect(robot.choices.count == 4)

        robot.write("8b")
        // The server tells again while the list is open.
        robot.adapter.tellFeatures(.options)
        #expect(robot.choices.map(\.id) == ["meta/llama-4-8b"])
        robot.perform(.open)

        await robot.until { robot.engine.messages.contains(.useModel("meta/llama-4-8b")) }
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `Given the vendor's list lacks a model, then the table says so at its row`() async {
        let robot = robot()
        robot.engine.tell(of: [ServerModel(name: "gpt-realtime-2.1"), ServerModel(name: "gpt-realtime")])
        await robot.connect()
        await robot.until { robot.adapter.options.listedModels != nil }

        robot.send("/model")

        let mini = robot.choices.first { $0.id == "gpt-realtime-2.1-mini" }
        #expect(mini?.state.text == "unlisted")
        #expect(mini?.help.hasPrefix("gpt-realtime-2.1-mini is not in this server's list.") == true)
        #expect(robot.choices.first { $0.id == "gpt-realtime-2.1" }?.state.text == "")
        robot.end()
    }

    @Test func `Given a server without the usual model, then what answers in its place is said, once`() async {
        let robot = ScreenRobot(isLocal: false, chosen: Preferences(), host: "llm.example.org")
        robot.engine.tell(of: [ServerModel(name: "qwen3"), ServerModel(name: "phi")])
        await robot.connect()
        let words = "This server has no gpt-realtime-2.1: qwen3 answers. /model chooses another."
        #expect(!said(robot).contains(words))

        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s", model: "qwen3")))
        await robot.until { robot.notice == words }
        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "t", model: "qwen3")))
        await robot.settle()

        #expect(said(robot).count { $0 == words } == 1)
        robot.end()
    }

    @Test func `Given a model that the person names and the server lacks, then none is said to answer in its place`()
        async
    {
        var chosen = Preferences()
        chosen.connection.realtimeModel = "gpt-realtime-1.5"
        let robot = ScreenRobot(isLocal: false, chosen: chosen, host: "llm.example.org")
        robot.engine.tell(of: [ServerModel(name: "qwen3")])
        await robot.connect()

        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s", model: "qwen3")))
        await robot.until { robot.screen.status.model == "qwen3" }
        await robot.settle()

        #expect(!said(robot).contains { $0.contains("answers") })
        robot.end()
    }

    @Test func `Given a model that the command line names, then no other is said to be missing`() async {
        let robot = ScreenRobot(isLocal: false, chosen: Preferences(), host: "llm.example.org", namedModel: "qwen3")
        robot.engine.tell(of: [ServerModel(name: "qwen3"), ServerModel(name: "phi")])
        await robot.connect()
        await robot.until { robot.adapter.options.serverModels != nil }

        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s", model: "qwen3")))
        await robot.settle()

        #expect(!said(robot).contains { $0.hasPrefix("This server has no") })
        #expect(robot.adapter.options.substitutes == ["gpt-6.1-terra": "qwen3"])
        robot.end()
    }

    @Test func `Given a server that was not there at first, when it connects, then the header names its own model`()
        async
    {
        let robot = ScreenRobot(isLocal: false, chosen: Preferences(), host: "llm.example.org")
        robot.engine.keepModels(.unreachable(host: "llm.example.org", reason: "refused"))
        await robot.connect()
        await robot.until { robot.adapter.options.modelsFailure != nil }
        await robot.settle()

        robot.engine.tell(of: [ServerModel(name: "qwen3")])
        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s", model: "gpt-realtime-2.1")))

        await robot.until { robot.screen.status.model == "qwen3" }
        #expect(robot.row(.realtimeModel)?.reason == "Currently using qwen3.")
        robot.end()
    }

    @Test func `Given a server that tells prices, then the table has them`() async {
        let robot = robot(host: "llm.example.org")
        robot.engine.tell(of: [
            ServerModel(
                name: "a", limits: ModelLimits(context: 200_000), price: Price(textInput: 3, textOutput: 15)),
            ServerModel(name: "b", price: Price(textInput: 0, textOutput: 0)), ServerModel(name: "c"),
        ])
        await robot.connect()
        await robot.until { robot.adapter.options.serverModels != nil }

        robot.send("/model")

        let cells = robot.choices.filter { ["a", "b", "c"].contains($0.id) }.map { $0.cells.map(\.text) }
        #expect(cells == [["$3 in, $15 out", "200k", ""], ["free", "", ""], ["", "", ""]])
        robot.end()
    }

    @Test func `The list of models is a table with price, context and end, and says of what day it is`() async {
        let robot = robot()
        await robot.connect()

        robot.send("/model")

        guard let list = robot.screen.overlay?.list else { return #expect(Bool(false)) }
        #expect(list.headings == ["model", "price", "context", "ends"])
        #expect(list.footer.hasSuffix("As of 2026-11-28. Prices in US dollars per million tokens."))
        let newest = list.rows.first { $0.id == "gpt-realtime-2.1" }
        #expect(newest?.cells.map(\.text) == ["$32 in, $64 out", "128k", ""])
        let ending = list.rows.first { $0.id == "gpt-realtime" }
        #expect(ending?.cells.last?.text == "in 53 days")
        #expect(ending?.help == "gpt-realtime ends in 53 days (2027-01-20). gpt-realtime-2.1 takes its place.")
        robot.end()
    }
}
