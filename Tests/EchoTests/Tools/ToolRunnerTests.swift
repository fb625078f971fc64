import EchoConcurrency
import EchoTestKit
import EchoWire
import Synchronization
import Testing

@testable import Echo

@Suite struct `Tools are run` {
    /// A runner, its tools, and all that it reported.
    private final class Bench: Sendable {
        let box: ToolBox
        let runner: ToolRunner
        private let activities = Mutex<[ToolActivity]>([])

        init(_ tools: Tool..., permission: ToolPermission = .always, timeout: Duration = .seconds(60)) {
            var configuration = EchoConfiguration()
            configuration.toolTimeout = timeout
            configuration.toolOutputLimit = 200
            box = ToolBox(permission: permission)
            runner = ToolRunner(tools: box, configuration: configuration)
            for tool in tools { box.add(tool) }
            Task { [work = runner.work] in await work.run() }
        }

        deinit { runner.work.finish() }

        func run(_ name: String, _ arguments: String = "{}", id: String = "c1") async -> ToolResult {
            await runner.run(ToolCall(id: id, name: name, arguments: arguments)) { activity in
                self.activities.withLock { $0.append(activity) }
            }
        }

        var all: [ToolActivity] { activities.withLock { $0 } }
        func phases(_ id: String = "c1") -> [ToolActivity.Phase] { all.filter { $0.call.id == id }.map(\.phase) }
    }

    private let double = Tool(name: "double", description: "Doubles a word.", parameters: [:]) { $0 + $0 }

    @Test func `tools in the place of others are declared alone, and those of servers stay`() {
        let box = ToolBox()
        box.add(double)
        var search = Tool(name: "search", description: "Searches.", parameters: [:]) { $0 }
        search.server = "files"
        box.setTools([search], of: "files")
        let half = Tool(name: "half", description: "Halves a word.", parameters: [:]) { $0 }

        box.replace(["double", "search"], with: [half])
        #expect(box.summaries.map(\.name) == ["half", "search"])

        box.replace(["half"], with: [])
        #expect(box.summaries.map(\.name) == ["search"])
    }

    @Test func `a tool gets its arguments and its result is returned`() async {
        let bench = Bench(double)
        #expect(await bench.run("double", "{}") == ToolResult(callID: "c1", output: "{}{}"))
        #expect(bench.phases() == [.running, .succeeded])
        #expect(bench.all.last?.duration != nil)
        #expect(bench.runner.count == 0)
    }

    @Test(arguments: [
        ("{\"a\":", "Invalid arguments: it is not JSON"), ("[1]", "Invalid arguments: they are not"),
    ])
    func `malformed arguments are told to the assistant`(arguments: String, words: String) async {
        let bench = Bench(double)
        let result = await bench.run("double", arguments)
        #expect(result.isError)
        #expect(result.output.hasPrefix(words), "\(result.output)")
        #expect(bench.phases() == [.failed])
    }

    @Test func `no arguments are an object without properties`() async {
        #expect(await Bench(double).run("double", " ").output == "{}{}")
    }

    @Test func `an unknown tool is answered with those that there are`() async {
        let result = await Bench(double).run("triple")
        #expect(result.output == "There is no tool named triple. Available tools: double.")
        #expect(result.isError)
    }

    @Test func `a call without a name is called so`() async {
        let result = await Bench(double).run("")
        #expect(result.output == "This is a tool call without a name. Available tools: double.")
        #expect(result.isError)
    }

    @Test func `what a tool throws is told in its words`() async {
        let bench = Bench(Tool(name: "no", description: "", parameters: [:]) { _ in throw ToolFailure("Not today.") })
        #expect(await bench.run("no") == ToolResult(callID: "c1", output: "Not today.", isError: true))
    }

    @Test func `a tool that listens to nobody does not hold up its call`() async {
        let stuck = StuckTool()
        let bench = Bench(stuck.tool(timeout: .milliseconds(1)))
        let result = await bench.run("stuck")
        #expect(result.output == "The tool timed out after 0.001 seconds.")
        #expect(bench.phases() == [.running, .timedOut])

        #expect(await eventually { stuck.isRunning })
        stuck.release()
        #expect(bench.runner.count == 0)
        #expect(bench.phases() == [.running, .timedOut])
    }

    @Test func `calls run at the same time`() async {
        let stuck = StuckTool()
        let bench = Bench(stuck.tool(), double)
        async let first = bench.run("stuck", id: "c1")
        #expect(await eventually { stuck.isRunning })
        #expect(await bench.run("double", id: "c2").output == "{}{}")
        stuck.release("done")
        #expect(await first.output == "done")
    }

    @Test func `a call waits for a person`() async {
        let bench = Bench(double, permission: .ask)
        async let result = bench.run("double")
        #expect(await eventually { bench.phases() == [.waitingForApproval] })
        bench.runner.decide(.approved, on: "c1")
        #expect(await result.output == "{}{}")
        #expect(bench.phases() == [.waitingForApproval, .running, .succeeded])
    }

    @Test func `an approval for good counts for the other calls of the tool too`() async {
        let bench = Bench(double, permission: .ask)
        async let first = bench.run("double", id: "c1")
        async let second = bench.run("double", id: "c2")
        #expect(await eventually { bench.runner.count == 2 })
        bench.runner.decide(.approvedForGood, on: "c1")
        #expect(await [first, second].allSatisfy { !$0.isError })
        #expect(await bench.run("double", id: "c3").output == "{}{}")
        #expect(bench.phases("c3") == [.running, .succeeded])
        #expect(bench.box.summaries.map(\.permission) == [.always])
    }

    @Test func `a listener may decide while it is being told`() async {
        let runner = Bench(double, permission: .ask).runner
        let result = await runner.run(ToolCall(id: "c1", name: "double", arguments: "{}")) { activity in
            if activity.phase == .waitingForApproval { runner.decide(.denied, on: "c1") }
        }
        #expect(result.output == "The user denied this call.")
    }

    @Test func `a waiting and a running call can be cancelled`() async {
        let stuck = StuckTool()
        let bench = Bench(stuck.tool(permission: .always), double, permission: .ask)
        async let waiting = bench.run("double", id: "c1")
        async let running = bench.run("stuck", id: "c2")
        #expect(await eventually { bench.runner.count == 2 && stuck.isRunning })
        bench.runner.cancel("c1")
        #expect(await waiting.output == "The call was cancelled.")
        bench.runner.cancelAll()
        #expect(await running.isError)
        #expect(bench.phases("c2") == [.running, .cancelled])
        stuck.release()
    }

    @Test func `cancelling the task cancels the call`() async {
        let bench = Bench(double, permission: .ask)
        let task = Task { await bench.run("double") }
        #expect(await eventually { bench.runner.count == 1 })
        task.cancel()
        #expect(await task.value.output == "The call was cancelled.")
    }

    @Test func `progress is reported in order`() async {
        let counting = Tool(
            name: "count", description: "", parameters: [:],
            reporting: { _, report in
                for step in 1...3 { report(ToolProgress(done: Double(step), total: 3)) }
                return "3"
            })
        let bench = Bench(counting)
        _ = await bench.run("count")
        #expect(bench.all.compactMap(\.progress?.done) == [1, 2, 3, 3])
        #expect(bench.phases() == [.running, .running, .running, .running, .succeeded])
    }

    @Test func `a call can be followed step by step`() async {
        let bench = Bench(double)
        let told = Mutex<[ToolStep]>([])
        bench.runner.run(ToolCall(id: "c1", name: "double", arguments: "{}")) { step in
            told.withLock { $0.append(step) }
        }
        #expect(await eventually { told.withLock { $0.count } == 2 })
        let steps = told.withLock { $0 }
        guard case .changed(let running) = steps.first, case .over(let result, let over) = steps.last else {
            Issue.record("\(steps)")
            return
        }
        #expect(running.phase == .running)
        #expect(result.output == "{}{}" && over.phase == .succeeded)
        #expect(steps.count == 2)
    }

    @Test func `a call that is followed can be cancelled`() async {
        let bench = Bench(double, permission: .ask)
        let ended = OneTimeEvent()
        bench.runner.run(ToolCall(id: "c1", name: "double", arguments: "{}")) { step in
            if case .over = step { ended.happen() }
        }
        #expect(await eventually { bench.runner.count == 1 })
        bench.runner.cancelAll()
        await ended.wait()
        #expect(bench.runner.count == 0)
    }

    // MARK: typed tools

    private struct Throw: Codable {
        let sides: Int
        let label: String?
    }

    private func dice() throws -> Tool {
        try Tool(name: "dice", description: "Rolls a die.", arguments: Throw.self) { roll in
            ["sides": roll.sides, "label": roll.label?.count ?? 0]
        }
    }

    @Test func `a typed tool declares its schema and speaks JSON`() async throws {
        let dice = try dice()
        #expect(dice.parameters == (try JSONSchema.derive(from: Throw.self)))
        #expect(await Bench(dice).run("dice", #"{"sides":6,"label":null}"#).output == #"{"label":0,"sides":6}"#)
    }

    @Test func `a typed tool may return words`() async throws {
        let greet = try Tool(name: "greet", description: "", arguments: Throw.self) { "Hi, \($0.label ?? "you")" }
        #expect(await Bench(greet).run("greet", #"{"sides":6}"#).output == "Hi, you")
    }

    @Test func `arguments of the wrong type are told with their place`() async throws {
        let result = await Bench(try dice()).run("dice", #"{"sides":"six"}"#)
        #expect(result.isError)
        #expect(result.output.hasPrefix("Invalid arguments: sides is not an integer."), "\(result.output)")
    }

    // MARK: the box

    @Test func `tools stand in the same order whenever they came`() {
        let box = ToolBox(permission: .ask)
        box.setTools([mcpTool("web__b"), mcpTool("web__a")], of: "web")
        box.add(double)
        #expect(box.summaries.map(\.name) == ["double", "web__a", "web__b"])
        #expect(box.summaries.map(\.permission) == [.ask, .ask, .ask])
        box.setPermission(.never, for: "web__a")
        box.setTools([mcpTool("web__a")], of: "web")
        #expect(box.summaries.map(\.permission) == [.ask, .never])
        box.setTools([], of: "web")
        #expect(box.summaries.map(\.name) == ["double"])
    }

    private func mcpTool(_ name: String) -> Tool {
        var tool = Tool(name: name, description: "", parameters: [:]) { _ in "" }
        tool.server = "web"
        return tool
    }
}
