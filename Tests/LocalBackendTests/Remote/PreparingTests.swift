import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `The first question meets a model that has read all before it` {
    private static func prompt(_ instructions: String, _ items: [BrainItem] = []) -> BrainPrompt {
        BrainPrompt(
            instructions: instructions, items: items, now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
    }

    /// What a server is asked by a brain.
    private static func asked(
        key: String? = nil, _ work: (ChatServerBrain) async throws -> Void
    ) async throws -> [JSONValue] {
        let server = PuppetHTTPServer { request in
            guard request.target == "/v1/chat/completions" else { return PuppetHTTPStep.answer(404) }
            return PuppetHTTPStep.events([
                #"data: {"choices":[{"index":0,"delta":{"content":"Yes."}}]}"# + "\n\n", "data: [DONE]\n\n",
            ])
        }
        let port = try await server.start()
        defer { server.close() }
        let part = PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m", keyName: key)
        try await work(ChatServerBrain(part, key: key, phrases: []))
        return server.requests.filter { $0.target == "/v1/chat/completions" }.compactMap(\.json)
    }

    @Test func `once for each beginning`() async throws {
        let asked = try await Self.asked { brain in
            await brain.prepare(for: Self.prompt("Be brief."))
            await brain.prepare(for: Self.prompt("Be brief."))
            for try await _ in brain.answer(Self.prompt("Be brief.", [.user("Why?")])) {}
            await brain.prepare(for: Self.prompt("Be brief.", [.user("Why?"), .assistant("Yes.")]))
            await brain.prepare(for: Self.prompt("Be long."))
        }

        #expect(asked.map { $0["max_tokens"] } == [1, nil, 1])
        #expect(asked.map { $0["messages"]?[0]?["content"] } == ["Be brief.", "Be brief.", "Be long."])
    }

    @Test func `unless the server may want money`() async throws {
        let asked = try await Self.asked(key: "KEY") { await $0.prepare(for: Self.prompt("Be brief.")) }

        #expect(asked.isEmpty)
    }

    @Test func `which a session asks for when it begins, and when somebody begins to speak`() {
        var bench = SessionBench(`The server takes turns with the speaker`.serverVAD(silence: 700))
        func prepared() -> [String] {
            bench.actions.compactMap { if case .prepare(let prompt) = $0 { prompt.instructions } else { nil } }
        }
        bench.update(SessionObject(instructions: "Be brief."))
        #expect(prepared().last == "Be brief.")
        let before = prepared().count

        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 600))

        #expect(prepared().count == before + 1)
    }
}

@Suite struct `Questions to a server that answers one at a time` {
    @Test(.timeLimit(.minutes(1))) func `wait in order, and know that others come first`() async throws {
        let line = AnswerLine(atOnce: 1)
        try await line.take { _ in }
        #expect(!line.isFree)
        let (told, tell) = AsyncStream.makeStream(of: Int.self)
        let second = Task { try await line.take(patience: .zero) { tell.yield($0) } }
        var news = told.makeAsyncIterator()
        #expect(await news.next() == 1)

        let third = Task { try await line.take(patience: .zero) { tell.yield($0) } }
        #expect(await news.next() == 2)
        line.leave()
        try await second.value
        line.leave()
        try await third.value
        line.leave()

        #expect(line.isFree)
    }

    @Test(.timeLimit(.minutes(1))) func `leave the line when nobody wants the answer`() async throws {
        let line = AnswerLine(atOnce: 1)
        try await line.take { _ in }
        let (told, tell) = AsyncStream.makeStream(of: Int.self)
        let second = Task { try await line.take(patience: .zero) { tell.yield($0) } }
        var news = told.makeAsyncIterator()
        _ = await news.next()

        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        line.leave()

        #expect(line.isFree)
    }

    @Test func `are told so over the Responses API`() async throws {
        let brain = ScriptedBrain { _ in .parts([.delayed(.queued(ahead: 1)), .text("Yes.")]) }
        let stream = try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) {
            try await $0.stream("/v1/responses", ["model": "m", "input": "Why?", "stream": true])
        }

        #expect(stream.types.prefix(3) == ["response.created", "response.in_progress", "response.queued"])
        #expect(stream.events[2]["response"]?["status"] == "queued")
        #expect(stream.types.last == "response.completed")
    }
}
