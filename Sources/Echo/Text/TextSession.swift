import EchoWire

/// The rules of one written conversation: what happened goes in, what is to be done comes out.
///
/// Pure: no clock, no connection. The server keeps nothing: each request tells the whole conversation.
struct TextSession: Sendable {
    private let idPrefix: String
    /// Tokens that an answer of the model may have; nil where nobody knows.
    let outputLimit: Int?

    var model: String
    var settings: SessionSettings
    var tools: [ToolDefinition]
    var transcript = Transcript()
    var spending = Spending()
    /// For the voice that may come: in writing there is no microphone.
    var isMuted = false
    var timing = AnswerTiming()
    /// The answer that is being made.
    var answer: TextAnswer?
    /// What the model thought before an item, sealed.
    var reasoning: [String: [JSONValue]] = [:]

    private(set) var outbox: [TextAction] = []
    private var lastTurn = Turn.idle
    private var nextID = 0
    private var asked = 0

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

    /// Whose turn it is, derived from everything else.
    var turn: Turn {
        if answer?.hasWords == true { return .assistant }
        return answer != nil || transcript.calls.isWaiting ? .thinking : .idle
    }

    // MARK: inputs

    mutating func request(_ request: LegRequest, at now: Moment) -> [TextAction] {
        handle(request, at: now)
        return drain()
    }

    mutating func notice(_ fact: TextFact, at now: Moment) -> [TextAction] {
        switch fact {
        case .part(let part, let number): if number == asked { receive(part, at: now) }
        case .failed(let error, let number): if number == asked { answerFailed(error) }
        case .summaryUsed(let usage): emit(spending.add(usage, model: model))
        case .toolCallChanged(let activity): emit(transcript.follow(activity))
        }
        return drain()
    }

    /// Takes up a conversation that went on elsewhere.
    mutating func take(_ memory: ConversationMemory) {
        transcript.load(memory.messages)
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
        if let objection = spending.objection { return emit(.error(objection)) }
        asked += 1
        answer = TextAnswer()
        act(.ask(prompt, number: asked))
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
