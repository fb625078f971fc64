import EchoWire

/// The rules of one written conversation: what happened goes in, what is to be done comes out.
///
/// Pure: no clock, no connection. The server keeps nothing: each request tells the whole conversation.
struct TextSession: Sendable {
    static let mostToolRounds = ToolRounds.most

    private let idPrefix: String
    /// Tokens that an answer of the model may have; nil where nobody knows.
    private(set) var outputLimit: Int?
    /// Whether the model looks at pictures; else it is told their names.
    var sees = false

    var model: String
    var settings: SessionSettings
    var tools: [ToolDefinition]
    var transcript = Transcript()
    var spending = Spending()
    /// Tokens of the conversation that the model is given at most; nil where nobody knows.
    var contextLimit: Int?
    /// Whether answers may be told more while they are made, as far as it is known.
    var takesSteering = false
    /// For the voice that may come: in writing there is no microphone.
    var isMuted = false
    var timing = AnswerTiming()
    /// The answer that is being made.
    var answer: TextAnswer?
    /// The answer goes on with one that was cut.
    var continuation: AnswerContinuation?
    /// What the model thought before an item, sealed.
    var reasoning: [String: [JSONValue]] = [:]
    /// What the server has made of the beginning of the conversation.
    var compaction: TextCompaction?
    /// Whether the server is one that gives such summaries, and has not refused one.
    var takesSummaries = false
    /// The summary of what was thought before the message that comes next, in this answer or behind its calls.
    var thought: Message.Thoughts?

    private(set) var outbox: [TextAction] = []
    private var lastTurn = Turn.idle
    private var nextID = 0
    /// The number of the answer that was asked for last.
    private(set) var asked = 0
    /// How often the model was replaced.
    private var replacements = 0
    var toolRounds = ToolRounds()

    init(
        model: String, settings: SessionSettings, tools: [ToolDefinition] = [], idPrefix: String,
        outputLimit: Int? = nil
    ) {
        self.model = model
        self.outputLimit = outputLimit
        self.settings = settings
        self.tools = tools
        self.idPrefix = idPrefix
    }

    /// The side whose turn it is, derived from everything else.
    var turn: Turn {
        if answer?.hasWords == true { return .assistant }
        return answer != nil || transcript.calls.isWaiting ? .thinking : .idle
    }

    /// What is to be answered, while nothing of the answer can be read.
    var openQuestion: Message.ID? { turn == .thinking ? transcript.unansweredText : nil }

    // MARK: inputs

    mutating func request(_ request: LegRequest, at now: Moment) -> [TextAction] {
        handle(request, at: now)
        return drain()
    }

    mutating func notice(_ fact: TextFact, at now: Moment) -> [TextAction] {
        switch fact {
        case .part(let part, let number): if number == asked { receive(part, at: now) }
        case .failed(let error, let number): if number == asked { answerFailed(error) }
        case .modelReplaced(let model, let limit, let number):
            if number == asked { goOn(with: model, outputLimit: limit) }
        case .summaryUsed(let usage): emit(spending.add(usage, model: model))
        case .toolCallChanged(let activity): emit(transcript.follow(activity))
        }
        return drain()
    }

    /// Takes up a conversation that went on elsewhere.
    mutating func take(_ memory: ConversationMemory) {
        transcript.load(memory.messages)
        takeSummary()
        continuation = nil
        (settings, spending, isMuted) = (memory.settings, memory.spending, memory.isMuted)
    }

    var memory: ConversationMemory {
        ConversationMemory(messages: transcript.queue.all, settings: settings, spending: spending, isMuted: isMuted)
    }

    // MARK: outputs

    mutating func act(_ action: TextAction) { outbox.append(action) }
    mutating func emit(_ event: EchoEvent) { outbox.append(.emit(event)) }
    mutating func emit(_ events: [EchoEvent]) { outbox += events.map { .emit($0) } }

    mutating func makeID() -> String {
        nextID += 1
        return "item_\(idPrefix)\(nextID)"
    }

    /// Asks for an answer to the conversation as it is.
    mutating func ask() {
        if let objection { return emit(.error(objection)) }
        asked += 1
        answer = TextAnswer()
        act(.ask(prompt, number: asked))
    }

    /// Whether a model that the server refuses may be replaced: nothing of the answer has come, and it is not a game without
    /// an end.
    var canReplaceModel: Bool { answer?.ids.isEmpty == true && replacements < ModelSuccession.most }

    /// What was asked is asked of the other model.
    private mutating func goOn(with model: String, outputLimit: Int?) {
        guard canReplaceModel else { return }
        replacements += 1
        emit(.modelReplaced(old: self.model, new: model))
        (self.model, self.outputLimit) = (model, outputLimit)
        ask()
    }

    private mutating func drain() -> [TextAction] {
        if turn != lastTurn {
            lastTurn = turn
            emit(.turnChanged(turn))
        }
        defer { outbox = [] }
        return outbox
    }
}
