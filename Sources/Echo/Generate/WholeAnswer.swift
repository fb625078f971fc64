/// An answer of one piece, for those who need not see it being made.
struct WholeAnswer: Sendable, Hashable {
    private(set) var usage: Usage?
    /// The server's name for the model that answered.
    private(set) var model: String?
    /// In which tier it was made, as the server tells.
    private(set) var tier: String?
    private var texts = AnswerTexts()
    private var refusal = ""
    private var end: AnswerEnd?

    var text: String { texts.all.joined() }

    mutating func add(_ part: AnswerPart) {
        switch part {
        case .began(_, let name): model = name
        case .text, .wasThought: texts.note(part)
        case .reworded:
            texts.note(part)
            refusal = ""
        case .refusal(_, let delta): refusal += delta
        case .usage(let used): usage = used
        case .ended(let how): end = how
        case .tier(let name): tier = name
        case .call, .reasoning, .thought, .phase, .search, .source, .compacted, .leftOut, .steerable, .steered,
            .steerFailed, .provider:
            break
        }
    }

    /// - Throws: `refused`, `incompleteAnswer`, or why it failed.
    func check() throws(EchoError) {
        if !refusal.isEmpty { throw .refused(message: refusal) }
        switch end {
        case .completed: break
        case .incomplete(let reason): throw .incompleteAnswer(reason: reason)
        case .failed(let error): throw error
        case nil: throw .invalidData(reason: "the answer ended unexpectedly")
        }
    }
}

extension AnswerServiceProtocol {
    /// - Throws: `refused`, `incompleteAnswer`, or whatever kept the answer from being made.
    func wholeAnswer(_ prompt: AnswerPrompt) async throws(EchoError) -> WholeAnswer {
        var whole = WholeAnswer()
        do {
            for try await part in answer(prompt) { whole.add(part) }
        } catch {
            throw error as? EchoError ?? .cancelled
        }
        if Task.isCancelled { throw .cancelled }
        try whole.check()
        return whole
    }
}
