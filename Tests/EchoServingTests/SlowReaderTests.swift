import EchoServing
import EchoTestKit
import Foundation
import NIOCore
import Testing

@Suite struct `A client that does not read costs little` {
    private static let configuration = HTTPServerConfiguration(routes: [
        Route(socket: "/quiet", .anyone) { _, socket in
            await socket.run { messages in for try await _ in messages {} }
        }
    ])

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
