import EchoConcurrency
import EchoTestKit
import Foundation
import NIOCore
import Testing

@testable import EchoServing

@Suite struct `A client that does not read costs little` {
    private static let configuration: HTTPServerConfiguration = {
        var limits = ServerLimits()
        // A client on a slow machine is not taken for dead.
        (limits.pingInterval, limits.pongPatience, limits.writePatience) = (
            .seconds(600), .seconds(600), .seconds(600)
        )
        let routes = [
            Route(socket: "/quiet", .anyone) { _, socket in
                await socket.run { messages in for try await _ in messages {} }
            }
        ]
        return HTTPServerConfiguration(routes: routes, limits: limits)
    }()

    /// Its pongs wait behind what it has said before.
    @Test func `and one that has said more than is read yet is not taken for dead`() async throws {
        let isWanted = OneTimeEvent()
        var limits = ServerLimits()
        (limits.pingInterval, limits.pongPatience) = (.milliseconds(20), .milliseconds(20))
        let routes = [
            Route(socket: "/busy", .anyone) { _, socket in
                await socket.run { messages in
                    await isWanted.wait()
                    for try await _ in messages { await socket.close(.normal) }
                }
            }
        ]
        try await ServedRoutes.run(HTTPServerConfiguration(routes: routes, limits: limits)) { port in
            let client = try await ServedRoutes.socket("/busy", port: port)
            let message = ServedRoutes.frame(opcode: 1, String(repeating: "x", count: 120))
            try await client.send(Data((0..<20_000).flatMap { _ in message }))
            var pings = 0
            while pings < 5 {
                let more = try await client.read()
                guard !more.isEmpty else { break }
                pings += more.count { $0 == 0x89 }
            }
            isWanted.happen()

            #expect(pings >= 5)
            #expect(try await client.readToEnd().suffix(2) == Data([0x03, 0xe8]))
        }
    }

    /// What the kernel holds for both ends is a few megabytes; the pings are 19.
    @Test func `its pings are not answered one and all`() async throws {
        let pongs = try await ServedRoutes.run(Self.configuration) { port in
            let client = try await ServedRoutes.socket("/quiet", port: port)
            let ping = ServedRoutes.frame(opcode: 9, String(repeating: "x", count: 120))
            let pings = Data((0..<1000).flatMap { _ in ping })
            for _ in 0..<150 { try await client.send(pings) }
            try await client.send(ServedRoutes.frame(opcode: 9, "the last"))
            var pongs = Data()
            while pongs.suffix(8) != Data("the last".utf8) {
                let more = try await client.read()
                if more.isEmpty { break }
                pongs += more
            }
            return pongs
        }

        #expect(pongs.suffix(8) == Data("the last".utf8))
        #expect(pongs.count < 150_000 * 122 * 2 / 3)
    }
}
