import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import HouseTestKit
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
        let connection = try RawHTTPConnection(port: port)
        try await connection.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return try RawHTTPConnection.answer(in: try await connection.readToEnd())
    }

    @Test func `to who asks whether it lives`() async throws {
        try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes)) { port in
            let answer = try await get("/healthz", port: port)
            #expect(answer.status == 200)
            #expect(answer.text == "ok\n")
        }
    }

    @Test func `to who counts`() async throws {
        try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes)) { port in
            let socket = try await ServedRoutes.socket("/talk", port: port)
            _ = try await get("/fetch", port: port)
            _ = try await get("/nowhere", port: port)

            let answer = try await get("/metrics", port: port)
            #expect(answer.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
            let lines = answer.text.split(separator: "\n")
            #expect(lines.contains("websocket_connections 1"))
            #expect(lines.contains("# TYPE http_responses_total counter"))
            #expect(lines.contains(#"http_responses_total{code="200"} 1"#))
            #expect(lines.contains(#"http_responses_total{code="404"} 1"#))
            socket.close()
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
            try await refused.send(
                "GET /talk HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
            let farewell = try await refused.read { $0.contains("Try again in a moment.") }
            #expect(farewell.contains("as many conversations as it takes"))
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
