import EchoWire

/// Finds what is wrong with an answer that should have been vectors.
struct EmbeddingsCheck: Sendable, Hashable {
    /// Texts that were sent.
    let count: Int
    /// Nil when every length is as good, as long as all have the same.
    let length: Int?

    /// The vectors in the order of the texts, whatever the order of the answer.
    ///
    /// - Throws: `unexpectedAnswer`, which names the place.
    func vectors(of answer: EmbeddingsResponse) throws(EchoError) -> [[Float]] {
        guard answer.data.count == count else {
            throw .unexpectedAnswer(reason: "data: \(answer.data.count) vectors came for \(count) texts")
        }
        var vectors: [[Float]?] = Array(repeating: nil, count: count)
        let length = length ?? answer.data.first?.embedding.vector.count
        for (place, object) in answer.data.enumerated() {
            guard vectors.indices.contains(object.index), vectors[object.index] == nil else {
                throw .unexpectedAnswer(reason: "data.\(place).index is \(object.index), taken or out of range")
            }
            vectors[object.index] = try check(object.embedding.vector, length: length, at: place)
        }
        return vectors.compactMap(\.self)
    }

    private func check(_ vector: [Float], length: Int?, at place: Int) throws(EchoError) -> [Float] {
        guard !vector.isEmpty, vector.count == length else {
            throw .unexpectedAnswer(
                reason: "data.\(place).embedding has \(vector.count) dimensions instead of \(length ?? 0)")
        }
        guard vector.allSatisfy(\.isFinite) else {
            throw .unexpectedAnswer(reason: "data.\(place).embedding contains something that is not a number")
        }
        return vector
    }
}
