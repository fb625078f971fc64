import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Vectors are read and written in both spellings` {
    @Test(arguments: WireExamples.names(prefix: "embeddings.response.", suffix: ".json"))
    func `an answer comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let response = try EmbeddingsResponse(json)

        #expect(response.json == json)
        #expect(response.usage?.promptTokens == 7)
        #expect(response.vectors.map(\.count) == [8, 8])
    }

    @Test func `both spellings of the examples are the same vectors`() throws {
        let numbers = try EmbeddingsResponse(WireExamples.json("embeddings.response.float.json")).vectors
        let packed = try EmbeddingsResponse(WireExamples.json("embeddings.response.base64.json")).vectors

        for (left, right) in zip(numbers.joined(), packed.joined()) { #expect(abs(left - right) < 1e-6) }
        #expect(numbers.first?.first == -0.520_807_7)
    }

    @Test func `a request comes out as it went in`() throws {
        let json = try WireExamples.json("embeddings.request.json")

        let request = try EmbeddingsRequest(json)

        #expect(request.json == json)
        #expect(request.input == ["Swift is powerful", "Le chat dort"])
        #expect(request.dimensions == 8)
        #expect(request.encodingFormat == "float")
    }

    @Test(
        arguments: [
            ("a", .text("a")), (["a"], .texts(["a"])), ([1, 2], .tokens([1, 2])),
            ([[1], [2, 3]], .tokenLists([[1], [2, 3]])),
            ([], .texts([])),
        ] as [(JSONValue, EmbeddingsInput)])
    func `what is wanted has four shapes`(_ json: JSONValue, _ input: EmbeddingsInput) throws {
        #expect(try EmbeddingsInput(json) == input)
        #expect(input.json == json)
    }

    @Test func `a vector is little-endian 32-bit floats, one after the other`() throws {
        let vector: [Float] = [1, -2, 0.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
        let embedding = Embedding(vector: vector, encoding: .base64)

        #expect(embedding.packed.prefix(8) == Data([0, 0, 0x80, 0x3F, 0, 0, 0, 0xC0]))
        #expect(try Embedding(wire: embedding.wire) == embedding)
        #expect(Embedding(packed: embedding.packed)?.vector == vector)
        #expect(Embedding(packed: (Data([9]) + embedding.packed).dropFirst())?.vector == vector)
        #expect(try Embedding(wire: Embedding(vector: vector).wire).vector == vector)
    }

    @Test func `numbers are written with no more digits than they need`() {
        #expect(Embedding(vector: [0.1, 1, -0.520_807_7]).wire.text == "[0.1,1.0,-0.5208077]")
    }

    @Test func `vectors come in the order of the inputs`() {
        let response = EmbeddingsResponse(data: [
            EmbeddingObject(index: 1, embedding: Embedding(vector: [1])),
            EmbeddingObject(index: 0, embedding: Embedding(vector: [0])),
        ])

        #expect(response.vectors == [[0], [1]])
    }

    @Test(
        arguments: [
            ("%%%", .wrongType("", expected: "base64 of 32-bit floats")),
            ("AAAA", .wrongType("", expected: "base64 of 32-bit floats")),
            (7, .wrongType("", expected: "numbers or base64")), ([1, "2"], .wrongType("1", expected: "number")),
            ([1, nil], .wrongType("1", expected: "number")),
        ] as [(JSONValue, WireError)])
    func `what is no vector is an error that says so`(_ json: JSONValue, _ error: WireError) {
        #expect(throws: error) { try Embedding(wire: json) }
        #expect(throws: error.at("data.0.embedding")) {
            try EmbeddingsResponse(["data": [["index": 0, "embedding": json]]])
        }
    }

    @Test func `bytes that are no whole floats are no vector`() {
        #expect(Embedding(packed: Data([1, 2, 3])) == nil)
        #expect(Embedding(packed: Data())?.vector == [])
    }

    @Test func `a large vector goes both ways`() throws {
        let vector = (0..<100_000).map { Float($0) / 7 }

        #expect(try Embedding(wire: Embedding(vector: vector, encoding: .base64).wire).vector == vector)
    }
}

extension WireError {
    fileprivate func at(_ path: String) -> WireError {
        switch self {
        case .wrongType(let inner, let expected):
            .wrongType(inner.isEmpty ? path : "\(path).\(inner)", expected: expected)
        default: self
        }
    }
}
