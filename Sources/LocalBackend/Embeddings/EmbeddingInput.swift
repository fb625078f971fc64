import EchoWire

/// One text of which the vector is wanted, in words or in the numbers of a tokenizer.
enum EmbeddingInput: Sendable, Hashable {
    case text(String)
    case numbers([Int])

    init(_ value: JSONValue, at path: String) throws(SessionProblem) {
        if let text = value.string {
            guard !text.isEmpty else { throw .invalid(path, "Invalid '\(path)': input cannot be an empty string.") }
            self = .text(text)
        } else if let values = value.array {
            let numbers = values.compactMap(\.integer)
            guard !numbers.isEmpty, numbers.count == values.count, numbers.allSatisfy({ $0 >= 0 }) else {
                throw .invalid(path, "Invalid '\(path)': expected an array of token numbers, and at least one.")
            }
            self = .numbers(numbers)
        } else {
            throw .invalid(path, "Invalid type for '\(path)': expected a string or an array of tokens.")
        }
        guard tokens <= EmbeddingRequest.mostTokens else {
            throw .invalid(
                path,
                "Invalid '\(path)': about \(tokens) tokens, and at most \(EmbeddingRequest.mostTokens) are taken at once."
            )
        }
    }

    /// Estimated for words.
    var tokens: Int {
        switch self {
        case .text(let text): TokenEstimate.text(text)
        case .numbers(let numbers): numbers.count
        }
    }

    func vector(dimensions: Int) -> HashedVector {
        switch self {
        case .text(let text): HashedVector(text, dimensions: dimensions)
        case .numbers(let numbers): HashedVector(tokens: numbers, dimensions: dimensions)
        }
    }
}
