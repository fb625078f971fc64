import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@Suite struct `What is wrong with a request is said in the published shape` {
    private static let routes = [
        Route(.POST, "/take", .anyone, body: .json(bytes: 100)) { _ in .whole(.error(.ok, "taken")) }
    ]

    private func answer(
        to text: String, limits: ServerLimits = ServerLimits()
    ) async throws -> RawHTTPConnection.Answer {
        let configuration = HTTPServerConfiguration(routes: Self.routes, limits: limits)
        return try await ServedRoutes.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send(text)
            return try RawHTTPConnection.answer(in: try await connection.readToEnd())
        }
    }

    @Test(arguments: [
        "what is this\r\n\r\n", "GET /take HTTP/9\r\n\r\n", "BREW\r\n\r\n", "BREW /take\r\n\r\n",
        "B(REW /take HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}\r\n", "POST /take HTTP/1.1\r\nContent-Length: many\r\n\r\n",
    ])
    func `when it is no HTTP`(text: String) async throws {
        let answer = try await answer(to: text)

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["code"] == "malformed_request")
        #expect(answer.json["error"]?["type"] == "invalid_request_error")
    }

    @Test func `when its headers are too long`() async throws {
        let answer = try await answer(
            to: "GET /take HTTP/1.1\r\nX: " + String(repeating: "x", count: 100_000) + "\r\n\r\n")

        #expect(answer.status == 431)
        #expect(answer.json["error"]?["code"] == "headers_too_large")
    }

    @Test func `when it wants a WebSocket on a connection that was used before`() async throws {
        let route = Route(socket: "/talk", .anyone) { _, socket in
            await socket.run { messages in for try await _ in messages {} }
        }
        let configuration = HTTPServerConfiguration(routes: Self.routes + [route])
        let text = try await ServedRoutes.run(configuration) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send("POST /take HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}")
            _ = try await connection.read { $0.contains("taken") }
            try await connection.send(ServedRoutes.upgrade("/talk"))
            return String(decoding: try await connection.readToEnd(), as: UTF8.self)
        }

        #expect(text.hasPrefix("HTTP/1.1 400 "))
        #expect(text.contains("Open a new connection for a WebSocket."))
    }

    @Test func `when its body does not come`() async throws {
        var limits = ServerLimits()
        limits.bodyPatience = .milliseconds(100)
        let answer = try await answer(
            to: "POST /take HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", limits: limits)

        #expect(answer.status == 408)
        #expect(answer.json["error"]?["code"] == "request_timeout")
    }

    @Test func `when its body is too long, or nobody is there, or its method is unknown here`() async throws {
        let head = "HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        let long = try await answer(to: "POST /take \(head)Content-Length: 101\r\n\r\n")
        let nowhere = try await answer(to: "GET /nowhere \(head)\r\n")
        let method = try await answer(to: "PROPFIND /take \(head)\r\n")

        #expect(long.status == 413)
        #expect(nowhere.status == 404)
        #expect(method.status == 405)
        for answer in [long, nowhere, method] { #expect(answer.json["error"]?["type"] == "invalid_request_error") }
    }

    @Test(arguments: [
        ("BREW /take HTTP/1.1\r\nHost: localhost\r\n\r\n", 405, "method_not_supported", "POST, OPTIONS"),
        ("get /take?a=b HTTP/1.1\r\nHost: localhost\r\n\r\n", 405, "method_not_supported", "POST, OPTIONS"),
        ("BREW /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n", 404, "unknown_url", nil),
        ("BREW", 501, "method_not_supported", nil),
    ])
    func `when HTTP has no such method`(text: String, status: Int, code: String, allow: String?) async throws {
        let answer = try await answer(to: text)

        #expect(answer.status == status)
        #expect(answer.json["error"]?["code"]?.string == code)
        #expect(answer.json["error"]?["type"] == "invalid_request_error")
        #expect(answer.headers["allow"] == allow)
        #expect(answer.headers["connection"] == "close")
    }

    @Test func `when the second of its requests has no such method`() async throws {
        let answers = try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes)) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = try await connection.read { $0.hasSuffix("ok\n") }
            try await connection.send("BREW /take HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return try RawHTTPConnection.answer(in: try await connection.readToEnd())
        }

        #expect(answers.status == 405)
    }
}
