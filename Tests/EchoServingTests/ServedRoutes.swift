import EchoServing
import EchoTestKit
import Foundation

/// Runs a server of a test's own routes while the test talks to it.
enum ServedRoutes {
    static func run<Result: Sendable>(
        _ configuration: HTTPServerConfiguration, _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = Task { try await HTTPServer(configuration).run { port.yield($0) } }
        defer { server.cancel() }
        for await port in ports {
            let result = try await body(port)
            server.cancel()
            _ = await server.result
            return result
        }
        throw CancellationError()
    }

    /// A connection whose WebSocket is open; it reads little at a time.
    static func socket(_ path: String, port: Int) async throws -> RawHTTPConnection {
        let connection = try RawHTTPConnection(port: port, receiveBuffer: 4096)
        try await connection.send(
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
        _ = try await connection.read { $0.hasSuffix("\r\n\r\n") }
        return connection
    }

    /// A short frame of a client, masked with zeros.
    static func frame(opcode: UInt8, _ text: String) -> Data {
        Data([0x80 | opcode, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + text.utf8)
    }
}
