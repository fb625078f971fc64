import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Search by meaning` {
    /// A server to which a text means how many of its letters are a, b and c.
    private let server = ScriptedHTTPTransport { request in
        let json = request.body.flatMap { try? JSONValue(parsing: $0) }
        guard request.url == "https://api.openai.com/v1/embeddings", let texts = json?["input"]?.array else {
            return HTTPReply(status: 404)
        }
        let size = json?["dimensions"]?.integer ?? 1536
        let objects = texts.compactMap(\.string).enumerated().map { index, text in
            let meaning = "abc".map { letter in Float(text.filter { $0 == letter }.count) }
            let vector = (meaning + repeatElement(0, count: size)).prefix(size)
            return EmbeddingObject(
                index: index, embedding: Embedding(vector: Array(vector), encoding: .base64))
        }
        return .json(EmbeddingsResponse(data: objects, model: "m", usage: EmbeddingsUsage(promptTokens: 7)).json)
    }

    private var echo: Echo { Echo(key: "a key for tests", httpTransport: server) }

    @Test func `the text that means most nearly the same comes first`() async throws {
        let found = try await echo.find.similar(to: "aab", in: ["ccc", "aaaabb", "abc", "b"], top: 2)

        #expect(found.map(\.text) == ["aaaabb", "abc"])
        #expect(found.map(\.index) == [1, 2])
        #expect(abs(found[0].similarity - 1) < 0.0001)
        #expect(server.requests.count == 1)
    }

    @Test func `an index is searched with a vector of its own length`() async throws {
        var index = VectorIndex(dimensions: 2)
        for vector in [[Float(1), 0], [0, 1]] { try index.append(vector) }
        let found = try await echo.find.similar(to: "abb", in: index, top: 1)

        #expect(found.map(\.index) == [1])
        let body = try #require(server.requests.first?.body)
        #expect(try JSONValue(parsing: body)["dimensions"] == 2)
    }

    @Test func `vectors are searched without a server`() async throws {
        let found = try await echo.find.similar(to: [1, 0], in: [[0, 1], [2, 0], [1, 1]], top: 2)
        #expect(found.map(\.index) == [1, 2])
        #expect(try await echo.find.similar(to: [1, 0], in: []) == [])
        #expect(server.requests.isEmpty)
        await #expect(throws: EchoError.invalidSetting(name: "vector", reason: "it has 3 dimensions instead of 2")) {
            try await echo.find.similar(to: [1, 0], in: [[1, 0, 0]])
        }
    }

    @Test func `where there is nothing to search nobody is asked`() async throws {
        #expect(try await echo.find.similar(to: "a", in: [String]()) == [])
        #expect(try await echo.find.similar(to: "a", in: ["b"], top: 0) == [])
        #expect(server.requests.isEmpty)
    }

    @Test func `vectors come with what they cost`() async throws {
        let embeddings = try await echo.generate.embeddings(from: ["a", "b"])

        #expect(embeddings.vectors.map(\.count) == [1536, 1536])
        #expect(embeddings.usage.inputTextTokens == 7)
        #expect(embeddings.cost?.total == Decimal(string: "0.00000014"))
        #expect(try await echo.generate.embedding(from: "cab", dimensions: 3) == [1, 1, 1])
    }

    @Test func `a server that knows no vectors is told as that`() async {
        let echo = Echo(key: "a key for tests", httpTransport: ScriptedHTTPTransport { _ in .json(["object": "list"]) })
        await #expect(throws: EchoError.unexpectedAnswer(reason: "data is missing")) {
            try await echo.generate.embedding(from: "a")
        }
    }

    @Test func `a key is wanted where the vendor's server is asked`() async {
        await #expect(throws: EchoError.missingKey) { try await Echo(key: nil).generate.embedding(from: "a") }
    }

    @Test func `what is refused before anything is sent`() async {
        let echo = echo
        await #expect(throws: EchoError.invalidSetting(name: "text 1", reason: "it is empty")) {
            try await echo.generate.embedding(from: "")
        }
        await #expect(throws: EchoError.self) { try await echo.generate.embedding(from: "a", model: "gpt-5") }
        await #expect(throws: EchoError.self) { try await echo.generate.embedding(from: "a", dimensions: 9999) }
        #expect(server.requests.isEmpty)
    }
}
