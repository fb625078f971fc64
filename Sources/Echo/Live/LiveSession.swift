import EchoAudio
import EchoWire
import Foundation

/// The rules of one live conversation, in which both sides may speak at once: what happened goes in, what is to be done
/// comes out.
///
/// Pure: no clock, no device, no connection. It outlives a connection: the next one takes the same conversation up.
struct LiveSession: VoiceSessionProtocol {
    /// A session keeps the model that it began with.
    let model: String
    /// How sound goes over the wire.
    let codec: AudioCodec
    private let idPrefix: String

    var settings: SessionSettings
    var tools: [ToolDefinition]
    /// What was said. It outlives every connection.
    var transcript = Transcript()
    var spending = Spending()
    var audioStatus = AudioStatus()
    /// Nil where nobody looks at them.
    var levels: LevelReporter? = LevelReporter()
    var reconnection: Reconnection
    var connection = LiveConnection()
    var microphone = LiveMicrophone()
    var pump = LivePump()
    var speech = LiveSpeech()
    var talk = LiveTalk()
    var outbox = LiveOutbox()
    var work = LiveWork()
    var models = LiveModels()
    var telling = LiveTelling()

    private(set) var instant: ContinuousClock.Instant?
    private(set) var date: Date?
    private var actions: [LiveAction] = []
    private var lastTurn = Turn.idle
    private var nextID = 0

    init(
        model: String, settings: SessionSettings, tools: [ToolDefinition] = [], idPrefix: String,
        codec: AudioCodec = .pcm16, reconnection: Reconnection = Reconnection()
    ) {
        self.model = model
        self.settings = settings
        self.tools = tools
        self.idPrefix = idPrefix
        self.codec = codec
        self.reconnection = reconnection
    }

    /// The voice itself never looks at pictures.
    var sees: Bool { models.sees }

    /// Whose turn it is to be looked at: both sides may speak at once.
    var turn: Turn {
        if speech.voice.item != nil, !talk.expectation.isWordless { return .assistant }
        if isUserSpeaking { return .user }
        if talk.expectation.isBeingAnswered, talk.utterances.id(of: .assistant) != nil { return .assistant }
        if !work.delegates.isEmpty || work.server.isWorking || talk.expectation.isOpen { return .thinking }
        return microphone.isOpen ? .listening : .idle
    }

    /// Our own detector hears it before there are words, which come for a while after.
    private var isUserSpeaking: Bool {
        guard microphone.isHearing, let spoke = microphone.spokeAt, let instant else { return awaitsWords }
        return instant - spoke < Self.breath || awaitsWords
    }

    private static let breath = Duration.milliseconds(600)

    // MARK: inputs

    mutating func receive(_ event: LiveServerEvent, at now: Moment) -> [LiveAction] {
        note(now)
        handle(event, at: now)
        return drain()
    }

    mutating func request(_ request: LegRequest, at now: Moment) -> [LiveAction] {
        note(now)
        handle(request, at: now)
        return drain()
    }

    mutating func notice(_ fact: LiveFact, at now: Moment) -> [LiveAction] {
        note(now)
        handle(fact, at: now)
        return drain()
    }

    /// Sound from the microphone. Muted or closed, it is nobody's business.
    mutating func capture(_ captured: CapturedSound, at now: Moment) -> [LiveAction] {
        note(now)
        hear(captured, at: now)
        return drain()
    }

    /// The clock of the session must not stand still: fifty times a second.
    mutating func tick(at now: Moment) -> [LiveAction] {
        note(now)
        if connection.phase == .ready, let silence = pump.fill(at: now.instant) { append(silence) }
        settleUtterances()
        return drain()
    }

    /// Sound that was heard from the loudspeaker.
    mutating func rendered(
        _ sound: PCM16, item: String?, heardAt instant: ContinuousClock.Instant, at now: Moment
    ) -> [LiveAction] {
        note(now)
        if let level = levels?.loudspeaker(sound, at: now) { emit(level) }
        if let item, speech.messages[item] != nil { act(.feed(sound, of: .assistant, lastSampleAt: instant)) }
        return drain()
    }

    /// Before the first connection.
    mutating func begin(with memory: ConversationMemory) {
        transcript.load(memory.messages)
        telling.earlier = memory.earlier
        (settings, spending) = (memory.settings, memory.spending)
        microphone.isMuted = memory.isMuted
        audioStatus.isMuted = memory.isMuted
        pump.isHearing = microphone.isHearing
    }

    /// Takes up a conversation that went on elsewhere until now, in a session that stands: it is told what it missed.
    mutating func take(_ memory: ConversationMemory, at now: Moment) -> [LiveAction] {
        note(now)
        let known = telling.earlier
        begin(with: memory)
        transcript.queue.forgetPlaces()
        guard connection.phase == .ready else { return drain() }
        // A session that was told of another conversation, or of none, cannot be told of this one any more.
        let isTold = known.last.map { transcript.queue.contains($0.id) } ?? memory.messages.isEmpty
        isTold ? tellMissed() : beginAnew()
        return drain()
    }

    var memory: ConversationMemory {
        ConversationMemory(
            messages: transcript.queue.all, settings: settings, spending: spending, isMuted: microphone.isMuted)
    }

    /// Why no answer may be asked for; nil when one may.
    var objection: EchoError? { spending.objection }

    private mutating func note(_ now: Moment) { (instant, date) = (now.instant, now.date) }

    // MARK: outputs

    mutating func act(_ action: LiveAction) { actions.append(action) }

    mutating func makeID(_ kind: String) -> String {
        nextID += 1
        return "\(kind)_\(idPrefix)\(nextID)"
    }

    private mutating func drain() -> [LiveAction] {
        tellVoice()
        handOverIfQuiet()
        if turn != lastTurn {
            lastTurn = turn
            emit(.turnChanged(turn))
        }
        defer { actions = [] }
        return actions
    }
}

/// What the user wants of the microphone. It outlives sessions.
struct LiveMicrophone: Sendable, Hashable {
    var isOpen = false
    var isMuted = false
    /// How long somebody has been louder than the voice, and how long not any more.
    var spokenOver = Duration.zero
    var quiet = Duration.zero
    var isDucked = false
    /// When the user was last heard to speak, by our own detector.
    var spokeAt: ContinuousClock.Instant?

    var isHearing: Bool { isOpen && !isMuted }
}
