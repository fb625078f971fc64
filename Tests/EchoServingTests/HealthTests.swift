import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@Suite struct `A server tells how it does` {
    private static let routes = [
        Route(.GET, "/fetch", .anyone) { _ in .whole(.error(.ok, "here")) },
        Route(socket: "/talk", .anyone) { _, socket in
            await socket.run { messages in for try await _ in messages {} }
        },
    ]

    private func get(_ path: String, port: Int) async throws -> RawHTTPConnection.Answer {
        try await ServedRoutes.get(path, port: port)
    }

    @Test func `to who asks whether it lives`() async throws {
        try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes)) { port in
            let answer = try await get("/healthz", port: port)
            #expect(answer.status == 200)
            #expect(answer.text == "ok\n")
        }
    }

    @Test func `and counts what was no request either`() async throws {
        var limits = ServerLimits()
        limits.bodyPatience = .milliseconds(50)
        try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes, limits: limits)) { port in
            for text in [
                "what is this\r\n\r\n", "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
                "GET /fetch HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
            ] {
                let connection = try RawHTTPConnection(port: port)
                try await connection.send(text)
                _ = try await connection.readToEnd()
            }

            let metrics = try PrometheusText(try await get("/metrics", port: port).text)
            for (route, code) in [("none", "400"), ("none", "431")] {
                #expect(metrics["http_requests_total", ["method": "other", "route": route, "code": code]] == 1)
            }
            #expect(metrics["http_requests_total", ["method": "GET", "route": "/fetch", "code": "408"]] == 1)
        }
    }

    @Test func `and refuses more conversations than it takes, until one ends`() async throws {
        var limits = ServerLimits()
        limits.sockets = 2
        try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes, limits: limits)) { port in
            let sockets = [
                try await ServedRoutes.socket("/talk", port: port), try await ServedRoutes.socket("/talk", port: port),
            ]
            let refused = try RawHTTPConnection(port: port)
            try await refused.send(ServedRoutes.upgrade("/talk"))
            let farewell = try await refused.read { $0.contains("Try again in a moment.") }
            #expect(farewell.contains("no room for another conversation"))
            refused.close()

            sockets[0].close()
            let admitted = await eventually {
                (try? await get("/metrics", port: port).text.contains("websocket_connections 1\n")) == true
            }
            #expect(admitted)
            _ = try await ServedRoutes.socket("/talk", port: port)
            sockets[1].close()
        }
    }
}
