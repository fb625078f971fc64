import EchoServing
import EchoTestKit
import Foundation
import ServerTestKit

/// Runs a server of a test's own routes while the test talks to it.
enum ServedRoutes {
    static func run<Result: Sendable>(
        _ configuration: HTTPServerConfiguration, _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        try await run(HTTPServer(configuration), body)
    }

    static func run<Result: Sendable>(
        _ server: HTTPServer, _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        try await RunningServer.run({ try await server.run(onListening: $0) }, body)
    }

    /// What a GET on a connection of its own is answered with.
    static func get(_ path: String, port: Int) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request("GET", path, port: port)
    }

    /// A connection whose WebSocket is open; it reads little at a time.
    static func socket(_ path: String, port: Int) async throws -> RawHTTPConnection {
        let connection = try RawHTTPConnection(port: port, receiveBuffer: 4096)
        try await connection.send(upgrade(path))
        _ = try await connection.read { $0.hasSuffix("\r\n\r\n") }
        return connection
    }

    static func upgrade(_ path: String) -> String {
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    }

    /// Returns when the server says this line of itself.
    static func metric(_ line: String, port: Int) async throws {
        let isSaid = await eventually {
            (try? await get("/metrics", port: port).text.contains("\n\(line)\n")) == true
        }
        if !isSaid { throw NotSaid(line: line, metrics: try await get("/metrics", port: port).text) }
    }

    struct NotSaid: Error {
        var line: String
        var metrics: String
    }

    /// Returns when the server has taken so many connections, the one that asks included.
    static func connections(_ count: Int, port: Int) async throws {
        try await metric("http_connections \(count)", port: port)
    }

    /// A short frame of a client, masked with zeros.
    static func frame(opcode: UInt8, _ text: String) -> Data {
        Data([0x80 | opcode, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + text.utf8)
    }
}
