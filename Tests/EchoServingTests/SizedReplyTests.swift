import EchoServing
import EchoTestKit
import Foundation
import NIOHTTP1
import Testing

@Suite struct `A reply of a known length` {
    private struct Gone: Error {}

    private let routes = [
        Route(.GET, "/whole", .anyone) { _ in
            .sized(SizedReply(status: .partialContent, contentType: "audio/wav", bytes: 6, headers: ["X-A": "b"])) {
                try await $0.write(Data("abc".utf8))
                try await $0.write(Data("def".utf8))
            }
        },
        Route(.GET, "/short", .anyone) { _ in
            .sized(SizedReply(status: .ok, contentType: "audio/wav", bytes: 6)) {
                try await $0.write(Data("abc".utf8))
                throw Gone()
            }
        },
    ]

    @Test func `says its length before its bytes, and HEAD without them`() async throws {
        try await ServedRoutes.run(HTTPServerConfiguration(routes: routes)) { port in
            let answer = try await ServedRoutes.get("/whole", port: port)
            #expect(answer.status == 206)
            #expect(answer.headers["content-length"] == "6")
            #expect(answer.headers["content-type"] == "audio/wav")
            #expect(answer.headers["x-a"] == "b")
            #expect(answer.headers["transfer-encoding"] == nil)
            #expect(answer.text == "abcdef")
            let head = try await RawHTTPConnection.request("HEAD", "/whole", port: port)
            #expect(head.headers["content-length"] == "6")
            #expect(head.body.isEmpty)
        }
    }

    @Test func `ends the connection when its bytes do not come`() async throws {
        try await ServedRoutes.run(HTTPServerConfiguration(routes: routes)) { port in
            let connection = try RawHTTPConnection(port: port)
            try await connection.send("GET /short HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            let answer = try RawHTTPConnection.answer(in: try await connection.readToEnd())
            #expect(answer.headers["content-length"] == "6")
            #expect(answer.text == "abc")
        }
    }
}
