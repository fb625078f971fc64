import EchoAudio
import EchoWire

/// The rules of one direction of an interpretation: sound and events go in, what is to be done comes out. Its time is that
/// of the interpretation, from the moment on that it began.
struct InterpreterSession: Sendable {
    enum Action: Sendable, Hashable {
        case send(TranslationClientEvent)
        case tell(InterpreterEvent)
        /// The next of a piece of speech.
        case play(PCM16)
        case endOfSpeech
        /// So much more sound was interpreted.
        case charge(Duration)
        /// The server has ended the session, as it does after a while, or the connection broke: another one goes on.
        case renew
        case end(EchoError?)
    }

    enum Phase: Sendable, Hashable {
        /// There is no session yet, or not any more.
        case opening
        /// The server has not said yet that it will do as it was told.
        case configuring
        case interpreting
        /// The person has said enough; the last words are waited for.
        case finishing
        /// The session was asked to close.
        case closing
        case over
    }

    /// How long a session may take to stand.
    static let patience = Duration.seconds(15)
    /// Sound of one event.
    static let piece = PCM16.sampleRate / 10
    /// What is said before the session stands is kept so long.
    static let longestHeld = PCM16.sampleRate * 5
    /// So often it is told what was used.
    static let accounting = Duration.seconds(60)
    /// When nothing came for so long, the last words have come.
    static let quiet = Duration.seconds(2)
    /// The last words come up to so late.
    static let longestFinish = Duration.seconds(15)
    /// How long a server may take to close.
    static let longestClose = Duration.seconds(10)

    let target: String
    let model: String
    /// Writes down what is said; nil for nobody.
    private(set) var transcriber: String?
    let noiseReduction: String?
    /// What neither of two directions has translated is told by this one.
    let leads: Bool
    private let origin: ContinuousClock.Instant
    private(set) var phase = Phase.opening
    private var phaseBegan: ContinuousClock.Instant
    private var text: InterpretedText
    private var speech: InterpreterSpeech
    private var pump = LivePump()
    /// What was heard before there was a session to hear it.
    private var held: [Int16] = []
    /// Sound that makes no whole event yet.
    private var outgoing: [Int16] = []
    /// When the clock of this session began on that of the interpretation.
    private var offset = Duration.zero
    private var sentFrames = 0
    private var chargedFrames = 0
    private var cameAt: ContinuousClock.Instant?
    private var voicedAt: ContinuousClock.Instant?
    private var toldTroubles: Set<String> = []
    /// When the connection broke, as long as another one is being made.
    private var brokeAt: ContinuousClock.Instant?
    /// Sessions in a row that the server ended as soon as they stood.
    private var shortSessions = 0
    private static let mostShortSessions = 5
    /// Lines that are not over, and were told.
    private var shown: Set<InterpretedLine.ID> = []

    /// - Parameters:
    ///   - noiseReduction: as the protocol calls it; nil for none.
    ///   - mayRepeat: another session translates into the other language, and hears the same.
    ///   - now: when the interpretation begins.
    init(
        target: String, model: String, transcriber: String?, noiseReduction: String?, mayRepeat: Bool,
        leads: Bool = true, at now: ContinuousClock.Instant
    ) {
        (self.target, self.model, self.transcriber) = (target, model, transcriber)
        (self.noiseReduction, self.leads, origin, phaseBegan) = (noiseReduction, leads, now, now)
        text = InterpretedText(target: target)
        speech = InterpreterSpeech(mayRepeat: mayRepeat)
    }

    var isReady: Bool { phase == .interpreting || phase == .finishing || phase == .closing }

    // MARK: - The person

    mutating func hear(_ captured: CapturedSound, at now: ContinuousClock.Instant) -> [Action] {
        let sound = captured.sound
        if sound.samples.contains(where: { $0.magnitude >= InterpreterSpeech.loudness * 4 }) { voicedAt = now }
        switch phase {
        case .opening, .configuring:
            held = Array((held + sound.samples).suffix(Self.longestHeld))
            return []
        case .interpreting:
            return pump.pass(sound, capturedAt: captured.capturedAt, at: now).map { append($0.samples) } ?? []
        case .finishing, .closing, .over: return []
        }
    }

    /// Time goes by: whoever hears nothing is sent silence.
    mutating func pass(to now: ContinuousClock.Instant) -> [Action] {
        guard phase != .over else { return [] }
        let flowing = isReady ? pump.fill(at: now).map { append($0.samples) } ?? [] : []
        let steps = speech.pass(to: now).map(Self.action)
        let lines = tell(text.pass(to: now - origin))
        return flowing + steps + lines + account() + limitPatience(at: now)
    }

    /// The person has said enough.
    mutating func finish(at now: ContinuousClock.Instant) -> [Action] {
        switch phase {
        case .opening, .configuring:
            guard !held.isEmpty, voicedAt != nil else { return end(nil) }
            isFinishing = true
        case .interpreting:
            pump.isHearing = false
            enter(.finishing, at: now)
        case .finishing, .closing, .over: break
        }
        return []
    }

    /// The person had said enough before there was a session.
    private var isFinishing = false

    // MARK: - The server

    mutating func receive(_ event: TranslationServerEvent, at now: ContinuousClock.Instant) -> [Action] {
        guard phase != .over else { return [] }
        switch event {
        case .created where phase == .opening:
            enter(.configuring, at: now)
            return [configure()]
        case .updated where phase == .configuring: return begin(at: now)
        case .inputTranscriptDelta(let event):
            cameAt = now
            return tell(text.hear(event.delta, at: time(event.elapsedMs)))
        case .outputTranscriptDelta(let event):
            cameAt = now
            return tell(text.say(event.delta, at: time(event.elapsedMs)))
        case .outputAudioDelta(let event): return listen(to: event, at: now)
        case .closed: return phase == .closing ? end(nil) : renew(at: now)
        case .error(let event): return fail(event.error)
        case .created, .updated, .unknown: return []
        }
    }

    /// The connection is gone, or could not be made.
    ///
    /// - Parameter now: nil where no other connection would help.
    mutating func lose(_ error: EchoError, at now: ContinuousClock.Instant? = nil) -> [Action] {
        switch phase {
        case .over: return []
        case .closing: return end(nil)
        case .opening, .configuring:
            guard let now, let brokeAt, now - brokeAt < Self.patience, ReconnectionRule.isWorthRetrying(error)
            else { return end(error) }
            phase = .opening
            return [.renew]
        case .interpreting:
            guard let now, lasted(at: now), ReconnectionRule.isWorthRetrying(error) else { return end(error) }
            brokeAt = now
            return leaveSession(isWhole: false, at: now) + tellOnce(error) + [.renew]
        case .finishing: return end(error)
        }
    }

    /// A session that is over sooner was of no use.
    private func lasted(at now: ContinuousClock.Instant) -> Bool { now - phaseBegan >= Reconnection.useful }

    // MARK: - Beginning and end

    private func configure() -> Action {
        let input = TranslationAudioInput(
            transcription: transcriber.map { .value(Transcription(model: $0)) },
            noiseReduction: noiseReduction.map { .value(NoiseReduction(type: $0)) } ?? .cleared)
        let audio = TranslationAudio(input: input, output: TranslationAudioOutput(language: target))
        return .send(
            .update(TranslationUpdate(eventID: Self.update, session: TranslationSettings(audio: audio))))
    }

    private static let update = "event_settings"

    private mutating func begin(at now: ContinuousClock.Instant) -> [Action] {
        enter(.interpreting, at: now)
        brokeAt = nil
        let before = held
        held = []
        (sentFrames, chargedFrames, outgoing) = (0, 0, [])
        offset = now - origin - PCM16(before).duration
        pump.begin(at: now)
        pump.isHearing = true
        let sent = append(before)
        guard isFinishing else { return [.tell(.ready(target: target))] + sent }
        return [.tell(.ready(target: target))] + sent + finish(at: now)
    }

    /// A session that ends by itself has lasted as long as the server lets one last.
    private mutating func renew(at now: ContinuousClock.Instant) -> [Action] {
        guard phase == .interpreting else { return end(nil) }
        shortSessions = lasted(at: now) ? 0 : shortSessions + 1
        guard shortSessions < Self.mostShortSessions else { return end(.connectionLost(code: 1001, reason: "")) }
        return leaveSession(isWhole: true, at: now) + [.renew]
    }

    private mutating func leaveSession(isWhole: Bool, at now: ContinuousClock.Instant) -> [Action] {
        let rest = tell(text.end(isWhole: isWhole)) + speech.end().map(Self.action) + account(all: true)
        enter(.opening, at: now)
        return rest
    }

    private mutating func enter(_ phase: Phase, at now: ContinuousClock.Instant) {
        (self.phase, phaseBegan) = (phase, now)
    }

    private mutating func end(_ error: EchoError?) -> [Action] {
        phase = .over
        return tell(text.end(isWhole: error == nil)) + speech.end().map(Self.action) + account(all: true) + [
            .end(error)
        ]
    }

    private mutating func limitPatience(at now: ContinuousClock.Instant) -> [Action] {
        let passed = now - phaseBegan
        switch phase {
        case .opening, .configuring:
            // Whoever knows the host says it.
            return passed >= Self.patience ? end(.connectionTimedOut(host: "")) : []
        case .finishing where hasLastWords(at: now) || passed >= Self.longestFinish:
            enter(.closing, at: now)
            return flush() + [.send(.close(TranslationClose()))]
        case .closing where passed >= Self.longestClose: return end(nil)
        case .finishing, .closing, .interpreting, .over: return []
        }
    }

    private func hasLastWords(at now: ContinuousClock.Instant) -> Bool {
        guard !text.awaitsWords, !speech.isSpeaking else { return false }
        guard let voicedAt else { return true }
        guard let cameAt else { return false }
        return cameAt >= voicedAt && now - cameAt >= Self.quiet
    }

    // MARK: - Sound

    private mutating func append(_ samples: [Int16]) -> [Action] {
        sentFrames += samples.count
        outgoing += samples
        guard outgoing.count >= Self.piece else { return [] }
        return flush()
    }

    private mutating func flush() -> [Action] {
        guard !outgoing.isEmpty else { return [] }
        defer { outgoing = [] }
        return [.send(.audioAppend(TranslationAudioAppend(audio: PCM16(outgoing).littleEndianData)))]
    }

    private mutating func listen(to event: TranslationAudioDelta, at now: ContinuousClock.Instant) -> [Action] {
        // What is not told is as published; whatever else it is cannot be heard here.
        guard event.channels ?? 1 == 1, event.sampleRate ?? PCM16.sampleRate == PCM16.sampleRate,
            event.format ?? "pcm16" == "pcm16"
        else { return tellOnce(.invalidData(reason: "the voice has a format that cannot be played")) }
        let sound = PCM16(littleEndian: event.delta)
        if sound.samples.contains(where: { $0.magnitude >= InterpreterSpeech.loudness }) { cameAt = now }
        return speech.receive(sound, repeats: text.repeats, at: now).map(Self.action)
    }

    private static func action(_ step: InterpreterSpeech.Step) -> Action {
        switch step {
        case .play(let sound): .play(sound)
        case .ended: .endOfSpeech
        }
    }

    /// What was interpreted since it was told last.
    private mutating func account(all: Bool = false) -> [Action] {
        let frames = sentFrames - chargedFrames
        let duration = Self.duration(frames)
        guard frames > 0, all || duration >= Self.accounting else { return [] }
        chargedFrames = sentFrames
        return [.charge(duration)]
    }

    // MARK: - Words

    private func time(_ elapsedMs: Int?) -> Duration {
        offset + (elapsedMs.map { .milliseconds(max(0, $0)) } ?? Self.duration(sentFrames))
    }

    /// Of two directions only one has something to do with what is said; both hear it.
    private mutating func tell(_ lines: [InterpretedLine]) -> [Action] {
        lines.compactMap { line in
            let isOver = line.state != .growing
            defer { if isOver { shown.remove(line.id) } }
            guard isTranslated(line) else {
                return isOver && shown.contains(line.id) ? .tell(.withdrawn(line.id)) : nil
            }
            shown.insert(line.id)
            return .tell(.line(line))
        }
    }

    private func isTranslated(_ line: InterpretedLine) -> Bool {
        guard speech.mayRepeat, !line.source.isEmpty else { return true }
        guard !line.translation.isEmpty else { return leads && line.state == .cutOff }
        guard line.state == .growing else { return !line.isRepeated }
        return SaidAgain(line.source, line.translation).begins == false
    }

    private static func duration(_ frames: Int) -> Duration {
        .microseconds(Int64(frames) * 1_000_000 / Int64(PCM16.sampleRate))
    }

    // MARK: - Errors

    private mutating func fail(_ error: ErrorDetail) -> [Action] {
        let parameter = error.param ?? ""
        if phase == .configuring, transcriber != nil, parameter.contains("transcription") {
            // The translation is worth more than the words it was made from.
            transcriber = nil
            return [configure()]
        }
        let failure = RESTRefusal(error).echoError(status: 400, model: model)
        guard isReady else { return end(failure) }
        return tellOnce(failure)
    }

    /// Some servers say the same every second.
    private mutating func tellOnce(_ error: EchoError) -> [Action] {
        guard toldTroubles.insert(error.name).inserted else { return [] }
        return [.tell(.trouble(error))]
    }
}
