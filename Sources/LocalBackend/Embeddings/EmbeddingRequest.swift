import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// A request for vectors, checked by the published rules.
struct EmbeddingRequest: Sendable, Hashable {
    static let mostInputs = 2048
    /// Tokens of one text, and of all of them together.
    static let mostTokens = 8192
    static let mostTokensTogether = 300_000

    var model: String
    var inputs: [EmbeddingInput]
    var dimensions: Int
    var isBase64: Bool

    private static let shape = JSONShape.object(
        [
            "input": .any, "model": .string, "dimensions": .nullable(.integer(1...3072)),
            "encoding_format": .nullable(.oneOf(["float", "base64"])), "user": .nullable(.string),
        ], required: ["input", "model"])

    init(_ fields: JSONObject) throws(SessionProblem) {
        let fields = try Self.shape.reading(fields)
        model = fields["model"]?.string ?? ""
        guard let known = LocalEmbeddingModel(rawValue: model) else {
            throw SessionProblem(
                code: "model_not_found",
                message: "The model '\(model)' does not exist here. There are "
                    + LocalEmbeddingModel.allCases.map(\.rawValue).joined(separator: ", ") + ".", parameter: "model")
        }
        dimensions = try Self.dimensions(fields["dimensions"]?.integer, of: known)
        isBase64 = fields["encoding_format"]?.string == "base64"
        inputs = try Self.inputs(fields["input"] ?? .null)
    }

    private static func dimensions(_ asked: Int?, of model: LocalEmbeddingModel) throws(SessionProblem) -> Int {
        guard let asked else { return model.dimensions }
        guard model.isShortened else {
            throw .invalid("dimensions", "This model does not support specifying dimensions.")
        }
        guard asked <= model.dimensions else {
            throw .invalid(
                "dimensions", "Invalid 'dimensions': this model has \(model.dimensions), but \(asked) were asked for.")
        }
        return asked
    }

    private static func inputs(_ input: JSONValue) throws(SessionProblem) -> [EmbeddingInput] {
        if let text = input.string { return [try EmbeddingInput(.string(text), at: "input")] }
        guard let values = input.array else {
            throw .invalid("input", "Invalid type for 'input': expected a string or an array of strings or tokens.")
        }
        // Numbers are the tokens of one text.
        if values.first?.integer != nil { return [try EmbeddingInput(input, at: "input")] }
        guard (1...mostInputs).contains(values.count) else {
            throw .invalid(
                "input", "Invalid 'input': between 1 and \(mostInputs) texts are taken, not \(values.count).")
        }
        var inputs: [EmbeddingInput] = []
        for (index, value) in values.enumerated() { inputs.append(try EmbeddingInput(value, at: "input[\(index)]")) }
        let tokens = inputs.reduce(0) { $0 + $1.tokens }
        guard tokens <= mostTokensTogether else {
            throw .invalid(
                "input", "Invalid 'input': about \(tokens) tokens, and at most \(mostTokensTogether) are taken.")
        }
        return inputs
    }
}

extension EmbeddingRequest {
    private static let desk = ReadingDesk(name: "echo.embeddings")

    /// Computed on a thread of its own, and not to the end when nobody waits for it any more.
    ///
    /// - Parameter embedder: says what the texts mean; the answer names it. Without one, and for the numbers of a
    ///   tokenizer, texts are what their words are.
    func answer(from embedder: (any EmbedderProtocol)? = nil) async -> HTTPAnswer {
        let meant = await meanings(embedder)
        let bodies = await Self.desk.read { [body(meant)] }
        return HTTPAnswer(status: .ok, contentType: "application/json", body: bodies.first ?? Data())
    }

    private func meanings(_ embedder: (any EmbedderProtocol)?) async -> TextVectors? {
        let texts = inputs.compactMap { if case .text(let text) = $0 { text } else { nil } }
        guard let embedder, texts.count == inputs.count else { return nil }
        let meant = await embedder.vectors(of: texts)
        return meant?.vectors.count == texts.count ? meant : nil
    }

    /// Written by hand: three thousand fractions a text would be as many values in between.
    private func body(_ meant: TextVectors?) -> Data {
        var body = Data(#"{"data":["#.utf8)
        for (index, input) in inputs.enumerated() where !Task.isCancelled {
            if index > 0 { body.append(UInt8(ascii: ",")) }
            body += Data(#"{"embedding":"#.utf8)
            body += encoded(
                meant.map { Self.fitted($0.vectors[index], dimensions) }
                    ?? input.vector(dimensions: dimensions).values)
            body += Data(#","index":\#(index),"object":"embedding"}"#.utf8)
        }
        let tokens = inputs.reduce(0) { $0 + $1.tokens }
        body += Data(#"],"model":\#(JSONValue.string(meant?.model ?? model).text),"object":"list","usage":"#.utf8)
        return body + Data(#"{"prompt_tokens":\#(tokens),"total_tokens":\#(tokens)}}"#.utf8)
    }

    /// Of the length that was asked for, and of length 1 in space: the first numbers of a longer one, and zeros, which
    /// change no likeness, behind a shorter one.
    static func fitted(_ vector: [Float], _ dimensions: Int) -> [Float] {
        let kept = Array(vector.prefix(dimensions))
        let length = kept.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length > 0 else { return [1] + Array(repeating: 0, count: max(0, dimensions - 1)) }
        return kept.map { $0 / length } + Array(repeating: 0, count: max(0, dimensions - kept.count))
    }

    private func encoded(_ values: [Float]) -> Data {
        guard isBase64 else { return Data(("[" + values.map(\.description).joined(separator: ",") + "]").utf8) }
        // A closure: a path of two keys is looked up for every number, which took more time than writing it as text.
        let bytes = values.map { $0.bitPattern.littleEndian }.withUnsafeBytes { Data($0) }
        return Data("\"".utf8) + bytes.base64EncodedData() + Data("\"".utf8)
    }
}
