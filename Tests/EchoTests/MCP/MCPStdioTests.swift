import EchoConcurrency
import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import Synchronization
import Testing

@testable import Echo

@Suite struct `MCP servers with bad manners` {
    private let ready = MCPServerStatus.State.ready(protocolVersion: "2025-06-18", tools: 6)

    @Test func `a server of the old era lists its tools page by page`() async throws {
        try await MCPClientBench(PythonServers.odd()).use { (bench: MCPClientBench) async throws in
            #expect(bench.states == [.starting, ready])
            #expect(bench.tools.map(\.name) == (0..<6).map { "odd__tool\($0)" })
            #expect(bench.tools.allSatisfy { $0.server == "odd" && $0.parameters["type"] == "object" })
            #expect(try await bench.call("tool0", #"{"a":[1,"ü"]}"#) == #"{"a": [1, "\u00fc"]}"#)
            await #expect(throws: ToolFailure("The server rejected the call: Unknown tool: nothing (-32602)")) {
                try await bench.call("nothing")
            }
        }
    }

    @Test func `a server that ends when it is asked for its era is started again`() async throws {
        try await MCPClientBench(PythonServers.odd("dies-of-discover")).use { (bench: MCPClientBench) async throws in
            #expect(bench.states == [.starting, .starting, ready])
        }
    }

    @Test func `rubbish on its output does not matter, and its own questions are answered`() async throws {
        try await MCPClientBench(PythonServers.odd("chatty")).use { (bench: MCPClientBench) async throws in
            #expect(try await bench.call("tool2") == "[{}, -32601]")
            #expect(try await bench.call("tool0") == "{}")
        }
    }

    @Test func `a server that dies during a call is started again`() async throws {
        try await MCPClientBench(PythonServers.odd()).use { (bench: MCPClientBench) async throws in
            let words = "The server ended during the call: it exited with status 3; last output: dying words."
            await #expect(throws: ToolFailure(words)) { try await bench.call("tool1") }

            #expect(try await bench.call("tool0") == "{}", "a call meanwhile waits")
            #expect(
                bench.states == [
                    .starting, ready,
                    .restarting(
                        delay: .milliseconds(500), reason: "it exited with status 3; last output: dying words"),
                    .starting, ready,
                ])
        }
    }

    @Test func `a cancelled call is told to the server`() async throws {
        try await MCPClientBench(PythonServers.odd()).use { (bench: MCPClientBench) async throws in
            let call = Task { try await bench.call("tool3") }
            #expect(await eventually { await bench.client.isCalling })
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            #expect(
                await eventually {
                    bench.states.contains {
                        if case .restarting(_, let reason) = $0 {
                            reason.hasSuffix("last output: told notifications/cancelled True")
                        } else {
                            false
                        }
                    }
                })
        }
    }

    @Test(arguments: [
        ("refuses", "it rejected the handshake: No."), ("ancient", "it uses the unknown protocol version “1999-01-01”"),
    ])
    func `what cannot be used is refused at once`(manners: String, reason: String) async throws {
        let bench = try MCPClientBench(PythonServers.odd(manners))
        await #expect(throws: EchoError.mcp(server: "odd", reason: reason)) { try await bench.client.start() }
        #expect(bench.states.last == .failed(reason: reason))
        await bench.client.stop()
    }

    @Test func `a program that is not there is refused at once`() async throws {
        let nobody = MCPServer(
            name: "nobody", connection: .program(command: "no-such-program-here", arguments: [], environment: [:]))
        let bench = try MCPClientBench(nobody)
        await #expect(throws: EchoError.self) { try await bench.client.start() }
        guard case .failed(let reason)? = bench.states.last else {
            Issue.record("\(bench.states)")
            return
        }
        #expect(reason.hasPrefix("it could not be started: "), "\(reason)")
    }

    @Test func `a server that will not end is ended, with its children`() async throws {
        let mark = "odd-\(UInt32.random(in: 0...(.max)))"
        let bench = try MCPClientBench(PythonServers.odd("stubborn", "parent", mark))
        try await bench.client.start()
        #expect(ProcessCount.processes(holding: mark) == 1)
        await bench.client.stop()
        #expect(ProcessCount.processes(holding: mark) == 0)
        #expect(bench.states.last == .stopped)
    }

    @Test func `a server sees no secret and no open file, but what it is given`() async throws {
        let bench = try MCPClientBench(PythonServers.odd(given: ["SERVER_TOKEN": "its own"]))
        let answer = try await StrangeParent.isHere {
            try await bench.client.start()
            let answer = try? await bench.call("tool4")
            await bench.client.stop()
            return try #require(answer)
        }
        let said = try JSONValue(parsing: Data(answer.utf8)).array ?? []
        let names = Set((said.first?.array ?? []).compactMap(\.string))
        #expect(names.isSuperset(of: ["PATH", "SERVER_TOKEN"]))
        #expect(names.isDisjoint(with: StrangeParent.secrets), "\(names)")
        #expect(said.last == [0, 1, 2])
    }

    @Test func `a server that reads nothing any more is ended nonetheless`() async throws {
        let bench = try MCPClientBench(PythonServers.odd("deaf"))
        try await bench.client.start()
        // More than a pipe holds: the rest can never be written.
        let words = String(repeating: "a", count: 1 << 20)
        let call = Task { try await bench.call("tool0", #"{"a":"\#(words)"}"#) }
        #expect(await eventually { await bench.client.isCalling })

        let stopped = OneTimeEvent()
        Task {
            await bench.client.stop()
            stopped.happen()
        }
        #expect(await eventually { stopped.hasHappened })
        await #expect(throws: ToolFailure.self) { try await call.value }
    }

    @Test(arguments: [true, false]) func `a start that is given up returns`(isCancelledBefore: Bool) async throws {
        let bench = try MCPClientBench(PythonServers.odd("silent"))
        let returned = OneTimeEvent()
        let start = Task {
            if isCancelledBefore { withUnsafeCurrentTask { $0?.cancel() } }
            try? await bench.client.start()
            returned.happen()
        }
        if !isCancelledBefore {
            #expect(await eventually { bench.states == [.starting] })
            start.cancel()
        }
        #expect(await eventually { returned.hasHappened })
    }

    @Test func `nothing is left of servers that were used`() async throws {
        try await useAndBreak()
        let before = ProcessCount.now()
        for _ in 0..<3 { try await useAndBreak() }
        var after = before
        // Tasks that ended a moment ago may still hold a descriptor.
        #expect(
            await eventually {
                after = ProcessCount.now()
                return after.children == 0 && after.isAtMost(before) && after.threads <= before.threads
            }, "\(before), then \(after)")
    }

    private func useAndBreak() async throws {
        try await MCPClientBench(PythonServers.odd("parent")).use { (bench: MCPClientBench) async throws in
            #expect(try await bench.call("tool0") == "{}")
            _ = try? await bench.call("tool1")
        }
    }
}
