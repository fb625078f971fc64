import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

/// Over real sockets, with the answers that are published as examples.
@Suite struct `Single answers` {
    private struct UserProfile: Codable, Hashable {
        let name: String
        let age: Int
        let tags: [String]
    }

    /// A client of a server that does to every request what the script says.
    private func run(
        _ script: @escaping PuppetHTTPServer.Script, test: (Echo, PuppetHTTPServer) async throws -> Void
    ) async throws {
        let server = PuppetHTTPServer(script: script)
        defer { server.close() }
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://127.0.0.1:\(try await server.start())/v1"
        configuration.dialect = .responses
        configuration.additionalModels = [configuration.responsesModel, configuration.embeddingModel]
        try await test(Echo(key: nil, configuration: configuration), server)
    }

    private func stream(_ example: String) throws -> [PuppetHTTPStep] {
        PuppetHTTPStep.events([String(decoding: try WireExamples.data(example), as: UTF8.self)])
    }

    @Test func `an answer of a type of one's own`() async throws {
        let steps = try stream("responses-structured-output.sse")
        try await run({ _ in steps }) { echo, server in
            let profile = try await echo.generate.structured(
                UserProfile.self, from: "John, 30, likes chess and tea.", instructions: "Extract a profile.")

            #expect(profile == UserProfile(name: "John", age: 30, tags: ["chess", "tea"]))
            let request = try #require(server.requests.first)
            #expect(request.target == "/v1/responses")
            #expect(request.json?["model"] == "gpt-6.1-terra")
            #expect(request.json?["instructions"] == "Extract a profile.")
            let format = try #require(request.json?["text"]?["format"])
            #expect(format["type"] == "json_schema")
            #expect(format["strict"] == true)
            #expect(format["name"] == "UserProfile")
            #expect(format["schema"]?["required"] == ["age", "name", "tags"])
        }
    }

    @Test func `an answer of a type of one's own says what it took`() async throws {
        let steps = try stream("responses-structured-output.sse")
        try await run({ _ in steps }) { echo, _ in
            let answer = try await echo.generate.structuredAnswer(UserProfile.self, from: "John.")

            #expect(answer.value.name == "John")
            #expect(answer.model.hasPrefix("gpt-5-mini"))
            #expect(answer.usage.totalTokens > 0)
            #expect(answer.cost?.total ?? 0 > 0)
        }
    }

    @Test func `an answer after a schema of one's own`() async throws {
        let steps = try stream("responses-structured-output.sse")
        let schema = try JSONSchema.derive(from: UserProfile.self)
        try await run({ _ in steps }) { echo, server in
            let json = try await echo.generate.structuredJSON(schema: schema, name: "user profile", from: "John.")
            #expect(json["tags"] == ["chess", "tea"])
            #expect(server.requests.first?.json?["text"]?["format"]?["name"] == "user_profile")
        }
    }

    @Test func `a refusal is an error with the model's own words`() async throws {
        let steps = try stream("responses-refusal.sse")
        try await run({ _ in steps }) { echo, _ in
            let error = await #expect(throws: EchoError.self) {
                try await echo.generate.structured(UserProfile.self, from: "Something bad.")
            }
            guard case .refused(let message) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(message.hasPrefix("I"))
        }
    }

    @Test func `an answer that ran out of tokens is an error`() async throws {
        let steps = try stream("responses-incomplete-1.sse")
        try await run({ _ in steps }) { echo, _ in
            await #expect(throws: EchoError.incompleteAnswer(reason: "max_output_tokens")) {
                try await echo.generate.structured(UserProfile.self, from: "Somebody.")
            }
        }
    }

    @Test func `a configured model that nobody knows is refused too`() async throws {
        var configuration = EchoConfiguration()
        configuration.responsesModel = "gpt-0"
        let error = await #expect(throws: EchoError.self) {
            try await Echo(key: nil, configuration: configuration).generate
                .structured(UserProfile.self, from: "John.")
        }
        guard case .unsupportedModel(name: "gpt-0", _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `a model that nobody knows is refused before anything is sent`() async throws {
        try await run({ _ in [.cut] }) { echo, server in
            let error = await #expect(throws: EchoError.self) {
                try await echo.generate.structured(UserProfile.self, from: "John.", model: "gpt-0")
            }
            guard case .unsupportedModel(name: "gpt-0", _, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            // But for the list of what the server has.
            #expect(server.requests.map(\.method) == ["GET"])
        }
    }

    @Test(arguments: ["base64", "float"])
    func `vectors come in either spelling`(spelling: String) async throws {
        let answer = String(decoding: try WireExamples.data("embeddings.response.\(spelling).json"), as: UTF8.self)
        try await run({ _ in PuppetHTTPStep.answer(200, answer) }) { echo, server in
            let embeddings = try await echo.generate.embeddings(
                from: ["Swift is powerful", "Le chat dort"], dimensions: 8)

            #expect(embeddings.vectors.map { ($0[0] * 10_000).rounded() } == [-5208, 4535])
            #expect(embeddings.usage.inputTextTokens == 7)
            let request = try #require(server.requests.first)
            #expect(request.target == "/v1/embeddings")
            #expect(
                request.json == [
                    "model": "text-embedding-3-small", "input": ["Swift is powerful", "Le chat dort"],
                    "dimensions": 8, "encoding_format": "base64",
                ])
        }
    }

    @Test func `a quota that is used up is told at once`() async throws {
        let body = #"{"error":{"message":"None left.","type":"insufficient_quota","code":"insufficient_quota"}}"#
        try await run({ _ in PuppetHTTPStep.answer(429, body) }) { echo, server in
            await #expect(throws: EchoError.quotaExceeded(message: "None left.")) {
                try await echo.generate.embedding(from: "a")
            }
            #expect(server.requests.count == 1)
        }
    }

    @Test(arguments: ["{", "[]", #"{"data":[{"index":0,"embedding":"AAA"}]}"#, #"{"data":[]}"#])
    func `an answer that is no vectors is an error`(answer: String) async throws {
        try await run({ _ in PuppetHTTPStep.answer(200, answer) }) { echo, _ in
            let error = await #expect(throws: EchoError.self) { try await echo.generate.embedding(from: "a") }
            switch error {
            case .invalidData, .unexpectedAnswer: break
            default: Issue.record("\(String(describing: error))")
            }
        }
    }

    @Test func `cancelling closes the request`() async throws {
        try await run({ _ in [] }) { echo, server in
            let task = Task { try await echo.generate.embedding(from: "a") }
            #expect(await eventually { server.requests.count == 1 })

            task.cancel()

            await #expect(throws: EchoError.cancelled) { try await task.value }
            #expect(await eventually { server.connections == 0 })
        }
    }

    @Test func `cancelling a structured answer closes its request`() async throws {
        try await run({ _ in [.head(200, ["content-type": "text/event-stream"])] }) { echo, server in
            let task = Task { try await echo.generate.structured(UserProfile.self, from: "John.") }
            #expect(await eventually { server.requests.count == 1 })

            task.cancel()

            await #expect(throws: EchoError.cancelled) { try await task.value }
            #expect(await eventually { server.connections == 0 })
        }
    }
}
