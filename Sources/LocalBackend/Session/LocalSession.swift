import EchoAudio
import EchoServing
import EchoWire
import Foundation

/// The rules of one Realtime session: facts in, actions out; it waits for nothing and asks nobody for the time.
struct LocalSession: SessionRulesProtocol {
    struct Configuration: Sendable {
        /// Of the session, or of the transcription when that is all it is for.
        var model: String
        var kind = SessionKind.realtime
        var models = ModelNames.any
        var isBeta = false
        var timeZone: TimeZone
        var seed: UInt64
        var limit: Duration
        /// How much sound may wait to become a turn, in bytes at 24 kHz: 11 minutes.
        var inputBytes = 32 << 20
        /// How much the items of the conversation may weigh, and apart from it what answers under way are made of.
        var itemBytes = 32 << 20
    }

    let configuration: Configuration
    let conversationID: String
    var settings: SessionTerms
    var ids: IdentifierSource
    var now = Date(timeIntervalSince1970: 0)
    var items = ItemList()
    var hearings: [String: Hearing] = [:]
    var sounds = KeptSounds()
    var spoken: [String: SpokenMarks] = [:]
    var decoder = SoundDecoder(format: .pcm)
    var buffer = InputBuffer()
    var frames = FrameSplitter()
    var turn = TurnDetector()
    var whole = WholeSentences()
    /// Of the turn that goes on.
    var likelyEnd = LikelyEndOfTurn()
    var answers: [String: OpenResponse] = [:]
    var activeID: String?
    /// A turn ended while an answer was still being made.
    var owesAnswer = false
    var playback = ClientPlayback()
    /// Since when nobody has said anything, on the input's clock; nil while somebody does.
    var idleSinceMs: Int?
    var announcements: [Int: String] = [:]
    var dueAnnouncements: [String] = []
    var hasSpoken = false
    /// The server stops when what is under way is finished.
    var isDraining = false
    var actions: [SessionAction] = []

    init(configuration: Configuration) {
        self.configuration = configuration
        ids = IdentifierSource(seed: configuration.seed)
        conversationID = ids.next("conv")
        settings = SessionTerms(session: SessionObject())
    }

    mutating func receive(_ fact: SessionFact, at now: Date) -> [SessionAction] {
        self.now = now
        handle(fact)
        leaveIfDone()
        defer { actions = [] }
        return actions
    }

    private mutating func handle(_ fact: SessionFact) {
        switch fact {
        case .opened: open()
        case .message(let text): read(text)
        case .binaryMessage: refuse(.invalidEvent("Binary messages are not supported; send JSON text."), nil)
        case .heardSoFar(let item, let words): take(words, of: item)
        case .recognized(let item, let transcript): learnWords(transcript, of: item)
        case .recognitionFailed(let item, let reason): loseWords(of: item, reason)
        case .said(let answer, let part): take(part, for: answer)
        case .answered(let answer): endThinking(answer)
        case .brainFailed(let answer, let reason), .speakingFailed(let answer, let reason): fail(answer, reason)
        case .spoken(let answer, let sound): play(sound, of: answer)
        case .translatability, .translated, .translationFailed: break
        case .draining: isDraining = true
        case .timerFired(.expiry): expire()
        case .timerFired(.unheard): break
        case .timerFired(.announcement(let number)): announce(number)
        }
    }

    private mutating func take(_ words: String, of item: String) {
        hearings[item]?.take(words, areWhole: whole.holds(words))
        if item == buffer.itemID { likelyEnd.take(words) }
    }

    private mutating func open() {
        guard !configuration.isBeta else {
            refuse(.betaShape, nil)
            return actions.append(
                .close(ServerSocketClose(code: 4000, reason: "invalid_request_error.beta_api_shape_disabled")))
        }
        do { try configuration.models.check(configuration.model, ofSession: configuration.kind) } catch {
            refuse(error, nil)
            return actions.append(.close(ServerSocketClose(code: 4000, reason: "\(error.type).\(error.code)")))
        }
        let limit = TimeInterval(configuration.limit.components.seconds)
        let session = SessionDefaults.session(
            id: ids.next("sess"), model: configuration.model, expiresAt: now.addingTimeInterval(limit))
        switch configuration.kind {
        case .realtime: settings.session = session
        case .transcription:
            settings.session = SessionDefaults.transcription(of: session, model: configuration.model)
        }
        send(ServerEvent.sessionCreated, SessionCreated(session: settings.session))
        actions.append(.schedule(.expiry, after: configuration.limit))
    }

    private mutating func expire() {
        refuse(.expired, nil)
        actions.append(.close(ServerSocketClose(code: 1001, reason: SessionProblem.expired.message)))
    }

    mutating func send<Event: WireEvent>(_ wrap: (Event) -> ServerEvent, _ event: Event) {
        var event = event
        event.eventID = ids.next("event")
        actions.append(.send(wrap(event)))
    }

    /// Tells the client that its event `eventID` could not be followed.
    mutating func refuse(_ problem: SessionProblem, _ eventID: String?) {
        send(ServerEvent.error, ErrorEvent(error: ErrorDetail(problem, of: eventID)))
    }
}

/// When the client will have played what it was sent, on the clock of the input's sound.
struct ClientPlayback: Sendable {
    private(set) var endMs = 0

    /// Sound that arrives while some is playing is played after it.
    mutating func add(milliseconds: Int, nowMs: Int) { endMs = max(endMs, nowMs) + milliseconds }

    mutating func stop(nowMs: Int) { endMs = min(endMs, nowMs) }
}

extension LocalSession {
    /// The server stops: what is being made is finished, nothing else is waited for.
    mutating func leaveIfDone() {
        guard isDraining, answers.isEmpty, !owesAnswer, !isWaitingForWords else { return }
        actions.append(.close(.serverStops))
    }

    private var isWaitingForWords: Bool {
        hearings.values.contains { $0.state == .listening && $0.isCommitted && $0.isTranscribed }
    }
}
