import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Embedding any number of texts` {
    private func makeSUT(_ service: CannedEmbeddings) -> EmbeddingsClient {
        EmbeddingsClient(
            service: service, configuration: EchoConfiguration(), choice: ModelChoice(EchoConfiguration()) { nil })
    }

    /// Texts of the lengths 1, 2, 3 …, over and over.
    private func texts(_ count: Int) -> [String] {
        (0..<count).map { String(repeating: "x", count: 1 + $0 % 50) }
    }

    @Test func `the vectors come in the order of the texts, over all requests`() async throws {
        let service = CannedEmbeddings()
        let texts = texts(10_000)
        let embeddings = try await makeSUT(service).embed(texts, dimensions: 2)

        #expect(embeddings.vectors.map { Int($0[0]) } == texts.map(\.count))
        #expect(service.requests.count == 5)
        #expect(embeddings.usage.inputTextTokens == 10_000)
        #expect(embeddings.cost?.total == Decimal(string: "0.0002"))
    }

    @Test func `requests say what is wanted`() async throws {
        let service = CannedEmbeddings()
        _ = try await makeSUT(service).embed(["a", "b"], model: "text-embedding-3-large", dimensions: 8)

        #expect(
            service.requests == [
                EmbeddingsRequest(
                    model: "text-embedding-3-large", input: ["a", "b"], encodingFormat: "base64", dimensions: 8)
            ])
    }

    @Test func `an old model is not told how long its vectors are`() async throws {
        let service = CannedEmbeddings()
        _ = try await makeSUT(service).embed(["a"], model: "text-embedding-ada-002", dimensions: 1536)
        #expect(service.requests.first?.dimensions == nil)
    }

    @Test func `no texts, no request`() async throws {
        let service = CannedEmbeddings()
        #expect(try await makeSUT(service).embed([]).vectors == [])
        #expect(service.requests.isEmpty)
    }

    @Test func `four requests at a time, never more`() async throws {
        let service = CannedEmbeddings(crowd: 4)
        let embeddings = try await makeSUT(service).embed(texts(2048 * 9), dimensions: 1)

        #expect(embeddings.vectors.count == 2048 * 9)
        #expect(service.requests.count == 9)
        #expect(service.mostAtOnce == 4)
    }

    @Test func `the first failure ends it`() async throws {
        let service = CannedEmbeddings { request throws(EchoError) in
            if CannedEmbeddings.texts(request).first == "stop" { throw .rateLimited(message: "slow down") }
            return CannedEmbeddings.lengths(request)
        }
        var texts = texts(2048 * 20)
        texts[0] = "stop"
        await #expect(throws: EchoError.rateLimited(message: "slow down")) { try await makeSUT(service).embed(texts) }
        #expect(service.requests.count < 20)
    }

    @Test func `cancelling ends it`() async throws {
        let service = CannedEmbeddings(crowd: .max)
        let client = makeSUT(service)
        let texts = texts(2048 * 6)
        let task = Task { try await client.embed(texts) }
        while service.requests.count < 4 { await Task.yield() }

        task.cancel()

        await #expect(throws: EchoError.cancelled) { try await task.value }
        #expect(service.requests.count == 4)
    }

    private func embed(_ objects: [EmbeddingObject], dimensions: Int? = 2) async throws -> [[Float]] {
        let service = CannedEmbeddings { _ in EmbeddingsResponse(data: objects) }
        return try await makeSUT(service).embed(["a", "b"], dimensions: dimensions).vectors
    }

    private static func object(_ index: Int, _ vector: [Float]) -> EmbeddingObject {
        EmbeddingObject(index: index, embedding: Embedding(vector: vector))
    }

    @Test(arguments: [
        ([object(0, [1, 2])], "data: 1 vectors came for 2 texts"),
        ([object(0, [1, 2]), object(0, [3, 4])], "data.1.index is 0, taken or out of range"),
        ([object(0, [1, 2]), object(2, [3, 4])], "data.1.index is 2, taken or out of range"),
        ([object(0, [1, 2]), object(-1, [3, 4])], "data.1.index is -1, taken or out of range"),
        ([object(0, [1, 2]), object(1, [3])], "data.1.embedding has 1 dimensions instead of 2"),
        ([object(1, [1, 2]), object(0, [.nan, 2])], "data.1.embedding contains something that is not a number"),
    ])
    func `an answer that is not the vectors is refused with its place`(objects: [EmbeddingObject], reason: String) async
    {
        await #expect(throws: EchoError.unexpectedAnswer(reason: reason)) { try await embed(objects) }
    }

    @Test func `the published answers are read, in both spellings`() throws {
        for example in ["embeddings.response.base64", "embeddings.response.float"] {
            let answer = try EmbeddingsResponse(try WireExamples.json("\(example).json"))
            let vectors = try EmbeddingsCheck(count: 2, length: 8).vectors(of: answer)
            #expect(vectors.map { ($0[0] * 1000).rounded() } == [-521, 453])
        }
    }
}
