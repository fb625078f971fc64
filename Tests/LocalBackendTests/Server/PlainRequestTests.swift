import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client asks without a WebSocket` {
    private let configuration = LoopbackServer.configuration()
    private static let token = LoopbackServer.token
    private static let json = ["Content-Type": "application/json"]

    private func ask(
        _ method: String, _ path: String, token: String? = token, headers: [String: String] = json, body: String? = nil
    ) async throws -> RawHTTPConnection.Answer {
        try await LoopbackServer.run(configuration) { port in
            try await RawHTTPConnection.request(
                method, path, port: port, token: token, headers: headers, body: body.map { Data($0.utf8) })
        }
    }

    private static func head(_ path: String, _ more: String = "") -> String {
        "POST \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\(more)\r\n"
    }

    private static func embedding(_ text: String) -> String {
        let body = #"{"model":"text-embedding-3-small","dimensions":2,"input":"\#(text)"}"#
        return head("/v1/embeddings", "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n") + body
    }

    @Test(arguments: ["/", "/v1", "/v1/", "/v1/nothing", "/v1/models/", "/v1/responses/a/b", "/v2/models"])
    func `a place that is not there is said to be unknown`(path: String) async throws {
        let answer = try await ask("GET", path)

        #expect(answer.status == 404)
        #expect(answer.json["error"]?["code"] == "unknown_url")
        #expect(answer.json["error"]?["message"]?.string?.contains(path) == true)
        #expect(answer.json["error"]?["type"] == "invalid_request_error")
    }

    @Test(arguments: [
        ("POST", "/v1/models", "GET, HEAD, OPTIONS"), ("GET", "/v1/responses", "POST, OPTIONS"),
        ("PUT", "/v1/embeddings", "POST, OPTIONS"), ("HEAD", "/v1/chat/completions", "POST, OPTIONS"),
        ("PATCH", "/v1/responses/resp_1", "GET, HEAD, DELETE, OPTIONS"), ("DELETE", "/v1/realtime", "GET, OPTIONS"),
    ])
    func `a method that a place does not take is answered with those it takes`(
        method: String, path: String, allowed: String
    ) async throws {
        let answer = try await ask(method, path)

        #expect(answer.status == 405)
        #expect(answer.headers["allow"] == allowed)
    }

    @Test func `what a place takes can be asked for without a key`() async throws {
        let answer = try await ask("OPTIONS", "/v1/responses", token: nil)

        #expect(answer.status == 204)
        #expect(answer.headers["allow"] == "POST, OPTIONS")
        #expect(answer.headers.keys.contains { $0.hasPrefix("access-control") } == false)
    }

    @Test(arguments: [nil, "wrong"]) func `without the key nothing is answered`(token: String?) async throws {
        let answer = try await ask("POST", "/v1/embeddings", token: token, body: "{}")

        #expect(answer.status == 401)
        #expect(answer.json["error"]?["type"] == "invalid_request_error")
    }

    @Test(arguments: [
        ["Host": "evil.example"], ["Origin": "https://evil.example"], ["Origin": "null"],
        ["Origin": "https://localhost.evil.example"],
    ])
    func `a page of another site is turned away, with the key too`(headers: [String: String]) async throws {
        let answer = try await ask("GET", "/v1/models", headers: headers)

        #expect(answer.status == 403)
        #expect(answer.json["error"]?["code"] == "forbidden_origin")
    }

    @Test(arguments: ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:8080"])
    func `a page of localhost is welcome`(origin: String) async throws {
        #expect(try await ask("GET", "/v1/models", headers: ["Origin": origin]).status == 200)
    }

    @Test func `HEAD is GET without the body`() async throws {
        let whole = try await ask("GET", "/v1/models")
        let head = try await ask("HEAD", "/v1/models")

        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        #expect(head.headers["content-length"] == "\(whole.body.count)")
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    func `a body of another kind is not taken`(type: String) async throws {
        let answer = try await ask("POST", "/v1/embeddings", headers: ["Content-Type": type], body: "{}")

        #expect(answer.status == 415)
    }

    @Test func `a compressed body is not taken`() async throws {
        let headers = ["Content-Type": "application/json", "Content-Encoding": "gzip"]

        #expect(try await ask("POST", "/v1/embeddings", headers: headers, body: "{}").status == 415)
    }

    @Test(arguments: ["", "{", "[]", "\u{0}", "{\"model\":\"x\",}"])
    func `a body that is no JSON object is refused`(body: String) async throws {
        let answer = try await ask("POST", "/v1/embeddings", body: body)

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["message"]?.string?.isEmpty == false)
    }

    @Test func `a body that says it is too long is refused before it comes`() async throws {
        let text = try await LoopbackServer.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            let length = (16 << 20) + 1
            try await connection.send(
                Self.head("/v1/embeddings", "Content-Type: application/json\r\nContent-Length: \(length)\r\n"))
            return String(decoding: try await connection.readToEnd(), as: UTF8.self)
        }

        #expect(text.hasPrefix("HTTP/1.1 413 "))
        #expect(text.contains("Connection: close"))
        #expect(text.contains("request_too_large"))
    }

    @Test func `a body that turns out too long is refused while it comes`() async throws {
        let text = try await LoopbackServer.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send(
                Self.head("/v1/embeddings", "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"))
            let chunk = Data("100000\r\n".utf8) + Data(repeating: 32, count: 1 << 20) + Data("\r\n".utf8)
            for _ in 0..<17 { try await connection.send(chunk) }
            return try await connection.read { $0.contains("request_too_large") }
        }

        #expect(text.hasPrefix("HTTP/1.1 413 "))
    }

    @Test func `who asks first whether a body is welcome is told to go on`() async throws {
        let text = try await LoopbackServer.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            let body = #"{"model":"text-embedding-3-small","dimensions":1,"input":"a"}"#
            try await connection.send(
                Self.head(
                    "/v1/embeddings",
                    "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\nExpect: 100-continue\r\n"))
            let first = try await connection.read { $0.contains("\r\n\r\n") }
            try await connection.send(body)
            return first + (try await connection.read { $0.contains("total_tokens") })
        }

        #expect(text.hasPrefix("HTTP/1.1 100 "))
        #expect(text.contains("HTTP/1.1 200 OK"))
    }

    @Test func `one connection takes several requests, also before their answers`() async throws {
        let texts = try await LoopbackServer.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send(Self.embedding("one"))
            let first = try await connection.read { $0.contains("total_tokens") }
            try await connection.send(
                Self.embedding("two") + Self.embedding("three two one two three four") + Self.embedding(""))
            let rest = try await connection.read { $0.contains("cannot be an empty string") }
            return (first, rest)
        }

        #expect(texts.0.hasPrefix("HTTP/1.1 200 OK"))
        #expect(texts.1.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
        let order = ["\"total_tokens\":1}", "\"total_tokens\":7}", "HTTP/1.1 400 "].map {
            texts.1.firstRange(of: $0)?.lowerBound
        }
        #expect(order.allSatisfy { $0 != nil })
        #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    }

    @Test func `a client that asks for it keeps no connection`() async throws {
        let answer = try await LoopbackServer.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send("GET /v1/models HTTP/1.0\r\nAuthorization: Bearer \(Self.token)\r\n\r\n")
            return try RawHTTPConnection.answer(in: try await connection.readToEnd())
        }

        #expect(answer.status == 200)
        #expect(answer.headers["connection"] == "close")
    }

    @Test func `what is no HTTP is refused`() async throws {
        let text = try await LoopbackServer.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send("\u{1}\u{2}\u{3} what is this\r\n\r\n")
            return String(decoding: try await connection.readToEnd(), as: UTF8.self)
        }

        #expect(text.hasPrefix("HTTP/1.1 400 "))
        #expect(text.contains("malformed_request"))
    }

    @Test func `who says nothing does not keep the server from stopping`() async throws {
        let connection = try await LoopbackServer.run(configuration) { port in
            let silent = try RawHTTPConnection(port: port)
            // Served after the silent one came: the server knows of both.
            _ = try await RawHTTPConnection.request("GET", "/v1/models", port: port, token: Self.token)
            return silent
        }

        #expect(try await connection.readToEnd().isEmpty)
    }

    @Test func `each model says what it is`() async throws {
        let list = try await ask("GET", "/v1/models").json
        let model = try await ask("GET", "/v1/models/text-embedding-3-small").json

        #expect(list["data"]?.array?.contains(model) == true)
        #expect(list["data"]?.array?.allSatisfy { $0["owned_by"] == "echo-tui-local" } == true)
        #expect(model["description"]?.string?.contains("not a neural model") == true)
    }

    @Test(arguments: [
        ("gpt-5.5-2026-04-23", "in writing"), ("gpt-realtime-2025-08-28", "by voice"),
        ("gpt-realtime-translate", "interpreter"), ("ft:gpt-4.1-mini-2025-04-14:acme::Ab12", "in writing"),
    ])
    func `a published model that is not in the list is answered alike, and says so`(
        name: String, does: String
    ) async throws {
        let answer = try await ask("GET", "/v1/models/\(name)")

        #expect(answer.status == 200)
        #expect(answer.json["id"]?.string == name)
        #expect(answer.json["description"]?.string?.contains(does) == true)
    }

    @Test func `a model that is not there is not found`() async throws {
        let answer = try await ask("GET", "/v1/models/gpt-99")

        #expect(answer.status == 404)
        #expect(answer.json["error"]?["code"] == "model_not_found")
    }
}
