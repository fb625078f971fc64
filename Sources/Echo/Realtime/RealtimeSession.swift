import EchoAudio
import EchoWire
import Foundation

/// The rules of one voice conversation: what happened goes in, what is to be done comes out.
///
/// Pure: no clock, no device, no connection. It outlives a connection: the next one takes the same conversation up.
struct RealtimeSession: VoiceSessionProtocol {
    /// A turn that is shorter was not meant as one; servers refuse it too (`input_audio_buffer_commit_empty`).
    static let shortestTurnFrames = PCM16.sampleRate / 10
    /// A server that has not begun an answer by then will not: nothing waits for ever.
    static let answerTimeout = Duration.seconds(30)
    static let mostToldTools = 64

    /// A session keeps the model that it began with; another one holds from the next session on.
    var model: String
    let transcriptTimeout: Duration
    let sessionLifetime: Duration
    /// How sound goes over the wire.
    let codec: AudioCodec
    private let idPrefix: String

    var tools: [ToolDefinition]
    var settings: SessionSettings
    /// What was said. It outlives every connection, as all does that is not made anew in `begin()`.
    var transcript = Transcript()
    var spending = Spending()
    var limiter = RateLimiter()
    var context = SessionContext()
    /// What is known of models: what is asked of the session is what its models have.
    var models = ModelCatalogue.published
    /// Tokens that one answer of the model may have; nil where nobody knows.
    var outputLimit: Int?
    /// What the server has refused though its model has it: it is not asked again.
    var refused = Refused()
    /// Fields whose value was changed after the server had refused another one: they are asked for again.
    var retried: Set<RequestOption> = []
    /// The tools of which it was told that they are left out or cut.
    var toldTools: Set<LeftOutOption> = []
    var audioStatus = AudioStatus()
    /// Whether the model looks at pictures; else it is told their names.
    var sees = false
    /// Nil where nobody looks at them.
    var levels: LevelReporter? = LevelReporter()
    /// Whether what is heard over an answer is judged here; in a recording it was judged then.
    var decidesInterruptions = true

    var reconnection: Reconnection
    var connection = SessionConnection()
    var microphone = SessionMicrophone()
    var spoken = SpokenTurns()
    var interrupting = SessionInterruption()
    var answering = SessionAnswering()
    var playback = SessionPlayback()
    var timing = AnswerTiming()
    var answers = AnswerBook()
    /// What the last connection left undone; nil when it is not to be done.
    var unfinished: Unfinished?
    var replacements = ModelReplacements()
    var toolRounds = ToolRounds()
    /// Messages that were taken out of the conversation: what a server calls by their names is something else.
    var takenBack: Set<String> = []
    /// How often the connection broke while the last message was answered.
    var brokenAnswers = 0
    /// What was said of an answer that is asked for anew, as long as nothing has come of that one.
    var lostHalf: Message?
    /// How long nothing may come of an answer that has begun.
    var silenceLimit = HTTPTimeouts().idle

    /// The time of what happened last.
    private(set) var instant: ContinuousClock.Instant?
    private(set) var date: Date?
    private var output = SessionOutput()
    private var nextID = 0

    init(
        model: String, settings: SessionSettings, tools: [ToolDefinition] = [], idPrefix: String,
        transcriptTimeout: Duration = .seconds(15), sessionLifetime: Duration = .seconds(3600),
        codec: AudioCodec = .pcm16, reconnection: Reconnection = Reconnection()
    ) {
        self.model = model
        self.settings = settings
        self.tools = tools
        self.idPrefix = idPrefix
        self.transcriptTimeout = transcriptTimeout
        self.sessionLifetime = sessionLifetime
        self.codec = codec
        self.reconnection = reconnection
    }

    var turns: TurnManager { TurnManager(settings: settings) }

    /// The side whose turn it is, derived from everything else.
    var turn: Turn {
        if spoken.userSpeech != nil { return .user }
        if isAnswering { return .assistant }
        if answering.response != nil || answering.awaitsResponse || answering.wantsResponse { return .thinking }
        return microphone.gate.state == .open ? .listening : .idle
    }

    // MARK: inputs

    /// - Parameter more: other events follow at once, then `settleWords`: a message to which words are added with each is
    ///   told of once.
    mutating func receive(_ event: ServerEvent, at now: Moment, more: Bool = false) -> [RealtimeAction] {
        note(now)
        if !event.addsWords(to: output.growing) { tellOfWords() }
        connection.hasHeard = true
        handle(event, at: now)
        if !event.isUnknown { answering.lastNews = now.instant }
        if !more { tellOfWords() }
        return drain()
    }

    /// All has come that came at once.
    mutating func settleWords(at now: Moment) -> [RealtimeAction] {
        guard output.growing != nil else { return [] }
        note(now)
        tellOfWords()
        return drain()
    }

    /// Words more of a message: what it has become is told when no more follow.
    mutating func grow(_ id: String, _ delta: String) {
        transcript.queue.update(id) { $0.text += delta }
        output.growing = id
    }

    private mutating func tellOfWords() {
        if let id = output.growing, let message = transcript.queue[id] { emit(.messageUpdated(message)) }
        output.growing = nil
    }

    mutating func request(_ request: LegRequest, at now: Moment) -> [RealtimeAction] {
        note(now)
        handle(request, at: now)
        // What others said is told of with what follows: often a word about the settings, and one update is enough.
        if case .note = request { return drain(adaptsPatience: false) }
        return drain()
    }

    mutating func notice(_ fact: RealtimeFact, at now: Moment) -> [RealtimeAction] {
        note(now)
        handle(fact, at: now)
        return drain()
    }

    /// Sound from the microphone. Muted, it is nobody's business: neither how loud it is nor what was said.
    mutating func capture(_ captured: CapturedSound, at now: Moment) -> [RealtimeAction] {
        note(now)
        report(!isHearing ? levels?.endMicrophone() : levels?.microphone(captured, at: now))
        if let signal = levels?.newSignal() { handle(signal, at: now) }
        if isHearing { act(.feed(captured.sound, of: .user, lastSampleAt: captured.capturedAt)) }
        take(captured.sound, takenAt: captured.capturedAt, isSpokenOver: captured.isSpokenOver, at: now)
        return drain()
    }

    /// Sound from the microphone, without its loudness.
    ///
    /// - Parameters:
    ///   - takenAt: when its last sample was taken; nil when nobody knows.
    ///   - isSpokenOver: somebody is louder in it than the loudspeaker's echo.
    ///   - now: when it is sent.
    mutating func capture(
        _ sound: PCM16, takenAt: ContinuousClock.Instant? = nil, isSpokenOver: Bool = false, at now: Moment
    ) -> [RealtimeAction] {
        note(now)
        take(sound, takenAt: takenAt, isSpokenOver: isSpokenOver, at: now)
        return drain()
    }

    private mutating func take(
        _ sound: PCM16, takenAt: ContinuousClock.Instant?, isSpokenOver: Bool, at now: Moment
    ) {
        let sound = isHearing ? microphone.fresh(sound, takenAt: takenAt) : sound
        guard !sound.samples.isEmpty else { return }
        let canSend = connection.phase == .ready
        guard let passed = microphone.gate.pass(sound, canSend: canSend, keepsTime: turns.isAutomatic) else { return }
        hear(passed, isSpokenOver: isSpokenOver)
        if let takenAt { noteTaken(passed, at: takenAt, sent: sound == passed ? now.instant : nil) }
    }

    /// Sound that was heard from the loudspeaker; what is played beside the conversation is no part of it.
    mutating func rendered(
        _ sound: PCM16, item: String?, heardAt instant: ContinuousClock.Instant, at now: Moment
    ) -> [RealtimeAction] {
        note(now)
        report(levels?.loudspeaker(sound, at: now))
        if let item, playback.sounds[item] != nil { act(.feed(sound, of: .assistant, lastSampleAt: instant)) }
        return drain()
    }

    private mutating func report(_ level: EchoEvent?) {
        if let level { emit(level) }
    }

    /// Before the first connection.
    mutating func begin(with memory: ConversationMemory) {
        transcript.load(memory.messages)
        (settings, spending) = (memory.settings, memory.spending)
        microphone.gate.isMuted = memory.isMuted
        audioStatus.isMuted = memory.isMuted
    }

    /// Takes up a conversation that went on elsewhere until now, in a session that stands.
    mutating func take(_ memory: ConversationMemory, at now: Moment) -> [RealtimeAction] {
        note(now)
        let told = settings
        begin(with: memory)
        transcript.queue.forgetPlaces()
        if connection.phase == .ready {
            if settings != told { sendSettings() }
            recall(at: now)
        }
        return drain()
    }

    var memory: ConversationMemory {
        ConversationMemory(
            messages: transcript.queue.all, settings: settings, spending: spending, isMuted: microphone.gate.isMuted)
    }

    private mutating func note(_ now: Moment) { (instant, date) = (now.instant, now.date) }

    /// A new connection was made: everything that belonged to the last one is forgotten, the conversation is kept.
    mutating func begin() {
        releaseAnswer()
        connection = SessionConnection(phase: .greeting)
        context.lastInput = nil
        spoken = SpokenTurns()
        interrupting = SessionInterruption()
        answering = SessionAnswering()
        transcript.queue.forgetPlaces()
    }

    /// Why no answer may be asked for; nil when one may.
    var objection: EchoError? { spending.objection(reading: context.nextInput, model: model) }

    // MARK: outputs

    mutating func act(_ action: RealtimeAction) { output.actions.append(action) }

    /// A new id for an event or an item of ours.
    mutating func makeID(_ kind: String) -> String {
        nextID += 1
        return "\(kind)_\(idPrefix)\(nextID)"
    }

    private mutating func drain(adaptsPatience: Bool = true) -> [RealtimeAction] {
        settleInterruption()
        // Looking at the last words fifty times a second would be work for nothing.
        if adaptsPatience, !output.isSoundAlone { adaptPatience() }
        if answering.awaitsResponse != output.awaitedResponse {
            output.awaitedResponse = answering.awaitsResponse
            act(answering.awaitsResponse ? .start(.answer, after: Self.answerTimeout) : .cancel(.answer))
        }
        watchAnswer()
        if turn != output.lastTurn {
            output.lastTurn = turn
            emit(.turnChanged(turn))
        }
        handOverIfQuiet()
        defer { output.actions = [] }
        return output.actions
    }

    /// An answer that has begun is watched until it is over.
    private mutating func watchAnswer() {
        let id = answering.response?.id
        guard id != output.watched else { return }
        output.watched = id
        act(id == nil ? .cancel(.silence) : .start(.silence, after: silenceLimit))
    }
}
