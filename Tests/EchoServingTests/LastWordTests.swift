import EchoServing
import EchoTestKit
import Foundation
import NIOCore
import Testing

@Suite struct `Who breaks the rules of WebSockets hears which, and is turned away` {
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
}
