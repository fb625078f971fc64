import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit
import Testing

/// Public names only, against the server that comes with the program.
@Suite struct `Single answers of the local server` {
    private struct Weather: Codable, Hashable {
        let city: String
        let degrees: Int?
    }

    private func run(
        _ brain: any BrainProtocol = ScriptedBrain.echoing, dialect: AnswerDialect = .automatic,
        _ test: @escaping @Sendable (Echo) async throws -> Void
    ) async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            configuration.dialect = dialect
            try await test(Echo(key: LoopbackServer.token, configuration: configuration))
        }
    }

    @Test func `texts that share their words are found`() async throws {
        try await run { echo in
            let texts = [
                "The train to Porto leaves at nine.", "Bread is baked from flour.", "Cats purr when they rest.",
            ]
            let found = try await echo.find.similar(to: "When does the train to Porto leave?", in: texts, top: 2)

            #expect(found.count == 2)
            #expect(found.first?.index == 0)
            #expect(found[0].similarity > found[1].similarity)
        }
    }

    @Test func `more texts than one request takes keep their order`() async throws {
        try await run { echo in
            let texts = (0..<2100).map { "text number \($0) of many" }
            let all = try await echo.generate.embeddings(from: texts, dimensions: 64)

            #expect(all.vectors.count == 2100)
            #expect(all.usage.inputTextTokens > 2100)
            for index in [0, 1, 2047, 2048, 2099] {
                let alone = try await echo.generate.embedding(from: texts[index], dimensions: 64)
                #expect(all.vectors[index] == alone)
            }
        }
    }

    @Test(arguments: [
        ("text-embedding-3-small", nil, 1536), ("text-embedding-3-large", nil, 3072),
        ("text-embedding-3-large", 256, 256), ("text-embedding-ada-002", nil, 1536),
    ])
    func `vectors have the length that the model says`(model: String, asked: Int?, length: Int) async throws {
        try await run { echo in
            let vector = try await echo.generate.embedding(from: "hello", model: model, dimensions: asked)
            #expect(vector.count == length)
            #expect(try await echo.find.similar(to: vector, in: [vector]).first.map { $0.similarity > 0.9999 } == true)
        }
    }

    @Test(arguments: [AnswerDialect.automatic, .responses, .chatCompletions])
    func `an answer of a type of one's own, in every dialect`(dialect: AnswerDialect) async throws {
        try await run(ScriptedBrain.says(#"{"city":"Lisbon","#, #""degrees":24}"#), dialect: dialect) { echo in
            let weather = try await echo.generate.structured(Weather.self, from: "How warm is it in Lisbon?")
            #expect(weather == Weather(city: "Lisbon", degrees: 24))
        }
    }

    @Test func `a brain that answers in another shape is told as that`() async throws {
        try await run(ScriptedBrain.says("It is warm.")) { echo in
            let error = await #expect(throws: EchoError.self) {
                try await echo.generate.structured(Weather.self, from: "How warm is it in Lisbon?")
            }
            guard case .unexpectedAnswer = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }
}
