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
    let namesModel: Bool
    /// What an answer tells; nil for one that is about something else.
    let reading: @Sendable (_ answer: JSONValue, _ model: String) -> ToldContext?

    /// In the order in which they are asked.
    static let all = [props, show, running]

    /// llama.cpp: what it was started with, of each of its slots.
    static let props = ContextQuestion(path: "props", namesModel: false) { answer, _ in
        let places = [answer["default_generation_settings"]?["n_ctx"], answer["n_ctx"]]
        return places.lazy.compactMap { $0?.integer }.first { $0 > 0 }.map { .given($0) }
    }

    /// Ollama: what the model's file sets, else what the model was made for.
    static let show = ContextQuestion(path: "api/show", namesModel: true) { answer, _ in
        if let set = set(in: answer["parameters"]?.string ?? "") { return .given(set) }
        let facts = answer["model_info"]?.object ?? [:]
        let most = facts.keys.sorted().first { $0.hasSuffix(".context_length") }.flatMap { facts[$0]?.integer }
        return most.flatMap { $0 > 0 ? .most($0) : nil }
    }

    /// Ollama: what a model that is loaded was given.
    static let running = ContextQuestion(path: "api/ps", namesModel: false) { answer, model in
        let names: Set<String?> = [model, model + ":latest"]
        let loaded = (answer["models"]?.array ?? []).prefix(1000).first { entry in
            names.contains(entry["name"]?.string) || names.contains(entry["model"]?.string)
        }
        return loaded?["context_length"]?.integer.flatMap { $0 > 0 ? .given($0) : nil }
    }

    func request(of model: String) -> RESTRequest {
        var request = namesModel ? RESTRequest(path: path, body: ["model": .string(model)]) : .get(path)
        request.isBesideAPI = true
        return request
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

extension ContextQuestion {
    /// Asks one question after the other, until one is answered with what the server gives the model.
    ///
    /// - Returns: nil where no question was answered.
    static func told(
        of model: String, by ask: @Sendable (RESTRequest) async throws(EchoError) -> JSONValue
    ) async -> ToldContext? {
        var told: ToldContext?
        for question in all {
            // Whoever does not tell of a model does not tell which are loaded.
            if question.path == running.path, told == nil { break }
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
