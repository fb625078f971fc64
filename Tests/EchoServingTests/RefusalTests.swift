import EchoServing
import EchoTestKit
import EchoWire
import Foundation
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
        "what is this\r\n\r\n", "GET /take HTTP/9\r\n\r\n", "BREW /take HTTP/1.1\r\n\r\n",
        "POST /take HTTP/1.1\r\nContent-Length: many\r\n\r\n",
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
}
