import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@Suite struct `Who asks too often is told to wait` {
    private static let routes = [
        Route(.GET, "/fetch", .anyone) { _ in .whole(.error(.ok, "here")) },
        Route(socket: "/talk", .anyone) { _, socket in
            await socket.run { messages in for try await _ in messages {} }
        },
    ]

    private func configuration(_ rate: RequestRate?) -> HTTPServerConfiguration {
        var limits = ServerLimits()
        if let rate { limits.rate = rate }
        return HTTPServerConfiguration(routes: Self.routes, limits: limits)
    }

    @Test func `in the published shape, on one connection as on many`() async throws {
        let rate = RequestRate(perSecond: 0.1, burst: 4, countsLoopback: true)
        try await ServedRoutes.run(configuration(rate)) { port in
            let connection = try RawHTTPConnection(port: port)
            for _ in 0..<3 {
                try await connection.send("GET /fetch HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try await connection.read { $0.contains("here") }.hasPrefix("HTTP/1.1 200"))
            }
            #expect(try await ServedRoutes.get("/fetch", port: port).status == 200)

            try await connection.send("GET /fetch HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await connection.read { $0.contains("}") }.hasPrefix("HTTP/1.1 429"))
            let answer = try await ServedRoutes.get("/fetch", port: port)
            #expect(answer.status == 429)
            #expect(answer.headers["retry-after"] == "10")
            #expect(answer.json["error"]?["code"] == "rate_limit_exceeded")
            #expect(answer.json["error"]?["type"] == "requests")
        }
    }

    @Test func `before a WebSocket is opened too`() async throws {
        let rate = RequestRate(perSecond: 0.001, burst: 1, countsLoopback: true)
        try await ServedRoutes.run(configuration(rate)) { port in
            let open = try await ServedRoutes.socket("/talk", port: port)
            let refused = try RawHTTPConnection(port: port)
            try await refused.send(ServedRoutes.upgrade("/talk"))

            #expect(try await refused.read { $0.contains("}") }.hasPrefix("HTTP/1.1 429"))
            open.close()
        }
    }

    @Test func `and this machine's programs ask as they like, unless it is wanted otherwise`() async throws {
        try await ServedRoutes.run(configuration(nil)) { port in
            let connection = try RawHTTPConnection(port: port)
            for _ in 0..<1500 {
                try await connection.send("GET /fetch HTTP/1.1\r\nHost: localhost\r\n\r\n")
                let answer = try await connection.read { $0.contains("}}") }
                guard answer.hasPrefix("HTTP/1.1 200") else { return #expect(Bool(false), "\(answer)") }
            }
        }
    }

    private func statuses(_ proxies: TrustedProxies?, _ ways: [String]) async throws -> [Int] {
        var configuration = configuration(RequestRate(perSecond: 0.001, burst: 1, countsLoopback: true))
        configuration.proxies = proxies
        return try await ServedRoutes.run(configuration) { port in
            var statuses: [Int] = []
            for way in ways {
                let headers = ["X-Forwarded-For": way]
                statuses.append(
                    try await RawHTTPConnection.request("GET", "/fetch", port: port, headers: headers).status)
            }
            return statuses
        }
    }

    @Test func `each for itself behind a proxy that is trusted, whatever it claims before that`() async throws {
        let proxies = try #require(TrustedProxies(["127.0.0.1", "10.0.0.1"]))

        let statuses = try await statuses(
            proxies, ["198.51.100.1", "198.51.100.2", "203.0.113.9, 198.51.100.1", "198.51.100.3, 10.0.0.1", "unknown"])
        #expect(statuses == [200, 200, 429, 200, 200])
        #expect(TrustedProxies(["localhost"]) == nil)
    }

    @Test func `together where nobody is trusted`() async throws {
        let statuses = try await statuses(nil, ["198.51.100.1", "198.51.100.2"])

        #expect(statuses == [200, 429])
    }

    /// As Prometheus asks `/metrics`, like everybody else, and kubelet `/healthz`.
    @Test func `and who asks whether the server lives is counted for itself`() async throws {
        var configuration = configuration(RequestRate(perSecond: 0.001, burst: 2, countsLoopback: true))
        configuration.limits.probeRate = RequestRate(perSecond: 0.001, burst: 3, countsLoopback: true)
        try await ServedRoutes.run(configuration) { port in
            let head = try await RawHTTPConnection.request("HEAD", "/healthz", port: port)
            var statuses = [head.status]
            for path in ["/metrics", "/healthz", "/fetch", "/metrics", "/fetch", "/healthz", "/healthz"] {
                statuses.append(try await ServedRoutes.get(path, port: port).status)
            }
            #expect(statuses == [200, 200, 200, 200, 429, 429, 200, 429])
        }
    }
}
