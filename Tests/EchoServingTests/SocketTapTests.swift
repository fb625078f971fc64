import EchoServing
import EchoTestKit
import Foundation
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Texts that are taken where they come in` {
    private static let configuration = HTTPServerConfiguration(routes: [
        Route(socket: "/talk", .anyone) { _, socket in
            socket.tap { text in
                guard String(buffer: text) == "fast" else { return false }
                socket.post([ByteBuffer(string: "tapped")])
                return true
            }
            await socket.run { messages in
                for try await message in messages {
                    guard case .text(let text) = message else { continue }
                    if String(buffer: text) == "untap" { socket.tap(nil) }
                    socket.post([ByteBuffer(string: "read \(String(buffer: text))")])
                }
            }
        }
    ])

    @Test func `do not come to the reader, which gets all others`() async throws {
        try await ServedRoutes.run(Self.configuration) { port in
            let client = try await ServedRoutes.socket("/talk", port: port)
            for (text, answer) in [
                ("fast", "tapped"), ("slow", "read slow"), ("fast", "tapped"), ("untap", "read untap"),
                ("fast", "read fast"),
            ] {
                try await client.send(ServedRoutes.frame(opcode: 1, text))
                let heard = try await client.read { $0.hasSuffix(answer) }
                #expect(heard.hasSuffix(answer))
            }
            client.close()
        }
    }
}
