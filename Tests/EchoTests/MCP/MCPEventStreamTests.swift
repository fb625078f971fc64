import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import Echo

/// Servers of the revision 2024-11-05, on loopback.
@Suite struct `An MCP server that answers in a stream of events alone` {
    private func use(_ manners: String..., body: (MCPClientBench) async throws -> Void) async throws {
        try await PythonServers.stream(manners) { (url: String) async throws in
            let description = MCPServer(
                name: "old", connection: .http(url: url, headers: ["Authorization": "Bearer mine"]))
            try await MCPClientBench(description).use(body)
        }
    }

    @Test(arguments: ["plain", "absolute", "body", "unimplemented"])
    func `is found when it refuses the newer way, and its tools are called`(manners: String) async throws {
        try await use(manners) { (bench: MCPClientBench) async throws in
            #expect(bench.states.last == .ready(protocolVersion: "2024-11-05", tools: 1))
            let steps = Mutex<[Double]>([])
            for words in ["Grüße", "again"] {
                let said = try await bench.call("echo", #"{"words":"\#(words)"}"#) { step in
                    steps.withLock { $0.append(step.done) }
                }
                #expect(said == words)
            }
            // Where the body has the answer, news of the work may come behind it.
            if manners != "body" { #expect(steps.withLock { $0 } == [1, 1]) }
        }
    }

    @Test func `that closes its stream is started again, and says so`() async throws {
        try await use("ends") { (bench: MCPClientBench) async throws in
            await #expect(throws: ToolFailure("The server ended during the call: its stream of events ended.")) {
                try await bench.call("echo")
            }
            #expect(await eventually { bench.timesReady == 2 })
            #expect(try await bench.call("echo", #"{"words":"here again"}"#) == "here again")
        }
    }

    @Test func `that forgets the session is greeted anew`() async throws {
        try await use("forgets") { (bench: MCPClientBench) async throws in
            #expect(try await bench.call("echo", #"{"words":"one"}"#) == "one")
            await #expect(throws: ToolFailure("The server ended during the call: its session is over.")) {
                try await bench.call("echo")
            }
            #expect(await eventually { bench.timesReady == 2 })
            #expect(try await bench.call("echo", #"{"words":"three"}"#) == "three")
        }
    }

    @Test func `that sends messages to another host is refused, and says so`() async throws {
        try await PythonServers.stream(["elsewhere"]) { (url: String) async throws in
            let description = MCPServer(
                name: "old", connection: .http(url: url, headers: ["Authorization": "Bearer mine"]))
            let bench = try MCPClientBench(description)
            let reason = "it wants its messages sent to another server"
            await #expect(throws: EchoError.mcp(server: "old", reason: reason)) { try await bench.client.start() }
            await bench.client.stop()
        }
    }

    @Test func `whose stream names no address is refused with the words of the newer way`() async throws {
        try await PythonServers.stream(["mute"]) { (url: String) async throws in
            let description = MCPServer(
                name: "old", connection: .http(url: url, headers: ["Authorization": "Bearer mine"]))
            let bench = try MCPClientBench(description)
            let reason = "it returned HTTP status 405: Method Not Allowed"
            await #expect(throws: EchoError.mcp(server: "old", reason: reason)) { try await bench.client.start() }
            await bench.client.stop()
        }
    }

    @Test(arguments: [
        ("/messages?id=1", "https://host:8/a/sse", "https://host:8/messages?id=1"),
        ("messages/?id=1", "https://host/a/sse?key=k", "https://host/a/messages/?id=1"),
        ("?id=1", "https://host/a/sse", "https://host/a/sse?id=1"),
        ("http://host/messages?id=a%2Fb", "https://host/sse", "https://host/messages?id=a%2Fb"),
        (" /messages \n", "http://host/sse", "http://host/messages"),
    ])
    func `is written to at the address that the person gave`(told: String, url: String, postbox: String) {
        #expect(MCPEventStream.postbox(told, of: url) == postbox)
    }

    @Test(arguments: ["", "  ", "http://other/messages", "//other/messages", "http://host.other/messages"])
    func `is written to at no other host`(told: String) {
        #expect(MCPEventStream.postbox(told, of: "https://host/sse") == nil)
    }
}
