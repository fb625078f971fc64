import Testing

@testable import Echo

@Suite struct `Texts to be embedded, cut into requests` {
    /// A text of so many tokens.
    private func text(_ tokens: Int) -> String { Array(repeating: "word", count: tokens).joined(separator: " ") }

    @Test func `nothing needs no request`() throws {
        #expect(try EmbeddingBatches.split([]) == [])
    }

    @Test func `a few go together`() throws {
        #expect(try EmbeddingBatches.split(["a", "b", "c"]) == [0..<3])
    }

    @Test func `at most 2048 at once`() throws {
        let texts = Array(repeating: "a", count: 2048 * 2 + 1)
        #expect(try EmbeddingBatches.split(texts) == [0..<2048, 2048..<4096, 4096..<4097])
        #expect(try EmbeddingBatches.split(Array(texts.prefix(2048))) == [0..<2048])
    }

    @Test func `at most 300,000 tokens at once`() throws {
        let long = text(8000)
        #expect(try EmbeddingBatches.split(Array(repeating: long, count: 37)) == [0..<37])
        #expect(try EmbeddingBatches.split(Array(repeating: long, count: 38)) == [0..<37, 37..<38])
    }

    @Test func `an empty text is named by its number`() {
        #expect(throws: EchoError.invalidSetting(name: "text 2", reason: "it is empty")) {
            try EmbeddingBatches.split(["a", ""])
        }
    }

    @Test func `only what is too long for certain is refused here`() throws {
        #expect(try EmbeddingBatches.split([text(12_000)]) == [0..<1])
        #expect(throws: EchoError.tooLong(tokens: 13_000, limit: 8192)) { try EmbeddingBatches.split([text(13_000)]) }
    }

    @Test(arguments: [
        ("text-embedding-3-small", nil, 1536), ("text-embedding-3-large", 256, 256),
        ("text-embedding-ada-002", nil, 1536), ("text-embedding-ada-002", 1536, 1536), ("own", 42, 42),
        ("own", nil, nil),
    ])
    func `how long the vectors will be`(model: String, asked: Int?, expected: Int?) throws {
        #expect(try EmbeddingDimensions.expected(asked, of: model, ModelCatalogue.published[model]) == expected)
    }

    @Test(arguments: [
        ("text-embedding-3-small", 1537, "it must be between 1 and 1536 for text-embedding-3-small"),
        ("text-embedding-3-large", 0, "it must be between 1 and 3072 for text-embedding-3-large"),
        ("text-embedding-ada-002", 512, "text-embedding-ada-002 has 1536 and no others"),
    ])
    func `a length that the model does not offer`(model: String, asked: Int, reason: String) {
        #expect(throws: EchoError.invalidSetting(name: "dimensions", reason: reason)) {
            try EmbeddingDimensions.expected(asked, of: model, ModelCatalogue.published[model])
        }
    }
}
