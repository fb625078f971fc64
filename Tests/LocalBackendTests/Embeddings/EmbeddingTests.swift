import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `Texts become vectors` {
    private func vectors(_ fields: JSONObject) async throws -> [[Double]] {
        let answer = await (try EmbeddingRequest(fields)).answer()
        let rows = try JSONValue(parsing: answer.body)["data"]?.array ?? []
        return rows.map { $0["embedding"]?.array?.compactMap(\.number) ?? [] }
    }

    private func likeness(_ first: String, _ second: String) -> Float {
        let (first, second) = (HashedVector(first, dimensions: 1536), HashedVector(second, dimensions: 1536))
        return zip(first.values, second.values).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test(arguments: [
        ("text-embedding-3-small", 1536), ("text-embedding-3-large", 3072), ("text-embedding-ada-002", 1536),
    ])
    func `each model has its published length`(model: String, length: Int) async throws {
        let vector = try await vectors(["model": .string(model), "input": "Hello."])

        #expect(vector.map(\.count) == [length])
        #expect(abs(vector[0].reduce(0) { $0 + $1 * $1 } - 1) < 1e-5)
    }

    @Test func `fewer dimensions can be asked for, of the newer models`() async throws {
        let vector = try await vectors(["model": "text-embedding-3-large", "input": "Hello.", "dimensions": 256])

        #expect(vector[0].count == 256)
        await #expect(throws: SessionProblem.self) {
            try await vectors(["model": "text-embedding-ada-002", "input": "Hello.", "dimensions": 256])
        }
        await #expect(throws: SessionProblem.self) {
            try await vectors(["model": "text-embedding-3-small", "input": "Hello.", "dimensions": 1537])
        }
    }

    @Test func `base64 holds the same numbers`() async throws {
        let fields: JSONObject = ["model": "text-embedding-3-small", "input": ["Hello.", "Bye."]]
        let coded = await (try EmbeddingRequest(fields.merging(["encoding_format": "base64"]) { $1 })).answer()

        let rows = try JSONValue(parsing: coded.body)["data"]?.array ?? []
        let floats = rows.map { row -> [Float] in
            let bytes = Data(base64Encoded: row["embedding"]?.string ?? "") ?? Data()
            return stride(from: 0, to: bytes.count, by: 4).map { start in
                Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * $1) })
            }
        }
        let plain = try await vectors(fields)
        #expect(floats == plain.map { $0.map { Float($0) } })
        #expect(rows.map { $0["index"] } == [0, 1])
    }

    // MARK: By what they mean

    private struct Meanings: EmbedderProtocol {
        var vectors: [[Float]]?

        func vectors(of texts: [String]) async -> TextVectors? {
            vectors.map { TextVectors(model: "minilm", vectors: $0) }
        }
    }

    @Test(arguments: [(2, [0.6, 0.8]), (3, [0.6, 0.8, 0]), (1, [1])])
    func `who knows what they mean is asked, and named`(dimensions: Int, expected: [Double]) async throws {
        let fields: JSONObject = [
            "model": "text-embedding-3-small", "input": "Hello.", "dimensions": .number(Double(dimensions)),
        ]
        let answer = await (try EmbeddingRequest(fields)).answer(from: Meanings(vectors: [[3, 4]]))
        let body = try JSONValue(parsing: answer.body)

        #expect(body["model"] == "minilm")
        let vector = body["data"]?[0]?["embedding"]?.array?.compactMap(\.number) ?? []
        #expect(vector.count == expected.count)
        #expect(zip(vector, expected).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func `who is of no use is not`() async throws {
        let fields: JSONObject = ["model": "text-embedding-3-small", "input": ["Hello.", "Bye."]]
        for meanings in [Meanings(vectors: nil), Meanings(vectors: [[1, 0]])] {
            let answer = await (try EmbeddingRequest(fields)).answer(from: meanings)
            let body = try JSONValue(parsing: answer.body)
            #expect(body["model"] == "text-embedding-3-small")
            #expect(body["data"]?.array?.count == 2)
        }
        let tokens: JSONObject = ["model": "text-embedding-3-small", "input": [1, 2]]
        let answer = await (try EmbeddingRequest(tokens)).answer(from: Meanings(vectors: [[1, 0]]))
        #expect(try JSONValue(parsing: answer.body)["model"] == "text-embedding-3-small")
    }

    @Test func `a server's vectors are taken whole or not at all`() async throws {
        let server = PuppetHTTPServer { request in
            PuppetHTTPStep.answer(
                200,
                request.number == 1
                    ? #"{"data":[{"embedding":[0.5,0.5]},{"embedding":[1,0]}],"model":"m"}"#
                    : #"{"data":[{"embedding":[0.5,0.5]},{"embedding":[1]}],"model":"m"}"#)
        }
        let port = try await server.start()
        defer { server.close() }
        let meanings = EmbeddingServer(PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m"), key: "k")

        #expect(
            try await meanings.vectors(of: ["a", "b"]) == TextVectors(model: "m", vectors: [[0.5, 0.5], [1, 0]]))
        await #expect(throws: RemoteError.self) { try await meanings.vectors(of: ["a", "b"]) }
        #expect(server.requests.first?.json?["input"] == ["a", "b"])
        #expect(server.requests.first?.headers["authorization"] == "Bearer k")
    }

    @Test func `the same text has the same vector`() throws {
        #expect(likeness("Bring an umbrella.", "Bring an umbrella.") > 0.999)
        #expect(HashedVector("Grüße", dimensions: 64).values == HashedVector("Grüße", dimensions: 64).values)
    }

    @Test(arguments: [
        (
            "How do I reset my password?", "I forgot my password, how can it be reset?",
            "The recipe needs two eggs and some butter."
        ),
        (
            "The train to Berlin leaves at nine.", "When does the Berlin train leave?",
            "My cat sleeps on the warm windowsill."
        ),
        (
            "Turn on the lights in the kitchen.", "Please switch the kitchen light on.",
            "What is the capital of Australia?"
        ),
        ("Cancel my subscription.", "I want to cancel the subscription today.", "I want to eat the cake today."),
        ("übermorgen regnet es", "Regnet es übermorgen?", "Ich habe Hunger."),
    ])
    func `a paraphrase is nearer than another matter`(text: String, paraphrase: String, other: String) {
        let near = likeness(text, paraphrase)
        let far = likeness(text, other)

        #expect(near > far + 0.15, "\(near) against \(far)")
        #expect(near > 0.3)
    }

    @Test func `case, accents and signs make no difference, and signs alone are a text too`() {
        #expect(likeness("CAFÉ?", "cafe") > 0.99)
        #expect(HashedVector("!?", dimensions: 8).values.contains { $0 != 0 })
        #expect(likeness("!?", "…") < 0.5)
    }

    @Test(
        arguments: [
            (["input": ""], "input"), (["input": []], "input"), (["input": ["a", ""]], "input[1]"),
            (["input": 7], "input"), (["input": [1, "a"]], "input"), (["input": [[1, 2], []]], "input[1]"),
            (["input": [[-1]]], "input[0]"), (["input": [[1.5]]], "input[0]"),
            (["input": ["a", nil]], "input[1]"), (["input": "a", "encoding_format": "int8"], "encoding_format"),
            (["input": "a", "dimensions": 0], "dimensions"), (["input": "a", "colour": "red"], "colour"),
            ([:], "input"),
        ] as [(JSONObject, String)])
    func `what cannot be embedded is refused by its name`(fields: JSONObject, parameter: String) {
        let model: JSONObject = ["model": "text-embedding-3-small"]

        #expect { try EmbeddingRequest(fields.merging(model) { $1 }) } throws: {
            ($0 as? SessionProblem)?.parameter == parameter
        }
    }

    /// As langchain-openai sends them unless it is told otherwise.
    @Test func `Tokens are hashed like words`() async throws {
        let vectors = try await vectors([
            "model": "text-embedding-3-small", "encoding_format": "float",
            "input": [[9906, 1917], [9906, 1917, 0], [40, 1053, 264]],
        ])
        let likeness = { (first: Int, second: Int) in
            zip(vectors[first], vectors[second]).reduce(0) { $0 + $1.0 * $1.1 }
        }

        #expect(vectors.map(\.count) == [1536, 1536, 1536])
        #expect(likeness(0, 1) > 0.6)
        #expect(abs(likeness(0, 2)) < 0.2)
    }

    @Test func `Numbers alone are the tokens of one text`() async throws {
        let model: JSONObject = ["model": "text-embedding-3-small"]
        let one = try await vectors(model.merging(["input": [9906, 1917]]) { $1 })
        let same = try await vectors(model.merging(["input": [[9906, 1917]]]) { $1 })

        #expect(one.count == 1)
        #expect(one == same)
    }

    @Test func `more than 2048 texts are refused, and so many are taken`() async throws {
        let texts = JSONValue.array(Array(repeating: "a", count: 2048))
        let request = try EmbeddingRequest(["model": "text-embedding-3-small", "input": texts, "dimensions": 2])

        #expect(try JSONValue(parsing: await request.answer().body)["data"]?.array?.count == 2048)
        #expect(throws: SessionProblem.self) {
            try EmbeddingRequest([
                "model": "text-embedding-3-small", "input": .array(Array(repeating: "a", count: 2049)),
            ])
        }
    }

    @Test func `a text longer than a model reads is refused`() {
        let text = String(repeating: "word ", count: 7_000)

        #expect(throws: SessionProblem.self) {
            try EmbeddingRequest(["model": "text-embedding-3-small", "input": .string(text)])
        }
    }
}
