import EchoAudio
import EchoServing
import EchoWire
import Foundation

/// The rules of one translation session: facts in, actions out. It is as quick as its parts: a sentence is heard to its end,
/// translated and then spoken, on the clock of the sound that comes.
struct TranslationSession: SessionRulesProtocol {
    struct Configuration: Sendable {
        var model: String
        var models = ModelNames.any
        /// Whether there is anybody who translates.
        var hasTranslator = true
        var seed: UInt64
        var limit: Duration
    }

    /// One delta of the voice lasts so long.
    private static let deltaSamples = 100 * 24

    let configuration: Configuration
    var ids: IdentifierSource
    private var now = Date(timeIntervalSince1970: 0)
    var settings: TranslationSettings
    /// Updates that wait for a translator to say whether it can.
    var updates: [TranslationUpdate] = []

    // What is heard
    private var frames = FrameSplitter()
    private var clockMs = 0
    private var listener = DuplexListener()
    private var hearing: String?
    private var sentences = TranslatedSentences()

    // What is said
    private var voice = DuplexVoice()
    private var speaker: String
    /// Sentences whose sound is being made.
    private var asked: [String] = []
    private var track: [Int16] = []
    private var hasToldDumbness = false

    private var isClosing = false
    private var isOver = false
    var actions: [SessionAction] = []

    init(configuration: Configuration) {
        self.configuration = configuration
        ids = IdentifierSource(seed: configuration.seed)
        speaker = ids.next("voice")
        settings = TranslationSettings(
            type: "translation", model: configuration.model,
            audio: TranslationAudio(
                input: TranslationAudioInput(transcription: .cleared, noiseReduction: .cleared),
                output: TranslationAudioOutput(language: "en")))
    }

    private var language: String { settings.audio?.output?.language ?? "en" }

    mutating func receive(_ fact: SessionFact, at now: Date) -> [SessionAction] {
        guard !isOver else { return [] }
        self.now = now
        handle(fact)
        haveSpoken()
        if isClosing { closeWhenDone() }
        defer { actions = [] }
        return actions
    }

    private mutating func handle(_ fact: SessionFact) {
        switch fact {
        case .opened: open()
        case .message(let text): read(text)
        case .binaryMessage: refuse(.invalidEvent("Binary messages are not supported; send JSON text."), nil)
        case .heardSoFar(let item, let words): if item == hearing { listener.take(words: words) }
        case .recognized(let item, let words): translate(words.text, of: item)
        case .recognitionFailed(let item, let reason): lose(item, "The speech could not be recognised: \(reason)")
        case .translatability(let language, let can): settle(language, can)
        case .translated(let item, let text):
            sentences.translate(item, text)
            sayReady()
        case .translationFailed(let item, let reason): lose(item, "The sentence could not be translated: \(reason)")
        case .spoken(let answer, let sound): take(sound, of: answer)
        case .speakingFailed(let answer, let reason): loseSound(of: answer, reason)
        case .draining: close()
        case .timerFired(.expiry): end(tells: true)
        case .timerFired, .said, .answered, .brainFailed: break
        }
    }

    // MARK: Beginning and end

    private mutating func open() {
        do throws(SessionProblem) {
            try configuration.models.check(configuration.model, .translation)
            guard configuration.hasTranslator else { throw .noTranslator }
        } catch {
            refuse(error, nil)
            isOver = true
            return actions.append(.close(ServerSocketClose(code: 4000, reason: "\(error.type).\(error.code)")))
        }
        let limit = TimeInterval(configuration.limit.components.seconds)
        settings.id = ids.next("sess")
        settings.expiresAt = Int(now.addingTimeInterval(limit).timeIntervalSince1970)
        actions.append(.schedule(.expiry, after: configuration.limit))
        tell(.created(TranslationCreated(eventID: ids.next("event"), session: settings)))
    }

    /// What was heard until now is still translated.
    mutating func close() {
        guard !isClosing else { return }
        isClosing = true
        guard let item = hearing else { return }
        hearing = nil
        sentences.add(item)
        actions.append(.finishListening(item: item))
    }

    private mutating func closeWhenDone() {
        guard sentences.isEmpty else { return }
        // Nobody sends sound any more: the voice does not wait for its clock.
        repeat { speak(480) } while !voice.isSilent
        if !voice.hasSomethingToSay { end(tells: true) }
    }

    private mutating func end(tells: Bool) {
        flushTrack()
        if tells { tell(.closed(TranslationClosed(eventID: ids.next("event")))) }
        isOver = true
        actions.append(.close(.normal))
    }

    // MARK: What is heard

    mutating func append(_ audio: Data) throws(SessionProblem) {
        guard audio.count.isMultiple(of: 2) else {
            throw .invalid("audio", "A sample of PCM16 has two bytes: an odd number of bytes was dropped.")
        }
        guard !isClosing else { return }
        for frame in frames.split(PCM16(littleEndian: audio).samples) {
            listen(to: frame)
            speak(frame.count)
        }
    }

    private mutating func listen(to frame: [Int16]) {
        if let hearing { actions.append(.hear(item: hearing, PCM16(frame))) }
        for event in listener.hear(frame) {
            switch event {
            case .began(let sound): begin(sound)
            case .paused: break
            case .ended(let utterance): finish(isNoise: utterance.isNoise)
            }
        }
    }

    private mutating func begin(_ sound: [Int16]) {
        guard !sentences.isFull else {
            return refuse(.server("What is said comes faster than it can be translated; a sentence was left out."), nil)
        }
        let item = ids.next("item")
        hearing = item
        actions.append(.listen(item: item, tools: []))
        if !sound.isEmpty { actions.append(.hear(item: item, PCM16(sound))) }
    }

    private mutating func finish(isNoise: Bool) {
        guard let item = hearing else { return }
        hearing = nil
        guard !isNoise else { return actions.append(.stopListening(item: item)) }
        sentences.add(item)
        actions.append(.finishListening(item: item))
    }

    private mutating func translate(_ words: String, of item: String) {
        let text = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return drop(item) }
        guard sentences.hear(text, of: item) else { return }
        if settings.audio?.input?.transcription?.value != nil {
            tell(
                .inputTranscriptDelta(
                    TranslationInputDelta(eventID: ids.next("event"), delta: " " + text, elapsedMs: clockMs)))
        }
        actions.append(.translate(item: item, text, into: language))
    }

    private mutating func lose(_ item: String, _ reason: String) {
        if item == hearing { hearing = nil }
        refuse(.server(reason), nil)
        drop(item)
    }

    private mutating func drop(_ item: String) {
        sentences.drop(item)
        sayReady()
    }

    // MARK: What is said

    /// What was said in that language already is written again, and not spoken.
    private mutating func sayReady() {
        for (source, translation) in sentences.takeReady() where !translation.isEmpty {
            guard source != translation else { write(translation); continue }
            var cutter = SentenceCutter()
            voice.add(cutter.feed(translation) + cutter.flush(), .result)
        }
    }

    private mutating func haveSpoken() {
        if voice.takeStaleness() {
            actions.append(.abandon(answer: speaker))
            (speaker, asked) = (ids.next("voice"), [])
        }
        for text in voice.takeUnspoken() {
            asked.append(text)
            actions.append(.voice(answer: speaker, sentence: text, language: language))
        }
    }

    private mutating func take(_ sound: PCM16, of answer: String) {
        guard answer == speaker, !asked.isEmpty else { return }
        asked.removeFirst()
        voice.take(sound)
    }

    /// What cannot be heard can be read.
    private mutating func loseSound(of answer: String, _ reason: String) {
        guard answer == speaker, !asked.isEmpty else { return }
        write(asked.removeFirst())
        voice.skipUnspoken()
        guard !hasToldDumbness else { return }
        hasToldDumbness = true
        refuse(.server("The translation is written, and not spoken: \(reason)"), nil)
    }

    private mutating func speak(_ count: Int) {
        let sound = voice.next(count, mayTalk: true, atMs: clockMs)
        clockMs += TurnDetector.frameMs
        for words in voice.takeBegun() { write(words.text, atMs: words.atMs) }
        _ = voice.takeSaid()
        guard !voice.isSilent else { return flushTrack() }
        track += sound
        if track.count >= Self.deltaSamples { flushTrack() }
    }

    private mutating func flushTrack() {
        guard !track.isEmpty else { return }
        let delta = TranslationAudioDelta(
            eventID: ids.next("event"), delta: PCM16(track).littleEndianData, channels: 1, format: "pcm16",
            sampleRate: PCM16.sampleRate, elapsedMs: clockMs)
        track = []
        tell(.outputAudioDelta(delta))
    }

    private mutating func write(_ text: String, atMs time: Int? = nil) {
        let delta = text.first?.isWhitespace == true ? text : " " + text
        tell(
            .outputTranscriptDelta(
                TranslationOutputDelta(eventID: ids.next("event"), delta: delta, elapsedMs: time ?? clockMs)))
    }

    // MARK: Telling the client

    mutating func tell(_ event: TranslationServerEvent) { actions.append(.interpret(event)) }

    mutating func refuse(_ problem: SessionProblem, _ eventID: String?) {
        tell(.error(ErrorEvent(eventID: ids.next("event"), error: ErrorDetail(problem, of: eventID))))
    }
}

extension SessionProblem {
    static let noTranslator = SessionProblem(
        code: "no_translator",
        message: "This server cannot translate: it needs a model or a translation service.",
        parameter: "model", namesEvent: false)

    static func server(_ message: String) -> SessionProblem {
        SessionProblem(code: "server_error", message: message, type: "server_error", namesEvent: false)
    }
}
