import EchoWire

/// Turns any number of texts into vectors, several requests at a time.
struct EmbeddingsClient: Sendable {
    /// Requests under way at the same time.
    static let requestsAtOnce = 4

    let service: any EmbeddingServiceProtocol
    let configuration: EchoConfiguration
    /// Which models the server has.
    let choice: ModelChoice

    /// - Parameters:
    ///   - model: nil stands for the configuration's, or for one of the server's own where it does not have that.
    ///   - dimensions: nil for all that the model has.
    /// - Throws: `invalidSetting`, `unsupportedModel` and `tooLong` before anything is sent; `embeddingModelRefused` by a
    ///   server that has the model no more; `unexpectedAnswer` for
    ///   vectors that are too few, too short or no numbers; whatever kept the server from answering.
    func embed(
        _ texts: [String], model: String? = nil, dimensions: Int? = nil
    ) async throws(EchoError) -> Embeddings {
        let model = try await choice.model(model, for: .embeddings)
        let known = configuration.models[model]
        let length = try EmbeddingDimensions.expected(dimensions, of: model, known)
        let batches = try EmbeddingBatches.split(texts)
        let requests = batches.map { batch in
            EmbeddingsRequest(
                model: model, input: .texts(Array(texts[batch])), encodingFormat: "base64",
                dimensions: EmbeddingDimensions.sent(dimensions, to: known))
        }
        let answers: [EmbeddingsResponse]
        do throws(EchoError) {
            answers = try await all(requests)
        } catch .unsupportedModel {
            throw .embeddingModelRefused(name: model, others: await choice.others(than: model, for: .embeddings))
        }
        return try join(answers, counts: batches.map(\.count), model: model, length: length)
    }

    private func join(
        _ answers: [EmbeddingsResponse], counts: [Int], model: String, length: Int?
    ) throws(EchoError) -> Embeddings {
        var (length, joined) = (length, Embeddings(vectors: [], model: model))
        for (answer, count) in zip(answers, counts) {
            let vectors = try EmbeddingsCheck(count: count, length: length).vectors(of: answer)
            length = length ?? vectors.first?.count
            joined.vectors += vectors
            joined.model = answer.model ?? model
            joined.usage.inputTextTokens += answer.usage?.promptTokens ?? answer.usage?.totalTokens ?? 0
        }
        joined.cost = Cost(usage: joined.usage, model: model, prices: configuration.prices)
        return joined
    }

    private typealias Numbered = (index: Int, result: Result<EmbeddingsResponse, EchoError>)

    /// All answers in the order of the requests; the first failure ends the others.
    private func all(_ requests: [EmbeddingsRequest]) async throws(EchoError) -> [EmbeddingsResponse] {
        let results = await withTaskGroup(of: Numbered.self) { group in
            var answers: [Int: EmbeddingsResponse] = [:]
            for index in requests.indices.prefix(Self.requestsAtOnce) { add(requests[index], index, to: &group) }
            for await (index, result) in group {
                switch result {
                case .success(let answer): answers[index] = answer
                case .failure(let error):
                    group.cancelAll()
                    return Result<[Int: EmbeddingsResponse], EchoError>.failure(error)
                }
                let next = answers.count + Self.requestsAtOnce - 1
                if next < requests.count { add(requests[next], next, to: &group) }
            }
            return .success(answers)
        }
        let answers = try results.get()
        return requests.indices.compactMap { answers[$0] }
    }

    private func add(_ request: EmbeddingsRequest, _ index: Int, to group: inout TaskGroup<Numbered>) {
        let service = service
        group.addTask {
            do throws(EchoError) {
                return (index, .success(try await service.embed(request)))
            } catch {
                return (index, .failure(error))
            }
        }
    }
}

/// How long the vectors of a model are, and how short one may have them.
enum EmbeddingDimensions {
    /// The length that vectors will have; nil when only the server knows.
    ///
    /// - Parameter model: nil for one of which nothing is known.
    /// - Throws: `invalidSetting` for a length that the model does not offer.
    static func expected(_ asked: Int?, of name: String, _ model: Model?) throws(EchoError) -> Int? {
        guard let asked else { return model?.dimensions }
        let most = model?.dimensions ?? .max
        guard model?.shortens != false || asked == most else {
            throw .invalidSetting(name: "dimensions", reason: "\(name) has \(most) and no others")
        }
        guard (1...most).contains(asked) else {
            throw .invalidSetting(name: "dimensions", reason: "it must be between 1 and \(most) for \(name)")
        }
        return asked
    }

    /// What a request asks for: nothing where that is all that there is.
    static func sent(_ asked: Int?, to model: Model?) -> Int? { model?.shortens == false ? nil : asked }
}
