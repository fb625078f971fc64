import Echo
import EchoAudio
import EchoConcurrency
import Foundation
import Synchronization

/// One call from its line to its conversation, for as long as both last: what is decided by `CallRules` is done here.
final class LiveCall: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Of the line's clock, from one look at the time to the next: a fifth of a second.
    private static let ticks = 10
    /// For what a conversation that was closed still has to say.
    private static let lastWords = Duration.milliseconds(500)

    /// That wait for one another.
    private static let mostHandovers = 8

    let line: any PhoneLineProtocol
    let startedAt: Date
    private let engine: Echo
    private let fallback: Echo?
    let configuration: CallConfiguration
    let voice: (any AnnouncingVoiceProtocol)?
    let recorder: (any CallRecorderProtocol)?
    private let clock: LineClock
    private let executor: any TaskExecutor
    private let asideExecutor: any TaskExecutor
    let gate: CallGate
    /// Of the assistant's server; nil where nobody else asks it.
    private let circuit: Circuit?
    let microphone: LineMicrophone
    let loudspeaker: LineLoudspeaker
    let tape: LineTape
    private let facts: AsyncStream<CallFact>
    private let handovers: AsyncStream<LineTransfer>
    /// Whoever is called beside the call is waited for beside it.
    let handover: AsyncStream<LineTransfer>.Continuation
    let happened: AsyncStream<CallFact>.Continuation
    let news: CallNews
    let wire = CallWireWatch()
    let keys = CallKeys()
    let keeping = Keeping()
    let talk = Mutex<Conversation?>(nil)
    /// Holds the conversation: the engine, or its fallback.
    let speaker: Mutex<Echo>
    /// The settings that who watches knows of.
    let told: Mutex<SessionSettings>
    private let asked: Mutex<Asked>

    /// What is being kept of the call.
    final class Keeping: Sendable {
        let message = Mutex(TakenMessage())
        /// The recorder was begun and not ended.
        let isRecording = Mutex(false)
    }

    /// The latest requests of those who watch the call, done or not.
    private struct Asked {
        var settings: SessionSettings
        var isTakenOver = false
        var isMuted = false
    }

    /// - Parameters:
    ///   - engine: of this call alone, so that its tools know which call they are asked in.
    ///   - fallback: takes the call when the first one cannot be reached; nil where there is none.
    ///   - voice: says what the assistant cannot; nil for a line that stays silent then.
    ///   - recorder: keeps the sound, where that is wanted; nil where it cannot be.
    ///   - executor: does all that goes on in the call, and in others.
    ///   - aside: does what would hold those up.
    ///   - gate: says to whom the call may be handed on.
    init(
        line: any PhoneLineProtocol, engine: Echo, fallback: Echo? = nil, configuration: CallConfiguration,
        voice: (any AnnouncingVoiceProtocol)?, recorder: (any CallRecorderProtocol)?, clock: LineClock,
        executor: any TaskExecutor, aside: any TaskExecutor, gate: CallGate, circuit: Circuit? = nil,
        news: CallNews, at date: Date
    ) {
        self.line = line
        (self.engine, self.fallback) = (engine, fallback)
        speaker = Mutex(engine)
        self.configuration = configuration
        self.voice = voice
        self.recorder = recorder
        self.clock = clock
        (self.executor, asideExecutor) = (executor, aside)
        self.gate = gate
        self.circuit = circuit
        self.news = news
        startedAt = date
        asked = Mutex(Asked(settings: configuration.settings))
        told = Mutex(configuration.settings)
        microphone = LineMicrophone(codec: line.call.codec)
        let tape = LineTape(codec: line.call.codec, waits: recorder != nil && configuration.recording != .off)
        self.tape = tape
        loudspeaker = LineLoudspeaker(
            line: line, tellsSound: false,
            onFrame: { [news] frame in
                news.sound(.assistant(frame))
                tape.add(frame, of: .assistant, endingAt: .now + LinePlayout.lead)
            })
        (facts, happened) = AsyncStream.makeStream()
        (handovers, handover) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostHandovers))
        // Whoever watches may ask for something before the line is carried: it comes after the beginning all the same.
        happened.yield(.began)
    }

    /// Returns when the line is over and the conversation closed.
    func run() async -> PhoneLineEnd {
        await withTaskExecutorPreference(executor) { await carry() }
    }

    /// Does what computes, or waits for a disk, where no other call waits for it: as a task of its own, which alone surely
    /// begins there.
    ///
    /// - Returns: never nil but by what `work` gives.
    func aside<Value: Sendable>(_ work: @escaping @Sendable () async -> Value?) async -> Value? {
        await withTaskGroup(of: Value?.self) { [asideExecutor] group in
            group.addTask(executorPreference: asideExecutor) { await work() }
            return await group.next() ?? nil
        }
    }

    private func carry() async -> PhoneLineEnd {
        let ticket = clock.add(on: executor) { [line, loudspeaker, happened, tape, count = Atomic(0)] in
            loudspeaker.tick()
            line.tick()
            guard count.add(1, ordering: .relaxed).newValue % Self.ticks == 0 else { return }
            happened.yield(.ticked(isHeard: loudspeaker.isBusy))
            tape.tick(at: .now)
        }
        line.inbox.listen(ear)
        defer {
            line.inbox.listen(nil)
            clock.remove(ticket)
        }
        registerTools(engine)
        let end = await withTaskGroup { group in
            group.addTask { await self.listen() }
            group.addTask { for await transfer in self.handovers { await self.handOn(transfer) } }
            let (begins, isTold) = (OneTimeEvent(), OneTimeEvent())
            group.addTask {
                await begins.wait()
                if !Task.isCancelled { await self.converse() }
                isTold.happen()
            }
            let end = await self.decide(begins)
            if let conversation = self.talk.withLock({ $0 }) {
                await self.close(conversation, isTold)
            }
            group.cancelAll()
            return end
        }
        await talk.withLock { $0 }?.close()
        tape.stop()
        if let quality = await line.quality() { news.tell(.measured(quality)) }
        await keepRecording()
        tellUnwrittenMessage()
        return end
    }

    /// What is being said is not heard to its end, and everybody is told how much of it was.
    private func close(_ conversation: Conversation, _ isTold: OneTimeEvent) async {
        await conversation.interruptAssistant()
        await conversation.close()
        await isTold.wait(within: Self.lastWords)
    }

    /// Asks for something; it is done after what was asked before.
    func ask(_ request: CallRequest) {
        // Within the lock: what was asked last is done last.
        asked.withLock { asked in
            switch request {
            case .update(let settings): asked.settings = settings
            case .takeOver(let takes): asked.isTakenOver = takes
            case .mute(let isMuted): asked.isMuted = isMuted
            default: break
            }
            happened.yield(.asked(request))
        }
    }

    /// - Returns: what the settings are to be.
    func change(_ change: (inout SessionSettings) -> Void) -> SessionSettings {
        asked.withLock { asked in
            change(&asked.settings)
            happened.yield(.asked(.update(asked.settings)))
            return asked.settings
        }
    }

    var isTakenOver: Bool { asked.withLock(\.isTakenOver) }

    var isMuted: Bool { asked.withLock(\.isMuted) }

    func machineAnswered(isFax: Bool) {
        news.tell(.machineAnswered)
        happened.yield(.machineAnswered(isFax: isFax))
    }

    /// What a person says in the assistant's place: G.711, as the line has it.
    func speak(_ bytes: Data) { loudspeaker.speak(bytes) }

    // MARK: - What happens

    /// What the caller says goes there, wherever it comes in.
    private var ear: @Sendable (Data) -> Void {
        { [news, microphone, tape] sound in
            news.sound(.caller(sound))
            tape.add(sound, of: .user, endingAt: .now)
            microphone.hear(sound, at: .now)
        }
    }

    private func listen() async {
        let ear = ear
        var isHeld = false
        for await event in line.events {
            switch event {
            case .sound(let bytes): ear(bytes)
            case .digit(let digit): happened.yield(.digit(digit))
            case .marked(let name): loudspeaker.marked(name)
            case .held(let isHeldNow):
                happened.yield(.held(isHeldNow))
                if isHeldNow != isHeld { news.tell(.held(isHeldNow)) }
                isHeld = isHeldNow
            case .ignored(let host): news.tell(.soundIgnored(from: host))
            case .unreadable: news.tell(.lineFailed(.unreadable))
            case .ended(let end): happened.yield(.lineEnded(end))
            }
        }
        // A line that says nothing of its end is over all the same.
        if !Task.isCancelled { happened.yield(.lineEnded(.lost)) }
    }

    private func converse() async {
        do throws(EchoError) {
            return try await converseFirst()
        } catch {
            news.tell(.failed(error))
        }
        guard let fallback, !Task.isCancelled else {
            happened.yield(.conversationFailed)
            return
        }
        news.tell(.fallback)
        registerTools(fallback)
        speaker.withLock { $0 = fallback }
        let before = talk.withLock { talk in
            defer { talk = nil }
            return talk
        }
        await before?.close()
        do throws(EchoError) {
            try await converse(with: fallback) { before == nil ? .conversationStands : .conversationGoesOn }
        } catch {
            news.tell(.failed(error))
            happened.yield(.conversationFailed)
        }
    }

    /// With the assistant's server, unless that is left alone for now.
    private func converseFirst() async throws(EchoError) {
        let pass: Circuit.Pass?
        switch circuit?.enter() {
        case .success(let entered)?: pass = entered
        case .failure(let suspended)?:
            throw .suspended(host: "The assistant's server", retryAfter: suspended.retryAfter)
        case nil: pass = nil
        }
        // A call may be over before anything is known.
        defer { pass?.report(.unknown) }
        do throws(EchoError) {
            try await converse(with: engine) {
                pass?.report(.healthy)
                return .conversationStands
            }
        } catch {
            pass?.report(CircuitBreaker.Outcome(error))
            throw error
        }
    }

    /// - Throws: why it cannot be made, or why it is over before the call is.
    private func converse(with engine: Echo, stands: () -> CallFact) async throws(EchoError) {
        let devices = AudioDevices(
            microphone: microphone, loudspeaker: loudspeaker,
            // Beside a call of the server's own, sound is of the conversation's kind whatever the telephone has.
            codec: line.serverCall == nil ? line.call.codec : .pcm16, reportsLevels: false)
        let settings = asked.withLock(\.settings)
        var events = AsyncStream<EchoEvent> { $0.finish() }
        let conversation = try await engine.startConversation(settings: settings, devices: devices, on: executor) {
            // Sound goes its own way, by the line.
            events = $0.events { [wire] in wire.isWanted($0) }
        }
        talk.withLock { $0 = conversation }
        // What was asked meanwhile found no conversation.
        let latest = asked.withLock(\.settings)
        if latest != settings { try await conversation.updateSettings(latest) }
        try await conversation.startListening()
        happened.yield(stands())
        for await event in events {
            receive(event)
            if case .connectionStatusChanged(.lost) = event { throw .notConnected }
        }
    }

    private func receive(_ event: EchoEvent) {
        let facts = wire.facts(event)
        // A session is created before it is told of its settings.
        if case .connectionStatusChanged = event { news.tell(.echo(event)) }
        for fact in facts { news.tell(.wire(fact)) }
        if case .connectionStatusChanged = event {} else { news.tell(.echo(event)) }
        switch event {
        case .userStartedSpeaking: happened.yield(.callerStartedSpeaking)
        case .userStoppedSpeaking: happened.yield(.callerStoppedSpeaking)
        case .userTranscriptionCompleted(_, let words):
            keeping.message.withLock { $0.understand(words) }
            happened.yield(.callerSaid(words))
        case .turnChanged(let turn): happened.yield(.assistantWorks(turn == .thinking || turn == .assistant))
        default: break
        }
    }

    // MARK: - What is done

    private func decide(_ begins: OneTimeEvent) async -> PhoneLineEnd {
        var rules = CallRules(configuration, isOpen: line.isOpen)
        for await fact in facts {
            if case .digit(let digit) = fact {
                news.tell(.digit(rules.asksForPIN ? nil : digit))
                // A PIN is nobody's business, also as tones.
                if !rules.asksForPIN { tape.key(digit, of: .user, at: .now) }
            }
            let effects = rules.receive(fact, at: .now)
            if case .asked(let request) = fact, !effects.isEmpty { news.tell(.asked(request)) }
            for effect in effects {
                switch effect {
                case .end(let end): return end
                case .converse: begins.happen()
                default: await perform(effect)
                }
            }
        }
        return .lost
    }

    // MARK: - What the assistant may do

    private func registerTools(_ engine: Echo) {
        engine.registerTool(CallTools.hangUp { [happened] in happened.yield(.goodbye) })
        engine.registerTool(
            CallTools.waitForKeys { [happened, keys] most, patience in
                let id = keys.newID()
                happened.yield(.keysWanted(id: id, most: most, patience: patience))
                return await keys.pressed(id)
            })
        engine.registerTool(
            CallTools.takeMessage { [self] text in
                keeping.message.withLock { $0 = TakenMessage() }
                news.tell(.messageTaken(text))
            })
        if configuration.recordsMessages, recorder != nil, voice != nil, line.serverCall == nil {
            engine.registerTool(
                CallTools.recordMessage { [happened, keys] in
                    let id = keys.newID()
                    happened.yield(.messageWanted(id: id))
                    return await keys.pressed(id)
                })
        }
        let transfers = gate.policy.transfers
        guard !transfers.destinations.isEmpty else { return }
        engine.registerTool(
            CallTools.transfer(to: transfers.destinations.map(\.name)) { [happened, gate, line] name, sentence in
                guard let destination = transfers.destination(named: name) else {
                    return "Nobody of this name may be connected with: \(name)."
                }
                if let refusal = gate.refusal(toTransfer: destination.name, in: line.call) { return refusal.wording }
                happened.yield(
                    .transferWanted(to: destination.name, isHere: destination.target == .person, saying: sentence))
                return nil
            })
    }
}
