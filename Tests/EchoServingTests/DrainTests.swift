import EchoConcurrency
import EchoTestKit
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import EchoServing

@Suite struct `A server that is to stop finishes what it has begun` {
    private let isWanted = OneTimeEvent()
    private let isBegun = OneTimeEvent()

    private func server(_ limits: ServerLimits = ServerLimits()) -> HTTPServer {
        let routes = [
            Route(.GET, "/slow", .anyone) { [isWanted, isBegun] _ in
                isBegun.happen()
                await isWanted.wait()
                return .whole(.error(.ok, "at last"))
            },
            Route(socket: "/unaware", .anyone) { _, socket in
                await socket.run { messages in for try await _ in messages {} }
            },
            Route(socket: "/aware", .anyone) { [isWanted, isBegun] _, socket in
                await socket.run { _ in
                    isBegun.happen()
                    await socket.untilDraining()
                    await isWanted.wait()
                    await socket.close(.serverStops)
                }
            },
        ]
        return HTTPServer(HTTPServerConfiguration(routes: routes, limits: limits))
    }

    private static let request = "GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private static let probe = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test func `an answer comes whole, nobody else is let in, and who asks hears that it ends`() async throws {
        let server = server()
        try await ServedRoutes.run(server) { port in
            let (prober, client) = (try RawHTTPConnection(port: port), try RawHTTPConnection(port: port))
            try await prober.send(Self.probe)
            #expect(try await prober.read { $0.hasSuffix("ok\n") }.hasPrefix("HTTP/1.1 200"))
            try await client.send(Self.request)
            await isBegun.wait()

            server.drain()

            #expect(await eventually { (try? RawHTTPConnection(port: port)) == nil })
            try await prober.send(Self.probe)
            let health = try RawHTTPConnection.answer(in: try await prober.readToEnd())
            #expect(health.status == 503)
            #expect(health.text == "draining\n")
            isWanted.happen()
            let answer = try RawHTTPConnection.answer(in: try await client.readToEnd())
            #expect(answer.text.contains("at last"))
            #expect(answer.headers["connection"] == "close")
        }
    }

    @Test func `with nothing under way it ends at once, whoever is connected`() async throws {
        let server = server()
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        async let end: Void = server.run { port.yield($0) }
        for await port in ports {
            let idle = try RawHTTPConnection(port: port)
            try await idle.send(Self.probe)
            _ = try await idle.read { $0.hasSuffix("ok\n") }
            server.drain()
            #expect(try await idle.readToEnd().isEmpty)
            break
        }
        try await end
    }

    @Test func `what takes longer than its patience is cut, and a WebSocket hears why`() async throws {
        var limits = ServerLimits()
        limits.drainPatience = .milliseconds(200)
        let server = server(limits)
        try await ServedRoutes.run(server) { port in
            let socket = try await ServedRoutes.socket("/unaware", port: port)
            let client = try RawHTTPConnection(port: port)
            try await client.send(Self.request)
            await isBegun.wait()

            server.drain()

            #expect(try await client.readToEnd().isEmpty)
            let farewell = try await socket.readToEnd()
            #expect(farewell.dropFirst(2).starts(with: [0x03, 0xe9]))
            #expect(String(decoding: farewell, as: UTF8.self).contains("The server is stopping."))
        }
    }

    @Test func `a conversation may end itself, and is waited for`() async throws {
        let server = server()
        try await ServedRoutes.run(server) { port in
            let socket = try await ServedRoutes.socket("/aware", port: port)
            await isBegun.wait()

            server.drain()

            #expect(await eventually { (try? RawHTTPConnection(port: port)) == nil })
            isWanted.happen()

            let farewell = try await socket.read()
            #expect(farewell.dropFirst(2).starts(with: [0x03, 0xe9]))
            socket.close()
        }
    }

    @Test func `who waits for an event goes on when it happens, has happened, or need not wait`() async {
        let event = OneTimeEvent()
        let cancelled = Task { await event.wait() }
        cancelled.cancel()
        await cancelled.value
        #expect(!event.hasHappened)

        async let first: Void = event.wait()
        async let second: Void = event.wait()
        event.happen()
        event.happen()
        _ = await (first, second)
        await event.wait()
        #expect(event.hasHappened)
    }
}
