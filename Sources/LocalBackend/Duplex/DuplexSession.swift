import EchoAudio
import EchoServing
import EchoWire
import Foundation

/// The rules of one full-duplex session: facts in, actions out; it waits for nothing and asks nobody for the time. Its own
/// clock is the sound that the client sends: while none comes, nothing is heard, said or acknowledged.
struct DuplexSession: SessionRulesProtocol {
    struct Configuration: Sendable {
        var models = ModelNames.any
        var timeZone: TimeZone
        var seed: UInt64
        var limit: Duration
        /// How long the first sound may take, and before it the first event.
        var patience: Duration
    }

    let configuration: Configuration
    var ids: IdentifierSource
    var now = Date(timeIntervalSince1970: 0)
    /// Nil until it has started.
    var settings: DuplexSettings?
    /// Instructions that came later.
    var laterInstructions: [String] = []
    var memory = DuplexMemory()

    // What is heard
    var sound = DuplexSound()
    var usage = DuplexUsage(bytesPerMillisecond: 48, promptTokens: 0)
    var frames = FrameSplitter()
    /// What the clock shows: the sound that was listened to, in milliseconds.
    var clockMs = 0
    var isMuted = false
    var listener = DuplexListener()
    /// The utterance that goes on.
    var hearing: String?
    /// Whether it is probably over.
    var likelyEnd = LikelyEndOfTurn()
    /// Utterances that are over and whose words are still to come, by their item.
    var verdicts: [String: Verdict] = [:]
    var heard = DuplexTranscript()

    // What is said
    var voice = DuplexVoice()
    var said = DuplexTranscript()
    /// Sound of the track that is not a whole piece yet.
    var track: [Int16] = []
    /// Makes the sound of the sentences.
    var speaker: String
    /// Makes the sound of attention, and tells what came of it.
    let attendant: String
    var attention: PCM16?
    var clipEvent: String?

    // What is thought
    var thinking: String?
    var delegate = DuplexDelegate()
    /// Work that the client has, by the delegation's id: all that it may name.
    var delegations: [String] = []
    /// And what nothing has come of yet, by when it was given away.
    var awaited: [String: Int] = [:]
    /// When it is said that something takes a while.
    var acknowledgementMs: Int?
    var appends = DuplexAppends()
    var announcements: [Int: String] = [:]

    /// The server stops when what is under way is finished.
    var isDraining = false
    var actions: [SessionAction] = []

    struct Verdict: Sendable {
        var utterance: DuplexListener.Utterance
        var toldWords: Int
        var sinceMs: Int
    }

    init(configuration: Configuration) {
        self.configuration = configuration
        ids = IdentifierSource(seed: configuration.seed)
        speaker = ids.next("voice")
        attendant = ids.next("voice")
    }

    mutating func receive(_ fact: SessionFact, at now: Date) -> [SessionAction] {
        self.now = now
        handle(fact)
        haveSpoken()
        leaveIfDone()
        defer { actions = [] }
        return actions
    }

    private mutating func handle(_ fact: SessionFact) {
        switch fact {
        case .opened: actions.append(.schedule(.unheard, after: configuration.patience))
        case .message(let text): read(text)
        case .binaryMessage: refuse(.invalid(nil, "Binary messages are not supported; send JSON text."), nil)
        case .heardSoFar(let item, let words): take(words, of: item)
        case .recognized(let item, let words): judge(words, of: item)
        case .recognitionFailed(let item, let reason): loseWords(of: item, reason)
        case .said(let answer, let part): take(part, of: answer)
        case .answered(let answer): endThinking(answer)
        case .brainFailed(let answer, let reason): fail(answer, reason)
        case .spoken(let answer, let sound): take(sound, of: answer)
        case .speakingFailed(let answer, let reason): loseSound(of: answer, reason)
        case .translatability, .translated, .translationFailed: break
        case .draining: isDraining = true
        case .timerFired(.expiry): close(.expired)
        case .timerFired(.unheard): noticeSilence()
        case .timerFired(.announcement(let number)): announce(number)
        }
    }

    // MARK: Beginning and end

    mutating func start(_ event: LiveSessionStart) throws(DuplexProblem) {
        guard settings == nil else { throw .startedTwice }
        let limit = TimeInterval(configuration.limit.components.seconds)
        let settings = try DuplexSettings(
            event.session, id: ids.next("live_u7"), expiresAt: now.addingTimeInterval(limit),
            models: configuration.models)
        self.settings = settings
        sound = DuplexSound(settings.session.audio?.format)
        for message in event.session.input ?? [] { remember(message) }
        usage = DuplexUsage(
            bytesPerMillisecond: sound.bytesPerMillisecond,
            promptTokens: TokenEstimate.text(settings.instructions) + memory.tokens)
        actions.append(.schedule(.expiry, after: configuration.limit))
        actions.append(.schedule(.unheard, after: configuration.patience))
        actions.append(
            .speak(answer: attendant, sentence: StandingLines.attention, voice: settings.voice, speed: 1))
        tell(LiveServerEvent.started, LiveSessionStarted(clientEventID: event.eventID, session: settings.session))
    }

    enum Ending: String, Sendable {
        case requested = "close_requested"
        case expired
    }

    /// - Parameter eventID: Of who asked for it.
    mutating func close(_ ending: Ending, for eventID: String? = nil) {
        for append in appends.takeAll() { refuse(.appendUnfinished(append.kind.type), append.eventID) }
        if let settings {
            tell(
                LiveServerEvent.closed,
                LiveSessionClosed(
                    clientEventID: eventID, reason: ending.rawValue, usage: usage.usage, session: settings.session))
        }
        actions.append(.close(.normal))
    }

    private mutating func noticeSilence() {
        guard usage.bytes == 0 else { return }
        if settings == nil { refuse(.notStarted, nil) } else { close(.expired) }
    }

    private mutating func remember(_ message: LiveMessage) {
        let text = message.content.map(\.text).joined()
        switch message.role {
        case "user": memory.add(.user(text))
        case "assistant": memory.add(.assistant(text))
        default: memory.add(.system(text))
        }
    }

    private mutating func leaveIfDone() {
        guard isDraining, !voice.hasSomethingToSay, voice.isSilent, thinking == nil, delegate.run == nil,
            hearing == nil, verdicts.isEmpty
        else { return }
        actions.append(.close(.serverStops))
    }

    // MARK: Telling the client

    mutating func tell<Event: WireEvent>(_ wrap: (Event) -> LiveServerEvent, _ event: Event) {
        var event = event
        event.eventID = ids.next("event")
        actions.append(.tell(wrap(event)))
    }

    /// Tells the client that its event `eventID` could not be followed. Before the start that is the end.
    mutating func refuse(_ problem: DuplexProblem, _ eventID: String?) {
        tell(LiveServerEvent.error, LiveErrorEvent(error: LiveErrorDetail(problem, of: eventID)))
        if settings == nil { actions.append(.close(.normal)) }
    }
}
