import EchoTestKit
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import EchoServing

@Suite struct `Who counts reads what a server does` {
    private static let routes = [
        Route(.GET, "/calls/{id}", .anyone) { _ in .whole(.error(.ok, "here")) },
        Route(.GET, "/stream", .anyone) { _ in
            .stream(contentType: "text/plain") { try await $0.write(Data(count: 100_000)) }
        },
        Route(socket: "/talk", .anyone) { _, socket in
            await socket.run { messages in for try await _ in messages {} }
        },
    ]

    private func metrics(_ port: Int) async throws -> PrometheusText {
        try PrometheusText(try await ServedRoutes.get("/metrics", port: port).text)
    }

    @Test func `requests by method, route and status, whatever strangers ask for`() async throws {
        let metrics = try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes)) { port in
            for path in ["/calls/1", "/calls/2", "/calls/3?secret=4", "/stream", "/nowhere/1", "/nowhere/2"] {
                _ = try await ServedRoutes.get(path, port: port)
            }
            _ = try await RawHTTPConnection.request("DELETE", "/calls/1", port: port)
            _ = try await RawHTTPConnection.request("PROPFIND", "/calls/1", port: port)
            _ = try await RawHTTPConnection.request("BREW", "/calls/1", port: port)
            return try await self.metrics(port)
        }

        let name = "http_requests_total"
        #expect(metrics[name, ["method": "GET", "route": "/calls/{id}", "code": "200"]] == 3)
        #expect(metrics[name, ["method": "GET", "route": "/stream", "code": "200"]] == 1)
        #expect(metrics[name, ["method": "GET", "route": "none", "code": "404"]] == 2)
        #expect(metrics[name, ["method": "DELETE", "route": "/calls/{id}", "code": "405"]] == 1)
        #expect(metrics[name, ["method": "other", "route": "/calls/{id}", "code": "405"]] == 1)
        #expect(metrics[name, ["method": "other", "route": "none", "code": "405"]] == 1)
        #expect(metrics.samples.keys.filter { $0.name == name }.count == 6)
    }

    @Test func `how long answers took`() async throws {
        let metrics = try await ServedRoutes.run(HTTPServerConfiguration(routes: Self.routes)) { port in
            for _ in 0..<5 { _ = try await ServedRoutes.get("/calls/1", port: port) }
            return try await self.metrics(port)
        }

        let labels = ["method": "GET", "route": "/calls/{id}"]
        #expect(metrics.types["http_request_duration_seconds"] == "histogram")
        #expect(metrics["http_request_duration_seconds_count", labels] == 5)
        #expect(metrics["http_request_duration_seconds_sum", labels] ?? 0 > 0)
        #expect(metrics["http_request_duration_seconds_bucket", labels.merging(["le": "60"]) { $1 }] == 5)
    }

    @Test func `connections and bytes, of WebSockets too`() async throws {
        var configuration = HTTPServerConfiguration(routes: Self.routes)
        configuration.limits.sockets = 1
        let (before, after) = try await ServedRoutes.run(configuration) { port in
            let before = try await self.metrics(port)
            let socket = try await ServedRoutes.socket("/talk", port: port)
            try await socket.send(Data([0x82, 0xfe, 0xff, 0xff, 0, 0, 0, 0]) + Data(count: 65_535))
            try await socket.send(ServedRoutes.frame(opcode: 9, "?"))
            _ = try await socket.read()
            let refused = try RawHTTPConnection(port: port)
            try await refused.send(ServedRoutes.upgrade("/talk"))
            _ = try await refused.read { $0.contains("Try again") }
            refused.close()
            _ = try await ServedRoutes.get("/stream", port: port)
            try await ServedRoutes.connections(2, port: port)
            let after = try await self.metrics(port)
            socket.close()
            return (before, after)
        }

        #expect(before["http_connections"] == 1)
        #expect(before["websocket_connections_total"] == 0)
        #expect(after["websocket_connections"] == 1)
        #expect(after["websocket_connections_total"] == 1)
        #expect(after["websocket_refusals_total"] == 1)
        #expect(after["http_requests_total", ["method": "GET", "route": "/talk", "code": "101"]] == 2)
        #expect((after["http_received_bytes_total"] ?? 0) - (before["http_received_bytes_total"] ?? 0) > 65_535)
        #expect((after["http_sent_bytes_total"] ?? 0) - (before["http_sent_bytes_total"] ?? 0) > 100_000)
    }

    @Test func `who asks too often`() async throws {
        var configuration = HTTPServerConfiguration(routes: Self.routes)
        configuration.limits.rate = RequestRate(perSecond: 0.001, burst: 1, countsLoopback: true)
        configuration.proxies = TrustedProxies(["127.0.0.1"])
        let metrics = try await ServedRoutes.run(configuration) { port in
            let headers = ["X-Forwarded-For": "203.0.113.9"]
            for _ in 0..<3 {
                _ = try await RawHTTPConnection.request("GET", "/calls/1", port: port, headers: headers)
            }
            return try await self.metrics(port)
        }

        #expect(metrics["http_requests_rate_limited_total"] == 2)
        #expect(metrics["http_requests_total", ["method": "GET", "route": "/calls/{id}", "code": "429"]] == 2)
    }

    @Test func `the process and its version`() async throws {
        let configuration = HTTPServerConfiguration(routes: Self.routes, version: #"1.0 "beta" \n"#)
        let metrics = try await ServedRoutes.run(configuration) { try await self.metrics($0) }

        #expect(metrics["build_info", ["version": #"1.0 "beta" \n"#]] == 1)
        #expect(metrics["server_draining"] == 0)
        #expect(metrics["process_resident_memory_bytes"] ?? 0 > 1_000_000)
        #expect(metrics["process_cpu_seconds_total"] ?? 0 > 0)
        #expect(metrics["process_open_fds"] ?? 0 > 3)
        let age = Date().timeIntervalSince1970 - (metrics["process_start_time_seconds"] ?? 0)
        #expect((0..<86_400).contains(age))
    }

    @Test func `what is escaped comes back`() throws {
        var text = MetricsText()
        text.begin("a_total", .counter, "Of \\ and\nlines.")
        text.add("a_total", ["b": "\"\\\n"], 0.25)

        let lines = text.text.split(separator: "\n")
        #expect(lines[0] == #"# HELP a_total Of \\ and\nlines."#)
        #expect(lines.last == #"a_total{b="\"\\\n"} 0.25"#)
        #expect(try PrometheusText(text.text)["a_total", ["b": "\"\\\n"]] == 0.25)
    }

    @Test func `the kernel's figures are read, whatever the program is called`() {
        let rest = "S 1 2 3 4 5 6 7 8 9 10 150 50 13 14 15 16 17 18 1000 20 300 22"
        func figures(_ status: String, _ machine: String = "cpu 1\nbtime 5000\n") -> ProcessFigures? {
            ProcessFigures(status: status, machine: machine, openFiles: 4, ticksPerSecond: 100, pageBytes: 4096)
        }

        let read = figures("12 (a ) 7) " + rest)
        #expect(read?.cpuSeconds == 2)
        #expect(read?.startTime == 5010)
        #expect(read?.residentBytes == 1_228_800)
        #expect(figures("12 (a) S") == nil)
        #expect(figures("12 (a) " + rest, "cpu 1\n") == nil)
    }

    @Test(arguments: [
        "a 1", "# HELP a b\na 1\n", "# HELP a b\n# TYPE a counter\na 1\n", "# HELP a b\n# TYPE a gauge\na 1\na 2\n",
        "# HELP a b\n# TYPE a gauge\na{b=\"\\x\"} 1\n", "# HELP a b\n# TYPE a gauge\nc 1\n", "# HELP 1a b\n",
        "# HELP a b\n# TYPE a histogram\na_bucket{le=\"1\"} 1\na_sum 1\na_count 1\n",
        "# HELP a b\n# TYPE a histogram\na_bucket{le=\"1\"} 2\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 1\n",
    ])
    func `the reader of these tests is strict`(text: String) {
        #expect(throws: PrometheusText.Malformed.self) { try PrometheusText(text) }
    }
}
