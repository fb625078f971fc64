public import EchoWire

/// Single answers, outside of any conversation.
///
/// ```swift
/// struct Recipe: Codable { let title: String; let minutes: Int; let steps: [String] }
/// let recipe = try await echo.generate.structured(Recipe.self, from: "Pancakes for two.")
/// let vector = try await echo.generate.embedding(from: recipe.title)
/// ```
///
/// Ending the task that waits ends the request at once.
public struct Generate: Sendable {
    let configuration: EchoConfiguration
    /// Which models the server has.
    let choice: ModelChoice
    let answers: @Sendable () throws(EchoError) -> any AnswerServiceProtocol
    let vectors: @Sendable () throws(EchoError) -> any EmbeddingServiceProtocol
    /// Where it is told that another model answers than the one that was asked.
    let events: EventEmitter<EchoEvent>

    /// An answer of a type of one's own.
    ///
    /// The type's strict JSON schema is derived from it (see ``JSONSchema``) and the server holds the model to it.
    /// - Parameters:
    ///   - type: what the answer is to be.
    ///   - input: what is asked, or the text that holds the answer.
    ///   - model: nil stands for `EchoConfiguration.responsesModel`.
    ///   - instructions: how to answer; may be empty.
    /// - Throws: `emptyMessage` and `unsupportedModel` before anything is sent, and `invalidSetting` for a type that
    ///   has no strict schema; `refused` with the model's own words, `incompleteAnswer` when it ran out of tokens or
    ///   was filtered, `unexpectedAnswer` with the place that is wrong; whatever kept the server from answering.
    public func structured<Value: Decodable>(
        _ type: Value.Type, from input: String, model: String? = nil, instructions: String = ""
    ) async throws(EchoError) -> Value {
        try await structuredAnswer(type, from: input, model: model, instructions: instructions).value
    }

    /// The same, together with who made the answer and what it used and costs.
    ///
    /// Parameters and errors are those of `structured(_:from:model:instructions:)`.
    public func structuredAnswer<Value: Decodable>(
        _ type: Value.Type, from input: String, model: String? = nil, instructions: String = ""
    ) async throws(EchoError) -> StructuredAnswer<Value> {
        let service = try structuredAnswers()
        let ((value, whole), model) = try await asking(model) { (model) async throws(EchoError) in
            try await service.value(type, from: input, model: model, instructions: instructions)
        }
        let usage = whole.usage ?? Usage()
        return StructuredAnswer(
            value: value, model: whole.model ?? model, usage: usage,
            cost: Cost(usage: usage, model: model, prices: configuration.prices))
    }

    /// The same for a schema that is only known when the program runs.
    ///
    /// - Parameters:
    ///   - schema: a strict JSON schema: the root is an object, every object requires all of its properties and says
    ///     `"additionalProperties": false`. The answer is checked against it.
    ///   - name: of what is described, for the model; `[A-Za-z0-9_-]`, 64 characters at most.
    ///   - input: what is asked, or the text that holds the answer.
    ///   - model: nil stands for `EchoConfiguration.responsesModel`.
    ///   - instructions: how to answer; may be empty.
    /// - Throws: as `structured(_:from:model:instructions:)`.
    public func structuredJSON(
        schema: JSONValue, name: String = "answer", from input: String, model: String? = nil,
        instructions: String = ""
    ) async throws(EchoError) -> JSONValue {
        let format = AnswerFormat(name: JSONSchema.sanitizedName(name), schema: schema)
        let service = try structuredAnswers()
        return try await asking(model) { (model) async throws(EchoError) in
            try await service.json(format, from: input, model: model, instructions: instructions)
        }.answer
    }

    /// The vector that stands for what a text means.
    ///
    /// Parameters and errors are those of `embeddings(from:model:dimensions:)`.
    public func embedding(
        from text: String, model: String? = nil, dimensions: Int? = nil
    ) async throws(EchoError) -> [Float] {
        try await embeddings(from: [text], model: model, dimensions: dimensions).vectors.first ?? []
    }

    /// The vectors of any number of texts, in their order.
    ///
    /// They are sent in batches of at most 2048 texts and 300,000 tokens, the server's published limits, four
    /// requests at a time.
    /// - Parameters:
    ///   - texts: none empty, each of at most 8192 tokens.
    ///   - model: nil stands for `EchoConfiguration.embeddingModel`.
    ///   - dimensions: the length of the vectors, from 1 to that of the model (`Model.dimensions`); nil for all.
    ///     text-embedding-ada-002 has one length only.
    /// - Throws: `invalidSetting`, `unsupportedModel` and `tooLong` before anything is sent; `unexpectedAnswer` for
    ///   vectors that are too few, of another length or no numbers; whatever kept the server from answering. Then
    ///   there is none of them.
    public func embeddings(
        from texts: [String], model: String? = nil, dimensions: Int? = nil
    ) async throws(EchoError) -> Embeddings {
        try await EmbeddingsClient(service: try vectors(), configuration: configuration, choice: choice)
            .embed(texts, model: model, dimensions: dimensions)
    }

    private func structuredAnswers() throws(EchoError) -> StructuredAnswers {
        StructuredAnswers(service: try answers(), options: AnswerOptions(configuration.settings).quiet)
    }

    /// Asks the model, and where the server refuses it what takes its place.
    private func asking<Answer>(
        _ name: String?, _ ask: (_ model: String) async throws(EchoError) -> Answer
    ) async throws(EchoError) -> (answer: Answer, model: String) {
        var model = try await choice.model(name, for: .text)
        for _ in 0..<ModelSuccession.most {
            do throws(EchoError) {
                return (try await ask(model), model)
            } catch {
                guard error.refusesModel, let next = await choice.succession.successor(of: model, for: .text) else {
                    throw error
                }
                events.emit(.modelReplaced(old: model, new: next))
                model = next
            }
        }
        return (try await ask(model), model)
    }
}
