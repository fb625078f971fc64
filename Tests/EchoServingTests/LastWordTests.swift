import EchoServing
import EchoTestKit
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@Suite struct `Who is turned away from a WebSocket hears why` {
    private static let configuration = HTTPServerConfiguration(routes: [
        Route(socket: "/talk", .anyone, lastWord: { "last word \($0.code)" }) { _, socket in
            await socket.run { messages in for try await _ in messages {} }
        }
    ])

    private func farewell(after bytes: Data, then more: Data = Data(), times: Int = 0) async throws -> String {
        try await ServedRoutes.run(Self.configuration) { port in
            let client = try await ServedRoutes.socket("/talk", port: port)
            try await client.send(bytes)
            for _ in 0..<times { try await client.send(more) }
            return String(decoding: try await client.readToEnd(), as: UTF8.self)
        }
    }

    /// The whole frame is sent, as a client does that reads only afterwards.
    @Test func `a frame of 64 MB`() async throws {
        let head = Data([0x81, 0xff, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0])
        let farewell = try await farewell(after: head, then: Data(count: 1 << 20), times: 64)

        #expect(farewell.contains("last word 1009"))
    }

    @Test func `a frame without a mask, and text that is none`() async throws {
        #expect(try await farewell(after: Data([0x81, 2]) + "{}".utf8).contains("last word 1002"))
        #expect(try await farewell(after: Data([0x81, 0x81, 0, 0, 0, 0, 0xff])).contains("last word 1007"))
    }

    @Test func `one more than the server takes`() async throws {
        var configuration = Self.configuration
        configuration.limits.sockets = 1
        try await ServedRoutes.run(configuration) { port in
            let first = try await ServedRoutes.socket("/talk", port: port)
            // A client is told that it may speak before its conversation counts.
            try await ServedRoutes.metric("websocket_connections 1", port: port)
            let second = try RawHTTPConnection(port: port)
            try await second.send(ServedRoutes.upgrade("/talk"))

            let farewell = try await second.read { $0.contains("Try again") }

            let word = try #require(farewell.firstRange(of: "last word 1013"))
            #expect(farewell[word.upperBound...].contains("no room for another conversation"))
            second.close()
            first.close()
        }
    }

    /// Its connection was there before the server was told to stop; it says only then what it wants.
    @Test func `who comes when the server stops`() async throws {
        var configuration = Self.configuration
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (wanted, want) = AsyncStream.makeStream(of: Void.self)
        configuration.routes.append(
            Route(.GET, "/slow", .anyone) { _ in
                begin.yield()
                for await _ in wanted { break }
                return .whole(.error(.ok, "at last"))
            })
        let server = HTTPServer(configuration)
        try await ServedRoutes.run(server) { port in
            let (busy, late) = (try RawHTTPConnection(port: port), try RawHTTPConnection(port: port))
            try await busy.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
            for await _ in begun { break }
            try await ServedRoutes.connections(3, port: port)

            server.drain()
            try await late.send(ServedRoutes.upgrade("/talk"))

            let farewell = try await late.read { $0.contains("The server is stopping.") }
            #expect(farewell.contains("last word 1001"))
            late.close()
            want.yield()
            _ = try await busy.readToEnd()
        }
    }

    @Test func `whose conversation takes longer than a server that stops can wait`() async throws {
        var configuration = Self.configuration
        configuration.limits.drainPatience = .milliseconds(50)
        let server = HTTPServer(configuration)
        try await ServedRoutes.run(server) { port in
            let client = try await ServedRoutes.socket("/talk", port: port)
            try await ServedRoutes.metric("websocket_connections 1", port: port)

            server.drain()

            let farewell = try await client.read { $0.contains("last word 1001") }
            #expect(farewell.contains("last word 1001"))
            client.close()
        }
    }
}
