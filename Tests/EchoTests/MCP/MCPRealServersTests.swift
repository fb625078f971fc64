import EchoConcurrency
import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite(PythonServers.needed) struct `MCP servers of others` {
    private func makeSUT() -> (echo: Echo, events: EventLog) {
        let echo = Echo(key: nil)
        return (echo, EventLog(echo.events))
    }

    /// As the assistant would.
    private func call(_ echo: Echo, _ tool: String, _ arguments: String = "{}") async -> ToolResult {
        let runner = ToolRunner(tools: echo.toolBox, configuration: echo.configuration)
        async let running: Void = runner.work.run()
        let result = await runner.run(ToolCall(id: "c1", name: tool, arguments: arguments)) { _ in }
        runner.work.finish()
        await running
        return result
    }

    @Test func `the tools of a server look like any other`() async throws {
        let (echo, events) = makeSUT()
        var bench = PythonServers.bench(environment: ["SEASON": "autumn"])
        bench.permission = .ask
        bench.permissions = ["add": .always, "environment": .always, "fail": .always, "large": .always]
        try await echo.registerMCPServer(bench)

        #expect(
            echo.mcpServers == [MCPServerStatus(name: "bench", state: .ready(protocolVersion: "2026-07-28", tools: 8))])
        #expect(echo.tools.first?.name == "bench__add")
        #expect(echo.tools.first { $0.name == "bench__count" }?.permission == .ask)
        #expect(echo.tools.allSatisfy { $0.server == "bench" && !$0.description.isEmpty })
        #expect(await call(echo, "bench__add", #"{"a":2,"b":3}"#).output == "5")
        #expect(await call(echo, "bench__environment", #"{"name":"SEASON"}"#).output == "autumn")
        let failure = await call(echo, "bench__fail")
        #expect(failure.isError && failure.output.hasPrefix("Error executing tool fail"), "\(failure.output)")
        let wrong = await call(echo, "bench__add", #"{"a":"two"}"#)
        #expect(wrong.isError, "\(wrong.output)")

        await echo.removeMCPServer(named: "bench")
        #expect(echo.tools.isEmpty && echo.mcpServers.isEmpty)
        #expect(await events.sees(.mcpServerStatusChanged(MCPServerStatus(name: "bench", state: .stopped))))
    }

    @Test func `output of ten megabytes arrives and is cut`() async throws {
        let (echo, _) = makeSUT()
        try await echo.registerMCPServer(PythonServers.bench())
        let result = await call(echo, "bench__large", #"{"size":10000000}"#)
        #expect(result.output.hasSuffix("[The output is cut off here: 100000 of 10000000 bytes.]"))
        await echo.removeMCPServer(named: "bench")
    }

    @Test func `a name is given once`() async throws {
        let (echo, _) = makeSUT()
        try await echo.registerMCPServer(PythonServers.bench())
        await #expect(throws: EchoError.mcp(server: "bench", reason: "a server with this name already exists")) {
            try await echo.registerMCPServer(PythonServers.bench())
        }
        await echo.removeMCPServer(named: "bench")
    }

    private func useBench(_ bench: MCPClientBench, version: String) async throws {
        try await bench.use { (bench: MCPClientBench) async throws in
            #expect(bench.states.last == .ready(protocolVersion: version, tools: 8))
            let steps = Mutex<[ToolProgress]>([])
            #expect(
                try await bench.call("count", #"{"to":3}"#) { step in steps.withLock { $0.append(step) } }
                    == "counted to 3")
            #expect(
                steps.withLock { $0 }
                    == (1...3).map { ToolProgress(done: Double($0), total: 3, message: "step \($0)") })

            let stuck = Task { try await bench.call("wait_for_ever") }
            #expect(await eventually { await bench.client.isCalling })
            stuck.cancel()
            await #expect(throws: CancellationError.self) { try await stuck.value }

            #expect(try await bench.call("learn") == "learned")
            #expect(await eventually { bench.tools.contains { $0.name == "bench__taught" } })
            #expect(try await bench.call("taught") == "new")
        }
    }

    @Test func `progress, cancelling and new tools over pipes`() async throws {
        try await useBench(MCPClientBench(PythonServers.bench()), version: "2026-07-28")
    }

    @Test func `the same in the old era`() async throws {
        try await useBench(MCPClientBench(PythonServers.bench(), era: .legacy), version: "2025-11-25")
    }

    @Test func `the same over HTTP`() async throws {
        try await PythonServers.http { (url: String) async throws in
            let server = MCPServer(name: "bench", connection: .http(url: url, headers: ["X-Test": "yes"]))
            try await useBench(MCPClientBench(server), version: "2026-07-28")
        }
    }

    @Test func `the same over HTTP in the old era`() async throws {
        try await PythonServers.http { (url: String) async throws in
            let server = MCPServer(name: "bench", connection: .http(url: url, headers: [:]))
            try await useBench(MCPClientBench(server, era: .legacy), version: "2025-11-25")
        }
    }

    @Test func `the same over HTTP as it was at first`() async throws {
        try await PythonServers.http("stream") { (url: String) async throws in
            let server = MCPServer(name: "bench", connection: .http(url: url, headers: [:]))
            try await useBench(MCPClientBench(server), version: "2025-11-25")
        }
    }

    @Test func `a server that dies during a call is started again`() async throws {
        try await MCPClientBench(PythonServers.bench()).use { (bench: MCPClientBench) async throws in
            let words = "The server ended during the call: it exited with status 3; last output: dying on purpose."
            await #expect(throws: ToolFailure(words)) { try await bench.call("die") }
            #expect(try await bench.call("add", #"{"a":1,"b":1}"#) == "2")
            #expect(bench.timesReady == 2)
        }
    }

    @Test func `the reference servers for time and git are understood`() async throws {
        let (echo, _) = makeSUT()
        async let time: Void = echo.registerMCPServer(PythonServers.module("mcp_server_time", "--local-timezone=UTC"))
        async let git: Void = echo.registerMCPServer(PythonServers.module("mcp_server_git"))
        _ = try await (time, git)

        let noon = await call(
            echo, "mcp_server_time__convert_time",
            #"{"source_timezone":"UTC","time":"12:00","target_timezone":"Asia/Tokyo"}"#)
        #expect(noon.output.contains("21:00"), "\(noon.output)")
        #expect(echo.tools.contains { $0.name == "mcp_server_git__git_status" })
        let status = await call(echo, "mcp_server_git__git_status", #"{"repo_path":"/nowhere"}"#)
        #expect(status.isError, "\(status.output)")
        await echo.removeMCPServer(named: "mcp_server_time")
        await echo.removeMCPServer(named: "mcp_server_git")
    }

    @Test func `servers end with their engine`() async throws {
        let mark = "bench-\(UInt32.random(in: 0...(.max)))"
        do {
            let (echo, _) = makeSUT()
            try await echo.registerMCPServer(PythonServers.odd(mark))
            #expect(ProcessCount.processes(holding: mark) == 1)
        }
        #expect(await eventually { ProcessCount.processes(holding: mark) == 0 })
    }
}
