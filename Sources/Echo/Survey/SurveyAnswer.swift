/// The parts of a written answer that matter while a server is tried.
struct SurveyAnswer: Sendable {
    /// Bytes of words that are kept, however many come.
    private static let longest = 64 << 10
    private static let mostCalls = 16

    private(set) var text = ""
    private(set) var pieces = 0
    private(set) var calls: [ToolCall] = []
    /// How long it took until the server began, and until the first words or call.
    private(set) var begun: Duration?
    private(set) var first: Duration?
    /// When the first and the last words came.
    private var words: ClosedRange<Duration>?
    var wasLeft = false
    private var leftOut: Set<RequestOption> = []
    private var refusal = ""
    private var end: AnswerEnd?

    mutating func add(_ part: AnswerPart, after time: Duration) {
        switch part {
        case .began: begun = begun ?? time
        case .text(_, let delta):
            guard !delta.isEmpty else { return }
            if text.utf8.count < Self.longest { text += delta }
            pieces += 1
            words = (words?.lowerBound ?? time)...max(time, words?.upperBound ?? time)
            first = first ?? time
        case .wasThought: text = ""
        case .reworded(_, let words): text = String(words.prefix(Self.longest))
        case .refusal(_, let delta): if refusal.utf8.count < Self.longest { refusal += delta }
        case .call(_, let call):
            if calls.count < Self.mostCalls { calls.append(call) }
            first = first ?? time
        case .leftOut(let option): leftOut.insert(option.option)
        case .ended(let how): end = how
        case .usage, .reasoning, .thought, .phase, .search, .source, .compacted, .tier, .provider: break
        case .steerable, .steered, .steerFailed: break
        }
    }

    /// Whether all words came in one piece, or so soon one after the other that they were sent together.
    func isAtOnce(within time: Duration) -> Bool {
        guard let words, pieces > 1 else { return true }
        return words.upperBound - words.lowerBound < time
    }

    func isRefused(_ option: RequestOption) -> Bool { leftOut.contains(option) }

    /// Whether the few tokens that were allowed were too few.
    var isCut: Bool {
        switch end {
        case .incomplete("max_output_tokens"): true
        case .failed(.noAnswer(.thoughts)): true
        default: false
        }
    }

    /// - Throws: why it is no answer.
    func check() throws(EchoError) {
        if isCut { return }
        if !refusal.isEmpty, text.isEmpty { throw .refused(message: refusal) }
        switch end {
        case .completed: if text.isEmpty, calls.isEmpty { throw .noAnswer(.noWords) }
        case .incomplete(let reason): throw .incompleteAnswer(reason: reason)
        case .failed(let error): throw error
        case nil: throw .invalidData(reason: "the answer ended unexpectedly")
        }
    }
}
