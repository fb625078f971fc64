import EchoWire

/// How large a model's context is at a server, as the server tells it.
public enum ToldContext: Sendable, Hashable {
    /// Tokens of input and answer together that the server gives the model.
    case given(Int)
    /// Tokens that the model could take; the server may give it fewer, and does not say.
    case most(Int)
}

/// Asks for a model's context beside the published protocol, which has no place for it. Any server is asked by its answers: one
/// that does not know the question refuses it, which costs nothing.
struct ContextQuestion: Sendable {
    /// Below the server's address, without `/v1`.
    let path: String
    /// Whether the model is named in the question.
    var namesModel = false
    /// Whether it is asked only where a question before it was answered.
    var needsAnswer = false
    /// What an answer tells; nil for one that is about something else.
    let reading: @Sendable (_ answer: JSONValue, _ model: String) -> ToldContext?

    /// In the order in which they are asked.
    static let all = ServerQuirk.table.flatMap(\.context)

    /// llama.cpp: what it was started with, of each of its slots.
    static let props = ContextQuestion(path: "props") { answer, _ in
        tokens([answer["default_generation_settings"]?["n_ctx"], answer["n_ctx"]]).map { .given($0) }
    }

    /// Ollama: what the model's file sets, else what the model was made for.
    static let show = ContextQuestion(path: "api/show", namesModel: true) { answer, _ in
        if let set = set(in: answer["parameters"]?.string ?? "") { return .given(set) }
        let facts = answer["model_info"]?.object ?? [:]
        return tokens(facts.keys.sorted().filter { $0.hasSuffix(".context_length") }.map { facts[$0] })
            .map { .most($0) }
    }

    /// Ollama: what a model that is loaded was given. Who does not tell of a model does not tell which are loaded.
    static let running = ContextQuestion(path: "api/ps", needsAnswer: true) { answer, model in
        let names: Set<String?> = [model, model + ":latest"]
        let loaded = (answer["models"]?.array ?? []).prefix(1000).first { entry in
            names.contains(entry["name"]?.string) || names.contains(entry["model"]?.string)
        }
        return tokens([loaded?["context_length"]]).map { .given($0) }
    }

    /// LM Studio: what a model that is loaded was given, else what the model was made for.
    static let loaded = ContextQuestion(path: "api/v0/models") { answer, model in
        let entry = (answer["data"]?.array ?? []).prefix(1000).first { $0["id"]?.string == model }
        return tokens([entry?["loaded_context_length"]]).map { .given($0) }
            ?? tokens([entry?["max_context_length"]]).map { .most($0) }
    }

    /// Text Generation Inference, which serves one model: what it was started with.
    static let info = ContextQuestion(path: "info") { answer, _ in
        tokens([answer["max_total_tokens"], answer["max_input_tokens"], answer["max_input_length"]])
            .map { .given($0) }
    }

    func request(of model: String) -> RESTRequest {
        var request = namesModel ? RESTRequest(path: path, body: ["model": .string(model)]) : .get(path)
        request.isBesideAPI = true
        return request
    }

    /// The first that is a number of tokens.
    private static func tokens(_ places: [JSONValue?]) -> Int? {
        places.lazy.compactMap { $0?.integer }.first { $0 > 0 }
    }

    /// From the lines of a model's file: `num_ctx                        8192`.
    private static func set(in parameters: String) -> Int? {
        for line in parameters.split(whereSeparator: \.isNewline).prefix(200) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.count == 2, words[0] == "num_ctx", let number = Int(words[1]), number > 0 { return number }
        }
        return nil
    }
}

extension ContextQuestion: Hashable {
    static func == (one: Self, other: Self) -> Bool { one.path == other.path }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ContextQuestion {
    /// Asks one question after the other, until one is answered with what the server gives the model.
    ///
    /// - Returns: nil where no question was answered.
    static func told(
        of model: String, by ask: @Sendable (RESTRequest) async throws(EchoError) -> JSONValue
    ) async -> ToldContext? {
        var told: ToldContext?
        for question in all {
            if question.needsAnswer, told == nil { continue }
            guard let answer = try? await ask(question.request(of: model)),
                let reading = question.reading(answer, model)
            else { continue }
            if case .given = reading { return reading }
            told = told ?? reading
        }
        return told
    }
}

extension ToldContext {
    /// Of the most that a model could take, a server may give less: no more than usual is counted on.
    func window(standard: ContextWindow) -> ContextWindow {
        switch self {
        case .given(let size): return ContextWindow(size: size)
        case .most(let size):
            var window = ContextWindow(size: size)
            window.isGuess = true
            return window.input < standard.input ? window : standard
        }
    }
}
