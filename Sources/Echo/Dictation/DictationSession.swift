import EchoAudio
import EchoWire

/// The rules of a dictation: sound and events go in, what is to be done comes out.
///
/// The turns are found here and committed by hand: it is the one way that models which write while one speaks, and those
/// that write afterwards, have in common. Between them nothing is sent, and nothing is paid for.
struct DictationSession: Sendable {
    /// How the sound comes to the server.
    enum Way: Sendable, Hashable {
        /// By a Realtime session that writes down what it hears.
        case realtime
        /// One request for each stretch of speech, for servers that have no such session.
        case requests
    }

    enum Action: Sendable, Hashable {
        case send(ClientEvent)
        /// Asks for the words of a stretch of speech.
        case ask(id: String, PCM16)
        case tell(DictationEvent)
        case charge(Usage)
        /// Nothing more is heard.
        case closeMicrophone
        /// The server has no such session for us, and said why.
        case refused(EchoError)
        case end(EchoError?)
    }

    /// Hints about the speech, given beforehand.
    struct Hints: Sendable, Hashable {
        var keywords: [String] = []
        var languages: [String] = []
        /// For models that take no list.
        var language: String?

        var isRefusable: Bool { !keywords.isEmpty || !languages.isEmpty }
    }

    /// Words that are not there after so much more was heard will not come.
    static let patience = Duration.seconds(30)

    let model: String
    private(set) var way: Way
    private let settings: SessionSettings
    private var hints: Hints
    private let silence: Duration?
    private var turns: DictationTurns
    private var pieces = DictationPieces()
    /// What was heard before there was a session to hear it.
    private var held: [DictationTurns.Step] = []
    private(set) var isReady = false
    private(set) var isFinishing = false
    private(set) var isOver = false
    /// Stretches of speech that the server has not named yet: when they were said.
    private var unnamed: [(began: Duration, ended: Duration)] = []
    /// The item whose words come while they are said.
    private var spokenItem: String?
    /// The stretch of speech that is collected to be asked for.
    private var collected: [Int16] = []
    private var asked = 0

    init(
        model: String, way: Way = .realtime, settings: SessionSettings, hints: Hints, silence: Duration? = nil
    ) {
        (self.model, self.way, self.settings, self.hints, self.silence) = (model, way, settings, hints, silence)
        turns = DictationTurns(settings)
        isReady = way == .requests
    }

    // MARK: - The person

    mutating func hear(_ sound: PCM16, isSpokenOver: Bool = false) -> [Action] {
        guard !isOver, !isFinishing else { return [] }
        let steps = turns.hear(sound, isSpokenOver: isSpokenOver)
        return take(steps) + giveUpWaiting() + endAfterSilence()
    }

    /// The person has said enough.
    mutating func finish() -> [Action] {
        guard !isOver, !isFinishing else { return [] }
        isFinishing = true
        return [.closeMicrophone] + take(turns.cut()) + endWhenSettled()
    }

    /// The connection is over, or nothing comes any more.
    mutating func end(_ error: EchoError?) -> [Action] {
        guard !isOver else { return [] }
        pieces.settleAll(orLose: error ?? .connectionLost(code: 1000, reason: ""))
        let rest = tell()
        isOver = true
        // What was said is all there: how the server goes is nobody's concern.
        let isComplete = isFinishing && unnamed.isEmpty && held.isEmpty && !rest.contains { $0.isLoss }
        return rest + [.end(isComplete ? nil : error)]
    }

    // MARK: - The server

    mutating func receive(_ event: ServerEvent) -> [Action] {
        guard !isOver else { return [] }
        switch event {
        case .sessionCreated: return [sendSettings()]
        case .sessionUpdated where !isReady:
            isReady = true
            return releaseHeld() + endWhenSettled()
        case .inputAudioBufferCommitted(let event): name(event.itemID)
        case .conversationItemInputAudioTranscriptionDelta(let event):
            name(event.itemID)
            pieces.append(event.delta ?? "", to: event.itemID)
        case .conversationItemInputAudioTranscriptionCompleted(let event):
            name(event.itemID)
            pieces.settle(event.itemID, event.transcript)
            return charge(event.usage) + tell() + endWhenSettled()
        case .conversationItemInputAudioTranscriptionFailed(let event):
            name(event.itemID)
            let refusal = RESTRefusal(
                code: event.error.code, type: event.error.type, message: event.error.message ?? "")
            pieces.lose(event.itemID, refusal.failure)
            return tell() + endWhenSettled()
        case .error(let event): return fail(event.error)
        default: return []
        }
        return overflow() + tell()
    }

    // MARK: - Requests

    /// The server has no sessions that write: each stretch of speech is asked for.
    mutating func useRequests() -> [Action] {
        guard way == .realtime, !isOver else { return [] }
        (way, isReady) = (.requests, true)
        return releaseHeld() + endWhenSettled()
    }

    mutating func heard(_ id: String, _ words: String, _ usage: TranscriptionUsage?) -> [Action] {
        guard !isOver else { return [] }
        pieces.settle(id, words)
        return charge(usage) + tell() + endWhenSettled()
    }

    mutating func failed(_ id: String, _ error: EchoError) -> [Action] {
        guard !isOver else { return [] }
        pieces.lose(id, error)
        guard error.endsDictation else { return tell() + endWhenSettled() }
        isOver = true
        return tell().filter { !$0.isLoss } + [.end(error)]
    }

    // MARK: - Sound

    private mutating func take(_ steps: [DictationTurns.Step]) -> [Action] {
        guard isReady else {
            held += steps
            return []
        }
        return steps.flatMap { way == .realtime ? send($0) : collect($0) }
    }

    private mutating func releaseHeld() -> [Action] {
        defer { held = [] }
        return take(held)
    }

    private mutating func send(_ step: DictationTurns.Step) -> [Action] {
        switch step {
        case .began: return []
        case .sound(let sound):
            return [.send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: sound.littleEndianData)))]
        case .ended(let began, let ended):
            if let item = spokenItem {
                pieces.end(item, began: began, ended: ended)
                spokenItem = nil
            } else {
                unnamed.append((began, ended))
            }
            return [.send(.inputAudioBufferCommit(InputAudioBufferCommit(eventID: Self.commit)))]
        }
    }

    private mutating func collect(_ step: DictationTurns.Step) -> [Action] {
        switch step {
        case .began: collected = []
        case .sound(let sound): collected += sound.samples
        case .ended(let began, let ended):
            asked += 1
            let id = "turn_\(asked)"
            pieces.add(id)
            pieces.end(id, began: began, ended: ended)
            defer { collected = [] }
            return [.ask(id: id, PCM16(collected))] + overflow()
        }
        return []
    }

    private mutating func endAfterSilence() -> [Action] {
        guard let silence, !turns.isSpeaking else { return [] }
        let (quiet, limit) = turns.lastEnd.map { (turns.now - $0, silence) } ?? (turns.now, Dictation.longestWait)
        return quiet >= limit ? finish() : []
    }

    // MARK: - Words

    /// Words of an item that is being said, or was said before the server named it.
    private mutating func name(_ item: String) {
        guard !pieces.knows(item) else { return }
        pieces.add(item)
        if unnamed.isEmpty {
            if turns.isSpeaking { spokenItem = item }
        } else {
            let times = unnamed.removeFirst()
            pieces.end(item, began: times.began, ended: times.ended)
        }
    }

    private mutating func tell() -> [Action] { pieces.release(at: turns.now).map { .tell($0) } }

    private func charge(_ usage: TranscriptionUsage?) -> [Action] { usage.map { [.charge(Usage($0))] } ?? [] }

    private mutating func giveUpWaiting() -> [Action] {
        guard let since = pieces.waitsSince, turns.now - since > Self.patience else { return [] }
        pieces.settleFirst(orLose: .unexpectedAnswer(reason: "no words came"))
        return tell()
    }

    private mutating func endWhenSettled() -> [Action] {
        guard isFinishing, isReady || held.isEmpty, pieces.isEmpty, unnamed.isEmpty, !isOver else { return [] }
        isOver = true
        return [.end(nil)]
    }

    /// A server that names ever more, and writes nothing.
    private mutating func overflow() -> [Action] {
        pieces.isFull ? end(.unexpectedAnswer(reason: "the words do not come")) : []
    }

    // MARK: - Settings and errors

    private static let update = "event_settings"
    private static let commit = "event_commit"

    private func sendSettings() -> Action {
        var transcription = Transcription(model: model, language: hints.language)
        if !hints.languages.isEmpty { (transcription.languages, transcription.language) = (hints.languages, nil) }
        if !hints.keywords.isEmpty { transcription.keywords = hints.keywords }
        let reduction = settings.noiseReduction
        let input = SessionAudioInput(
            format: .pcm(rate: PCM16.sampleRate), transcription: .value(transcription),
            noiseReduction: reduction == .off ? .cleared : .value(NoiseReduction(type: reduction.rawValue)),
            turnDetection: .cleared)
        let session = SessionObject(type: "transcription", audio: SessionAudio(input: input))
        return .send(.sessionUpdate(SessionUpdate(eventID: Self.update, session: session)))
    }

    private mutating func fail(_ error: ErrorDetail) -> [Action] {
        if !isReady, hints.isRefusable,
            error.param.map({ $0.contains("keywords") || $0.contains("languages") }) ?? false
        {
            hints = Hints(language: hints.language)
            return [sendSettings()]
        }
        if error.code == "input_audio_buffer_commit_empty" {
            if !unnamed.isEmpty { unnamed.removeFirst() }
            return endWhenSettled()
        }
        let error = RESTRefusal(error).echoError(status: 400, model: model)
        return isReady ? end(error) : [.refused(error)]
    }
}

extension DictationSession.Action {
    fileprivate var isLoss: Bool { if case .tell(.lost) = self { true } else { false } }
}

extension EchoError {
    /// Whether the next words would meet the same.
    fileprivate var endsDictation: Bool {
        switch self {
        case .invalidKey, .keyRequired, .missingKey, .quotaExceeded, .unsupportedModel, .unreachable,
            .connectionTimedOut, .answerTimedOut, .suspended, .cancelled, .askedToWait, .noAnswer:
            true
        case .rejected(let status, _): status != 400 && status != 422 && status < 500
        default: AutomaticService.isUnknownAPI(self)
        }
    }
}
