import EchoAudio
import EchoWire
import Foundation

/// The rules of one voice conversation: what happened goes in, what is to be done comes out.
///
/// Pure: no clock, no device, no connection. It outlives a connection: the next one takes the same conversation up.
struct RealtimeSession: Sendable {
    enum Phase: Sendable, Hashable { case disconnected, greeting, configuring, ready }

    /// A turn that is shorter was not meant as one; servers refuse it too (`input_audio_buffer_commit_empty`).
    static let shortestTurnFrames = PCM16.sampleRate / 10
    /// A server that has not begun an answer by then will not: nothing waits for ever.
    static let answerTimeout = Duration.seconds(30)

    /// A session keeps the model that it began with; another one holds from the next session on.
    var model: String
    let transcriptTimeout: Duration
    let sessionLifetime: Duration
    private let idPrefix: String

    var tools: [ToolDefinition]
    var settings: SessionSettings
    var phase = Phase.disconnected
    var sessionID = ""
    var queue = MessageQueue()
    var gate = MicrophoneGate()
    /// Keeps back the silence around a turn that the user ends.
    var trimmer = TurnTrimmer()
    var audioStatus = AudioStatus()
    var spending = Spending()
    var limiter = RateLimiter()
    /// Keeps what a new session is told within the model's context; nil for no bound.
    var fitting: ContextFitting?
    /// Tokens that the last answer's prompt had: about what the next will have.
    var promptTokens = 0
    /// The time of what happened last.
    private(set) var instant: ContinuousClock.Instant?
    private(set) var date: Date?
    var timing = AnswerTiming()

    /// The item that the user is speaking now.
    var userSpeech: String?
    /// The answer that the server is making.
    var response: ActiveResponse?
    /// An answer was asked for, by us or by the server's turn taking, and has not begun.
    var awaitsResponse = false
    /// To be asked for as soon as the running answer ends.
    var wantsResponse = false
    /// The next answer to begin was given up before it began.
    var discardsNextResponse = false
    /// Sound of answers that the loudspeaker has or may have.
    var sounds: [String: AnswerSound] = [:]
    /// Items whose playback is being cut; what is queued after the cut is not among them.
    var cutting: Set<String> = []
    var answers = AnswerBook()
    var toolCalls = ToolCallLedger()
    /// The voice cannot change any more in this session: something was said with it.
    var isVoiceLocked = false
    /// Empty turns that the server made because nobody spoke.
    var silentItems: Set<String> = []
    /// Settings to go back to, by the request that may be refused.
    var pendingUpdates: [(id: RealtimeRequestID, previous: SessionSettings)] = []
    /// Requests whose refusal hurts nobody.
    var harmlessRequests: Set<RealtimeRequestID> = []
    var sent = SentSound()
    var sampleClock = SampleClock()
    var sendingDelay = SendingDelay()
    /// Spoken turns whose words are not known yet, in their order.
    var heldTurns: [HeldTurn] = []
    /// The frame at which a turn began that the user ends.
    var manualStart = 0
    /// Items of the running answer that the server has finished.
    var finishedItems: Set<String> = []
    /// What the last connection left undone; nil when it is not to be done.
    var unfinished: Unfinished?
    /// Whether what is heard over an answer is judged here; in a recording it was judged then.
    var decidesInterruptions = true
    var ear = AttentiveEar()
    var bargeIn = BargeIn()
    /// Speech over the answer that may be meant for the assistant.
    var overheard: OverheardSpeech?
    /// Turns that were murmurs, until their words are known.
    var dismissed: [String: OverheardSpeech] = [:]
    /// The answer that the server gives to a murmur is not wanted.
    var dismissesAnswer = false
    /// Frames of the session up to which all that was heard over the answer was nothing.
    var dismissedUntil = 0
    /// How much was heard over the answer when it was looked at last.
    var heardAtReminder = Duration.zero
    var localTurns = LocalTurns()
    /// How much longer than usual a silence is waited for now.
    var patienceInForce = Duration.zero
    /// The voice waits for somebody who has not finished the sentence.
    var isAnswerHeld = false
    /// The session is old: it is handed over as soon as nobody would notice.
    var isHandOverDue = false

    private(set) var outbox: [RealtimeAction] = []
    private var lastTurn = Turn.idle
    private var awaitedResponse = false
    private var nextID = 0

    init(
        model: String, settings: SessionSettings, tools: [ToolDefinition] = [], idPrefix: String,
        transcriptTimeout: Duration = .seconds(15), sessionLifetime: Duration = .seconds(3600)
    ) {
        self.model = model
        self.settings = settings
        self.tools = tools
        self.idPrefix = idPrefix
        self.transcriptTimeout = transcriptTimeout
        self.sessionLifetime = sessionLifetime
    }

    var turns: TurnManager { TurnManager(settings: settings) }

    /// Whose turn it is, derived from everything else.
    var turn: Turn {
        if userSpeech != nil { return .user }
        if isAnswering { return .assistant }
        if response != nil || awaitsResponse || wantsResponse { return .thinking }
        return gate.state == .open ? .listening : .idle
    }

    // MARK: inputs

    mutating func receive(_ event: ServerEvent, at now: Moment) -> [RealtimeAction] {
        note(now)
        handle(event, at: now)
        return drain()
    }

    mutating func request(_ request: LegRequest, at now: Moment) -> [RealtimeAction] {
        note(now)
        handle(request, at: now)
        return drain()
    }

    mutating func notice(_ fact: RealtimeFact, at now: Moment) -> [RealtimeAction] {
        note(now)
        handle(fact, at: now)
        return drain()
    }

    /// Sound from the microphone.
    ///
    /// - Parameters:
    ///   - takenAt: when its last sample was taken; nil when nobody knows.
    ///   - isSpokenOver: somebody is louder in it than the loudspeaker's echo.
    ///   - now: when it is sent.
    mutating func capture(
        _ sound: PCM16, takenAt: ContinuousClock.Instant? = nil, isSpokenOver: Bool = false, at now: Moment
    ) -> [RealtimeAction] {
        note(now)
        if let passed = gate.pass(sound, canSend: phase == .ready, keepsTime: turns.isAutomatic) {
            hear(passed, isSpokenOver: isSpokenOver)
            if let takenAt { noteTaken(passed, at: takenAt, sent: sound == passed ? now.instant : nil) }
        }
        return drain()
    }

    /// Before the first connection.
    mutating func begin(with memory: ConversationMemory) {
        for message in memory.messages { queue.append(message) }
        (settings, spending) = (memory.settings, memory.spending)
        gate.isMuted = memory.isMuted
        audioStatus.isMuted = memory.isMuted
    }

    /// Takes up a conversation that went on elsewhere until now, in a session that stands.
    mutating func take(_ memory: ConversationMemory) -> [RealtimeAction] {
        let told = settings
        begin(with: memory)
        queue.forgetPlaces()
        if phase == .ready {
            if settings != told { sendSettings() }
            replay()
        }
        return drain()
    }

    var memory: ConversationMemory {
        ConversationMemory(messages: queue.all, settings: settings, spending: spending, isMuted: gate.isMuted)
    }

    private mutating func note(_ now: Moment) { (instant, date) = (now.instant, now.date) }

    /// A new connection was made: everything that belonged to the last one is forgotten, the conversation is kept.
    mutating func begin() {
        phase = .greeting
        releaseAnswer()
        userSpeech = nil
        response = nil
        awaitsResponse = false
        wantsResponse = false
        discardsNextResponse = false
        isVoiceLocked = false
        silentItems = []
        pendingUpdates = []
        harmlessRequests = []
        finishedItems = []
        heldTurns = []
        sent = SentSound()
        sampleClock = SampleClock()
        manualStart = 0
        isHandOverDue = false
        overheard = nil
        dismissed = [:]
        dismissesAnswer = false
        dismissedUntil = 0
        patienceInForce = .zero
        queue.forgetPlaces()
    }

    // MARK: outputs

    mutating func act(_ action: RealtimeAction) { outbox.append(action) }
    mutating func emit(_ event: EchoEvent) { outbox.append(.emit(event)) }

    /// A new id for an event or an item of ours.
    mutating func makeID(_ kind: String) -> String {
        nextID += 1
        return "\(kind)_\(idPrefix)\(nextID)"
    }

    private mutating func drain() -> [RealtimeAction] {
        settleInterruption()
        adaptPatience()
        if awaitsResponse != awaitedResponse {
            awaitedResponse = awaitsResponse
            act(awaitsResponse ? .start(.answer, after: Self.answerTimeout) : .cancel(.answer))
        }
        if turn != lastTurn {
            lastTurn = turn
            emit(.turnChanged(turn))
        }
        handOverIfQuiet()
        defer { outbox = [] }
        return outbox
    }
}
