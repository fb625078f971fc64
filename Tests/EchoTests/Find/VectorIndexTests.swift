import Testing

@testable import Echo

@Suite struct `Finding vectors` {
    private func makeSUT(_ vectors: [[Float]]) throws -> VectorIndex {
        var index = VectorIndex(dimensions: vectors.first?.count ?? 1)
        index.reserveCapacity(vectors.count)
        for vector in vectors { try index.append(vector) }
        return index
    }

    /// As many numbers as one likes, always the same.
    private func numbers(_ count: Int, seed: UInt64) -> [Float] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(Int32(truncatingIfNeeded: state >> 32)) / Float(Int32.max)
        }
    }

    @Test func `the nearest comes first, whatever its length`() throws {
        let index = try makeSUT([[0, 5], [100, 1], [-1, 0], [1, 1]])
        let found = try index.nearest(to: [2, 0], top: 3)

        #expect(found.map(\.index) == [1, 3, 0])
        #expect(abs(found[0].similarity - 0.99995) < 0.0001)
        #expect(abs(found[1].similarity - 0.70711) < 0.0001)
        #expect(found[2].similarity == 0)
    }

    @Test func `the same is one and the opposite minus one, never more`() throws {
        let vector = numbers(1536, seed: 7)
        let found = try makeSUT([vector.map { -$0 }, vector]).nearest(to: vector, top: 2)

        #expect(found.map(\.index) == [1, 0])
        #expect(abs(found[0].similarity - 1) < 0.00001)
        #expect(abs(found[1].similarity + 1) < 0.00001)
        #expect(found.allSatisfy { (-1...1).contains($0.similarity) })
    }

    @Test func `equals come in the order in which they were added`() throws {
        let index = try makeSUT([[1, 0], [2, 0], [0, 1], [3, 0], [4, 0]])
        #expect(try index.nearest(to: [1, 0], top: 3).map(\.index) == [0, 1, 3])
        #expect(try index.nearest(to: [1, 0], top: 5).map(\.index) == [0, 1, 3, 4, 2])
    }

    @Test(arguments: [0, -3]) func `none of nothing`(top: Int) throws {
        #expect(try makeSUT([[1, 0]]).nearest(to: [1, 0], top: top) == [])
    }

    @Test func `as many as there are, when more are wanted`() throws {
        #expect(try makeSUT([[1, 0], [0, 1]]).nearest(to: [1, 0], top: 100).count == 2)
        #expect(try VectorIndex(dimensions: 3).nearest(to: [1, 0, 0], top: 5) == [])
    }

    @Test(arguments: [[0, 0], [Float.nan, 1], [Float.infinity, 1]])
    func `what points nowhere is similar to nothing and keeps its place`(vector: [Float]) throws {
        let index = try makeSUT([vector, [-1, 0], [1, 0]])

        #expect(index.count == 3)
        #expect(try index.nearest(to: [1, 0], top: 3).map(\.index) == [2, 1])
        #expect(try index.nearest(to: vector, top: 3) == [])
    }

    @Test func `very long and very short vectors point somewhere too`() throws {
        let huge = Float.greatestFiniteMagnitude
        let tiny = Float.leastNonzeroMagnitude
        let found = try makeSUT([[huge, huge], [tiny, 0]]).nearest(to: [tiny, 0], top: 2)

        #expect(found.map(\.index) == [1, 0])
        #expect(found[0].similarity == 1)
        #expect(abs(found[1].similarity - 0.70711) < 0.0001)
    }

    @Test func `other dimensions are refused`() throws {
        var index = VectorIndex(dimensions: 3)
        let error = EchoError.invalidSetting(name: "vector", reason: "it has 2 dimensions instead of 3")

        #expect(throws: error) { try index.append([1, 2]) }
        #expect(throws: error) { try index.nearest(to: [1, 2], top: 1) }
        #expect(index.count == 0)
    }

    /// Whole blocks, parts of blocks and less than one.
    @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 48, 100, 1536])
    func `every dimension counts, once`(dimensions: Int) throws {
        let vectors = (0..<40).map { numbers(dimensions, seed: UInt64($0 + 1)) }
        let query = numbers(dimensions, seed: 99)
        let expected = vectors.map { cosine($0, query) }
        let found = try makeSUT(vectors).nearest(to: query, top: 40)

        #expect(found.count == 40)
        for one in found { #expect(abs(Double(one.similarity) - expected[one.index]) < 0.0001) }
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.similarity >= $1.similarity })
    }

    private func cosine(_ left: [Float], _ right: [Float]) -> Double {
        let dot = zip(left, right).reduce(0.0) { $0 + Double($1.0) * Double($1.1) }
        let lengths = [left, right].map { $0.reduce(0.0) { $0 + Double($1) * Double($1) }.squareRoot() }
        return dot / (lengths[0] * lengths[1])
    }

    @Test(arguments: [1, 2, 3, 10, 63, 64, 500])
    func `the heap keeps what sorting would`(limit: Int) {
        let all = numbers(500, seed: 3).enumerated().map { index, number in
            // Coarse, so that many are equal.
            SimilarVector(index: index, similarity: (number * 8).rounded() / 8)
        }
        var best = BestFirst(limit: limit)
        for one in all { best.offer(one) }

        let sorted = all.sorted { ($1.similarity, $0.index) < ($0.similarity, $1.index) }
        #expect(best.sorted == Array(sorted.prefix(limit)))
    }
}
