import EchoWire

/// What the model of a session takes of the settings that not every model has. One of which nothing is published takes
/// them all.
struct RealtimeModelRules: Sendable {
    private let model: PublishedModel?

    init(model name: String?) { model = name.flatMap { PublishedModel(named: $0) } }

    /// Whether its messages say what they are.
    var tellsPhase: Bool { model?.tellsPhase ?? false }

    func check(_ session: SessionObject) throws(SessionProblem) {
        try check(session.reasoningEffort, session.parallelToolCalls, session.maxOutputTokens, at: "session")
    }

    func check(_ response: ResponseCreateParameters) throws(SessionProblem) {
        try check(response.reasoningEffort, response.parallelToolCalls, response.maxOutputTokens, at: "response")
    }

    /// With what a model that thinks does unless it is told otherwise.
    func completed(_ session: SessionObject) -> SessionObject {
        guard let model, model.thinks, session.type == SessionKind.realtime.rawValue else { return session }
        var session = session
        if session.reasoningEffort == nil { session.reasoningEffort = model.standardEffort }
        if session.parallelToolCalls == nil { session.parallelToolCalls = true }
        return session
    }

    private func check(
        _ effort: String?, _ isParallel: Bool?, _ limit: TokenLimit?, at path: String
    ) throws(SessionProblem) {
        guard let model else { return }
        if effort != nil, !model.thinks { throw .notWithModel(path + ".reasoning.effort") }
        if isParallel != nil, !model.thinks { throw .notWithModel(path + ".parallel_tool_calls") }
        if case .limited(let count)? = limit, let most = model.mostTokens, count > most {
            throw .aboveMaximum(path + ".max_output_tokens", most, got: count)
        }
    }
}
