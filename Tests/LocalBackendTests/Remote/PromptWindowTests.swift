import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `A prompt fits into a small window` {
    private static func window(_ size: Int) throws -> PromptWindow {
        try #require(PromptWindow(ModelObject(id: "m", extra: ["meta": ["n_ctx": .number(Double(size))]])))
    }

    private static func prompt(_ items: [BrainItem], tools: [BrainTool] = [], most: Int? = nil) -> BrainPrompt {
        BrainPrompt(
            instructions: "Be brief.", items: items, tools: tools, now: Date(timeIntervalSince1970: 0), timeZone: .gmt,
            seed: 1, maximumTokens: most)
    }

    private static let words = String(repeating: "word ", count: 100)

    @Test func `as it is where it does`() throws {
        let fitted = try Self.window(2_048).fitted(Self.prompt([.user("Hello.")], most: 100))

        #expect(fitted == Self.prompt([.user("Hello.")], most: 100))
    }

    @Test func `without the oldest messages, and with room for an answer`() throws {
        let talk = (0..<40).flatMap { [BrainItem.user("\($0) " + Self.words), .assistant("\($0) " + Self.words)] }

        let fitted = try Self.window(2_048).fitted(Self.prompt(talk + [.user("And now?")], most: 4_096))

        #expect(fitted.items.last == .user("And now?"))
        #expect((2...20).contains(fitted.items.count))
        #expect(fitted.items == Array((talk + [.user("And now?")]).suffix(fitted.items.count)))
        #expect(fitted.maximumTokens == 512)
    }

    @Test func `the last turn stays, whatever it takes`() throws {
        let turn: [BrainItem] = [
            .user(String(repeating: Self.words, count: 50)), .call(id: "c", name: "f", arguments: "{}"),
            .callOutput(id: "c", output: "done"),
        ]

        let fitted = try Self.window(2_048).fitted(Self.prompt([.user("Before."), .assistant("Yes.")] + turn))

        #expect(fitted.items == turn)
    }

    @Test func `what came of a call goes with it`() throws {
        let talk: [BrainItem] = [
            .user("Do."), .call(id: "c", name: "f", arguments: String(repeating: Self.words, count: 20)),
            .callOutput(id: "c", output: "done"), .assistant("Done."), .user("And now?"),
        ]

        let fitted = try Self.window(2_048).fitted(Self.prompt(talk))

        #expect(fitted.items == [.assistant("Done."), .user("And now?")])
    }

    @Test func `without functions that would fill it`() throws {
        let tool = BrainTool(name: "f", description: String(repeating: Self.words, count: 20))

        #expect(try Self.window(2_048).fitted(Self.prompt([.user("x")], tools: [tool])).tools == [])
        #expect(try Self.window(32_768).fitted(Self.prompt([.user("x")], tools: [tool])).tools == [tool])
    }

    @Test func `which a server tells with its models`() async throws {
        let server = PuppetHTTPServer { request in
            request.target == "/v1/models"
                ? PuppetHTTPStep.answer(200, #"{"object":"list","data":[{"id":"m","meta":{"n_ctx":1024}}]}"#)
                : PuppetHTTPStep.events([
                    "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hi.\"}}]}\n\n", "data: [DONE]\n\n",
                ])
        }
        let port = try await server.start()
        defer { server.close() }
        let brain = ChatServerBrain(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m"), key: nil, phrases: [])

        for _ in 0..<2 { for try await _ in brain.answer(Self.prompt([.user("Hello.")], most: 4_096)) {} }

        #expect(server.requests.map(\.target) == ["/v1/models", "/v1/chat/completions", "/v1/chat/completions"])
        #expect(server.requests.last?.json?["max_tokens"] == 256)
    }
}
