import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `MCP over HTTP` {
    /// Answers requests as a test wants, and writes them down.
    private final class Server: HTTPTransportProtocol {
        typealias Answer = @Sendable (_ request: HTTPRequest, _ message: JSONValue, _ count: Int) -> HTTPResponse

        private let answer: Answer
        private let received = Mutex<[HTTPRequest]>([])

        init(_ answer: @escaping Answer) { self.answer = answer }

        var requests: [HTTPRequest] { received.withLock { $0 } }
        func requests(_ method: String) -> [HTTPRequest] {
            requests.filter { Self.message($0)["method"]?.string == method || $0.method == method }
        }

        static func message(_ request: HTTPRequest) -> JSONValue {
            request.body.flatMap { try? JSONValue(parsing: $0) } ?? .null
        }

        func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse {
            let message = Self.message(request)
            let count = received.withLock { all in
                all.append(request)
                return all.count { Self.message($0)["method"] == message["method"] && $0.method == request.method }
            }
            return answer(request, message, count)
        }
    }

    private static func reply(
        _ status: Int = 200, _ text: String = "", type: String = "application/json", headers: [String: String] = [:]
    ) -> HTTPResponse {
        let (body, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        continuation.yield(Data(text.utf8))
        continuation.finish()
        return HTTPResponse(status: status, headers: headers.merging(["content-type": type]) { $1 }, body: body)
    }

    private static func result(_ message: JSONValue, _ result: String, headers: [String: String] = [:]) -> HTTPResponse
    {
        reply(200, #"{"jsonrpc":"2.0","id":\#(message["id"]?.text ?? "0"),"result":\#(result)}"#, headers: headers)
    }

    private static let greeting =
        #"{"protocolVersion":"2025-06-18","capabilities":{"tools":{"listChanged":true}},"serverInfo":{}}"#

    /// A server of the old era; `call` answers the calls of its one tool.
    private static func legacy(
        get: @escaping @Sendable (HTTPRequest, Int) -> HTTPResponse = { _, _ in reply(405) },
        call: @escaping Server.Answer
    ) -> Server {
        Server { request, message, count in
            switch (request.method, message["method"]?.string) {
            case ("GET", _): get(request, count)
            case ("DELETE", _): reply(200)
            case (_, "server/discover"): reply(400, "Bad Request: no session", type: "text/plain")
            case (_, "initialize"): result(message, greeting, headers: ["mcp-session-id": "s\(count)"])
            case (_, "notifications/initialized"): reply(202)
            case (_, "tools/list"): result(message, #"{"tools":[{"name":"t"}]}"#)
            case (_, "tools/call"): call(request, message, count)
            default: reply(202)
            }
        }
    }

    private func use(_ server: Server, _ body: (MCPClientBench) async throws -> Void) async throws {
        let description = MCPServer(
            name: "web", connection: .http(url: "http://127.0.0.1:1/mcp", headers: ["Authorization": "Bearer mine"]))
        try await MCPClientBench(description, http: server).use(body)
    }

    @Test func `the session's id and revision are sent with all that follows, and the session is ended`() async throws {
        let server = Self.legacy { _, message, _ in Self.result(message, #"{"content":[{"type":"text","text":"ok"}]}"#)
        }
        try await use(server) { (bench: MCPClientBench) async throws in
            #expect(try await bench.call("t") == "ok")
            #expect(await eventually { server.requests("GET").count == 1 })
        }
        #expect(server.requests("initialize").allSatisfy { $0.headers["MCP-Session-Id"] == nil })
        let later = server.requests.drop { Server.message($0)["method"] != "notifications/initialized" }
        #expect(later.count == 5)
        #expect(
            later.allSatisfy {
                $0.headers["MCP-Session-Id"] == "s1" && $0.headers["MCP-Protocol-Version"] == "2025-06-18"
            })
        #expect(later.last?.method == "DELETE")
        #expect(server.requests.allSatisfy { $0.headers["Authorization"] == "Bearer mine" })
    }

    @Test func `a session that is gone is begun again`() async throws {
        let server = Self.legacy { request, message, _ in
            guard request.headers["MCP-Session-Id"] == "s2" else { return Self.reply(404) }
            return Self.result(message, #"{"content":[{"type":"text","text":"in the new one"}]}"#)
        }
        try await use(server) { (bench: MCPClientBench) async throws in
            #expect(try await bench.call("t") == "in the new one")
            #expect(server.requests("initialize").count == 2)
        }
    }

    @Test func `a session that the server denies with another status is begun anew, too`() async throws {
        let server = Self.legacy { request, message, _ in
            guard request.headers["MCP-Session-Id"] == "s2" else {
                return Self.reply(
                    400,
                    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Bad Request: No valid session ID"}}"#
                )
            }
            return Self.result(message, #"{"content":[{"type":"text","text":"in the new one"}]}"#)
        }
        try await use(server) { (bench: MCPClientBench) async throws in
            #expect(try await bench.call("t") == "in the new one")
            #expect(server.requests("initialize").count == 2)
        }
    }

    @Test func `a server that denies every session is not asked for ever`() async throws {
        let server = Self.legacy { _, _, _ in Self.reply(400, "No valid session ID") }
        try await use(server) { (bench: MCPClientBench) async throws in
            await #expect(throws: ToolFailure.self) { try await bench.call("t") }
            #expect(server.requests("tools/call").count == MCPSession.maximumAttempts)
        }
    }

    @Test func `an answer that breaks off is taken up where it was left`() async throws {
        let server = Self.legacy(
            get: { request, _ in
                guard request.headers["Last-Event-ID"] == "7" else { return Self.reply(405) }
                return Self.reply(
                    200,
                    "data: {\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"the rest\"}]}}\n\n",
                    type: "text/event-stream")
            },
            call: { _, message, _ in
                #expect(message["id"] == 4)
                return Self.reply(
                    200,
                    "retry: 1\nid: 7\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{\"progressToken\":\"p-4\",\"progress\":1}}\n\n",
                    type: "text/event-stream; charset=utf-8")
            })
        try await use(server) { (bench: MCPClientBench) async throws in
            let steps = Mutex<[Double]>([])
            #expect(try await bench.call("t") { step in steps.withLock { $0.append(step.done) } } == "the rest")
            #expect(steps.withLock { $0 } == [1])
        }
    }

    @Test func `what the server says by itself is heard`() async throws {
        let server = Self.legacy(
            get: { _, count in
                count > 1
                    ? Self.reply(405)
                    : Self.reply(
                        200, "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}\n\n",
                        type: "text/event-stream")
            }, call: { _, message, _ in Self.result(message, "{}") })
        try await use(server) { _ in
            #expect(await eventually { server.requests("tools/list").count == 2 })
        }
    }

    @Test(arguments: [
        (500, "nonsense", "The server rejected the call: it returned HTTP status 500: nonsense (500)"),
        (
            400, #"{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"bad"}}"#,
            "The server rejected the call: bad (-32602)"
        ),
        (200, "nonsense", "The server did not answer: it is not an MCP server: nonsense."),
        (200, "<html><title>Sign in</title>", "The server did not answer: it is a web page, “Sign in”."),
        (200, "", "The server did not answer: the answer was empty."),
        (
            502, "<html><title>Bad Gateway</title>",
            "The server rejected the call: it returned HTTP status 502: Bad Gateway (502)"
        ),
        (403, "not with mine", "The server rejected the call: it returned HTTP status 403: not with ‹key› (403)"),
        (200, #"{"jsonrpc":"2.0","id":99,"result":{}}"#, "The server did not answer: the answer was cut off."),
        (202, "", "The server did not answer: the answer was empty."),
    ])
    func `an answer that is none fails its call alone`(status: Int, body: String, words: String) async throws {
        let server = Self.legacy { _, message, count in
            count == 1
                ? Self.reply(status, body) : Self.result(message, #"{"content":[{"type":"text","text":"fine"}]}"#)
        }
        try await use(server) { (bench: MCPClientBench) async throws in
            await #expect(throws: ToolFailure(words)) { try await bench.call("t") }
            #expect(try await bench.call("t") == "fine")
        }
    }

    @Test(arguments: [
        #"data: {"jsonrpc":"2.0","id":4,"result":{"content":"fine"}}"#,
        #"[{"jsonrpc":"2.0","id":"4","result":{"content":"fine"},"error":null}]"#,
    ])
    func `an answer counts whatever its type is said to be`(body: String) async throws {
        for type in ["text/plain", "text/event-stream"] where type == "text/plain" || body.hasPrefix("data") {
            let server = Self.legacy { _, _, _ in Self.reply(200, body, type: type) }
            try await use(server) { (bench: MCPClientBench) async throws in #expect(try await bench.call("t") == "fine")
            }
        }
    }

    /// The words, compressed though nobody asked for that.
    private static func compressed(
        _ text: String, _ encoding: String, type: String = "application/json"
    ) -> HTTPResponse {
        let (body, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        let data = encoding == "gzip" ? StoredBody.gzip(Data(text.utf8)) : Data(text.utf8)
        for byte in data { continuation.yield(Data([byte])) }
        continuation.finish()
        let headers = ["content-type": type, "content-encoding": encoding]
        return HTTPResponse(status: 200, headers: headers, body: body)
    }

    @Test(arguments: ["gzip", "utf-8", "identity"])
    func `an answer that is compressed, or called so, is read`(encoding: String) async throws {
        let answer = #"{"jsonrpc":"2.0","id":4,"result":{"content":"fine"}}"#
        for type in ["application/json", "text/event-stream"] {
            let body = type == "application/json" ? answer : "data: \(answer)\n\n"
            let server = Self.legacy { _, _, _ in Self.compressed(body, encoding, type: type) }
            try await use(server) { (bench: MCPClientBench) async throws in #expect(try await bench.call("t") == "fine")
            }
        }
    }

    @Test func `an answer that is compressed in a way that is not understood fails with words`() async throws {
        let server = Self.legacy { _, _, _ in Self.compressed("1234", "br") }
        try await use(server) { (bench: MCPClientBench) async throws in
            let error = await #expect(throws: ToolFailure.self) { try await bench.call("t") }
            #expect(error?.message.contains("compressed with “br”") == true, "\(String(describing: error))")
        }
    }

    @Test(arguments: [
        (401, [:], "it returned HTTP status 401"), (307, [:], "it has moved, and does not say where to"),
        (307, ["location": "http://127.0.0.1:1/mcp/"], "it has moved to http://127.0.0.1:1/mcp/"),
        (503, [:], "it returned HTTP status 503"),
    ])
    func `a server that does not let us in is refused with what it says`(
        status: Int, headers: [String: String], reason: String
    ) async throws {
        let server = Server { _, _, _ in Self.reply(status, headers: headers) }
        await #expect(throws: EchoError.mcp(server: "web", reason: reason)) { try await use(server) { _ in } }
    }

    @Test func `a server that cannot be reached is refused`() async throws {
        let description = MCPServer(name: "web", connection: .http(url: "http://127.0.0.1:1/mcp", headers: [:]))
        let bench = try MCPClientBench(description)
        do throws(EchoError) {
            try await bench.client.start()
            Issue.record("was reached")
        } catch {
            guard case .mcp("web", let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(reason.contains("refused"), "\(reason)")
        }
        await bench.client.stop()
    }

    @Test(arguments: ["", "ftp://example.com", "not a url", "http://"])
    func `what is no URL is refused`(url: String) {
        let server = MCPServer(name: "web", connection: .http(url: url, headers: [:]))
        #expect(throws: EchoError.invalidURL(url)) { try server.transport(over: HTTPTransport()) }
    }
}
