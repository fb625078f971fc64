import EchoTestKit
import Foundation
import ProgramHarness
import Testing

/// `echo-tui serve` as other programs meet it.
struct ServingProgram {
    static let token = "the-token"

    let terminal: PseudoTerminal
    let port: Int

    /// Kills it at the end, unless it has ended.
    static func run(_ arguments: [String] = [], _ body: (ServingProgram) async throws -> Void) async throws {
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["serve", "--token", token] + arguments)
        defer { terminal.close() }
        try await terminal.require("Press Ctrl+C to stop.")
        let port = try #require(terminal.screenText().firstMatch(of: /127\.0\.0\.1:(\d+)/)?.output.1)
        try await body(ServingProgram(terminal: terminal, port: try #require(Int(port))))
    }

    /// What it holds in memory, in MB.
    var megabytes: Int { get throws { try megabytes("VmRSS") } }

    /// The most that it ever held.
    var mostMegabytes: Int { get throws { try megabytes("VmHWM") } }

    private func megabytes(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(terminal.pid)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return try #require(line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }) / 1024
    }

    /// What it holds once it has loaded its models, which it does while it serves.
    func settledMegabytes() async throws -> Int {
        var (last, same) = (0, 0)
        while same < 10 {
            let now = try megabytes
            same = now == last ? same + 1 : 0
            last = now
            try await Task.sleep(for: .milliseconds(100))
        }
        return last
    }

    /// How much more it holds than `before`, as soon as that is less than `limit`, else at last.
    func growth(since before: Int, below limit: Int) async throws -> Int {
        for _ in 0..<1000 where try megabytes - before >= limit { try await Task.sleep(for: .milliseconds(10)) }
        return try megabytes - before
    }

    /// A connection that has sent `head` and what belongs to every request.
    func connect(_ head: String, _ headers: String = "", receiveBuffer: Int32? = nil) async throws -> RawHTTPConnection
    {
        let connection = try RawHTTPConnection(port: port, receiveBuffer: receiveBuffer)
        try await connection.send(
            "\(head) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(Self.token)\r\n\(headers)\r\n")
        return connection
    }

    /// An open WebSocket.
    func socket(_ path: String, receiveBuffer: Int32? = nil) async throws -> RawHTTPConnection {
        let connection = try await connect(
            "GET \(path)",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", receiveBuffer: receiveBuffer)
        _ = try await connection.read { $0.contains("\r\n\r\n") }
        return connection
    }

    func client() async throws -> RealtimeTestClient {
        let client = try await RealtimeTestClient.connect(port: port, token: Self.token)
        try await client.until("session.created")
        return client
    }
}
