import Echo
public import Foundation
import Synchronization

/// The calls that this program carries, whatever line they came over.
public final class Switchboard: Sendable {
    struct State {
        var calls: [String: LiveCall] = [:]
        var watchers: [Int: AsyncStream<SwitchboardNews>.Continuation] = [:]
        var next = 0
        var isDraining = false
        /// For calls to come.
        var standing = SessionChange()
        /// Callers turned away are reported, but a flood of them is not.
        var turnAways = MessageAllowance(perSecond: 0.2, burst: 10)
        var untold = 0
        var origins = CallOrigins()
        /// When `standing` was changed, here or at another bridge.
        var standingSince = Date.distantPast
    }

    private let host: CallHost
    let gate: CallGate
    /// Of the assistant's server.
    let circuit: Circuit
    private let clock = LineClock()
    private let threads: CallThreads
    let state = Mutex(State())
    private let onTurnAway: @Sendable (PhoneLineCall, TurnAwayReason) -> Void
    let placed: Mutex<PlacedCalls>
    /// Tells other bridges what concerns their calls; nil where there are none.
    let relay: BridgeRelay?
    /// Those that are over: what is told of them later changes nothing.
    private let over = TicketPunch()

    /// - Parameters:
    ///   - threads: how many carry the calls, which take turns; nil for as many as suit the gate's limit.
    ///   - onTurnAway: counts each who is turned away; it must not wait.
    public convenience init(
        _ host: CallHost, gate: CallGate, threads: Int? = nil,
        onTurnAway: @escaping @Sendable (PhoneLineCall, TurnAwayReason) -> Void = { _, _ in }
    ) {
        self.init(host, gate: gate, threads: threads, relay: nil, onTurnAway: onTurnAway)
    }

    init(
        _ host: CallHost, gate: CallGate, threads: Int? = nil, relay: BridgeRelay?, circuit: Circuit = Circuit(),
        onTurnAway: @escaping @Sendable (PhoneLineCall, TurnAwayReason) -> Void
    ) {
        self.host = host
        self.gate = gate
        self.relay = relay
        self.circuit = circuit
        placed = Mutex(PlacedCalls(hasOthers: relay != nil))
        self.threads = CallThreads(
            count: threads ?? CallThreadCount.suited(to: gate.policy.limits.callsAtOnce))
        self.onTurnAway = onTurnAway
    }

    /// How often it is looked whether the day's minutes and dollars are used up.
    private static let watch = Duration.seconds(1)

    /// Keeps the clock of all lines and ends calls when the day's limits are reached, until the task is cancelled.
    public func run() async {
        async let ticking: Void = clock.run()
        async let heard: Void? = relay?.run { [self] in hear($0) }
        while (try? await Task.sleep(for: Self.watch)) != nil {
            endOverdue()
            giveUpPlaced()
        }
        _ = await (ticking, heard)
    }

    /// Those who talk hear a goodbye.
    func endOverdue() { for call in gate.overdue { ask(.timeIsUp, of: call) } }

    /// Carries a call to its end.
    ///
    /// - Parameters:
    ///   - prompt: what the assistant is told, in the place of what the host says.
    ///   - recording: of this call; nil for what the host says.
    ///   - name: under which a place was kept for it, where that is not its own.
    ///   - executor: where its sound comes in; nil for one of the switchboard's threads.
    /// - Returns: why it ended; nil when it was not taken: there is one of its name already, the limits are reached, or
    ///   none is taken any more.
    @discardableResult
    public func carry(
        _ line: any PhoneLineProtocol, prompt: CallPrompt? = nil, recording: RecordingMode? = nil,
        keptAs name: String? = nil, on executor: (any TaskExecutor)? = nil, at date: Date = Date()
    ) async -> PhoneLineEnd? {
        let id = line.call.id
        guard let entry = entry(of: line.call, keptAs: name) else {
            line.hangUp()
            return nil
        }
        let news = CallNews()
        let isServers = line.serverCall != nil
        var traced = line.call
        traced.trace = state.withLock { $0.origins.trace(of: id) }
        // Where a notice cannot be heard, nothing is recorded.
        let configuration = configuration(of: line.call, prompt, isServers ? .off : recording)
        let call = LiveCall(
            line: line, engine: engine(of: line, traced), fallback: isServers ? nil : host.makeFallback?(traced),
            configuration: configuration, voice: isServers ? nil : host.voice,
            recorder: isServers ? nil : host.recorder, clock: clock,
            executor: executor ?? threads.next(), aside: threads.aside, gate: gate,
            circuit: isServers ? nil : circuit, news: news, at: date)
        begin(call)
        let listener = news.listen { [weak self, gate] in
            Self.count($0, gate)
            self?.tell(SwitchboardNews(call: id, prompt: prompt?.id, happening: $0))
        }
        defer { news.remove(listener) }
        placed.withLock { $0.begin(id) }
        if entry == .begunUnannounced { relay?.tell(.begun, of: id) }
        news.tell(.began(line.call, at: date))
        news.tell(.prepared(configuration.settings, prompt: configuration.prompt))
        let end = await call.run()
        state.withLock { $0.calls[id] = nil }
        gate.end(id)
        _ = over.punch(id)
        if entry == .begunUnannounced { relay?.tell(.ended(end), of: id) }
        news.tell(.ended(end, at: Date()))
        return end
    }

    private func engine(of line: any PhoneLineProtocol, _ traced: PhoneLineCall) -> Echo {
        guard let call = line.serverCall, let calls = host.serverCalls else { return host.makeEngine(traced) }
        return calls.makeEngine(traced, call)
    }

    /// Those that are going on, oldest first.
    public var calls: [PhoneLineCall] {
        state.withLock { Array($0.calls.values) }.sorted { $0.startedAt < $1.startedAt }.map(\.line.call)
    }

    public var count: Int { state.withLock(\.calls.count) }

    /// - Returns: whether there is such a call.
    @discardableResult
    public func ask(_ request: CallRequest, of id: String) -> Bool {
        guard let call = state.withLock({ $0.calls[id] }) else { return false }
        if call.line.serverCall != nil, request.needsSound {
            call.news.tell(.lineFailed(.notPossible))
        } else {
            call.ask(request)
        }
        return true
    }

    /// What a person says in the assistant's place (`CallRequest.takeOver`): G.711 as the line has it.
    public func speak(_ bytes: Data, in id: String) { state.withLock { $0.calls[id] }?.speak(bytes) }

    /// Whether a person was asked for in the assistant's place.
    func isTakenOver(_ id: String) -> Bool { state.withLock { $0.calls[id] }?.isTakenOver ?? false }

    /// Which answers of the call are heard from now on.
    func heardAnswers(of id: String) -> HeardAnswers {
        guard let call = state.withLock({ $0.calls[id] }) else { return HeardAnswers() }
        return HeardAnswers(isMuted: call.isMuted, isTakenOver: call.isTakenOver)
    }

    /// Whether the call goes on here, or is waited for.
    func expects(_ id: String) -> Bool {
        call(id) != nil || gate.expects(id) && !placed.withLock { $0.isElsewhere(id) }
    }

    func call(_ id: String) -> PhoneLineCall? { state.withLock { $0.calls[id] }?.line.call }

    /// - Returns: the settings that the call is asked to have now; nil when there is no such call.
    @discardableResult
    public func change(_ id: String, _ change: (inout SessionSettings) -> Void) -> SessionSettings? {
        state.withLock { $0.calls[id] }?.change(change)
    }

    func change(_ change: SessionChange, in id: String) -> SessionSettings? {
        self.change(id) { change.apply(to: &$0) }
    }

    /// - Returns: all that was asked for calls to come.
    func change(callsToCome change: SessionChange, at date: Date = Date()) -> SessionChange {
        state.withLock { state in
            state.standing.add(change)
            state.standingSince = date
            return state.standing
        }
    }

    /// What was asked for calls to come is taken back.
    func resetCallsToCome(at date: Date = Date()) {
        state.withLock { ($0.standing, $0.standingSince) = (SessionChange(), date) }
    }

    /// What another bridge, or an earlier start of this one, was asked for calls to come. What was asked later here holds.
    func adopt(callsToCome change: SessionChange, asked date: Date) {
        state.withLock { state in
            guard date > state.standingSince else { return }
            (state.standing, state.standingSince) = (change, date)
        }
    }

    /// - Returns: whether there is such a call.
    func machineAnswered(_ id: String, isFax: Bool) -> Bool {
        guard let call = state.withLock({ $0.calls[id] }) else { return false }
        call.machineAnswered(isFax: isFax)
        return true
    }

    /// A call that was placed came to nothing; one that goes on is not concerned.
    func notReached(_ call: PhoneLineCall, _ status: CallStatus, at date: Date = Date()) {
        gate.giveBack(call.id)
        guard !gate.isRunning(call.id), over.punch(call.id) else { return }
        tell(SwitchboardNews(call: call.id, happening: .notReached(call, status, at: date)))
    }

    /// A call that was let in cannot be carried: it is over as soon as it began. One that goes on is not concerned.
    ///
    /// - Parameter name: under which a place was kept for it, where that is not its own.
    func fail(_ call: PhoneLineCall, _ error: PhoneLineError, keptAs name: String?, at date: Date = Date()) {
        for name in [call.id, name ?? call.id] { gate.giveBack(name) }
        guard !gate.isRunning(call.id) else { return }
        for happening in [CallHappening.began(call, at: date), .lineFailed(error), .ended(.broken, at: date)] {
            tell(SwitchboardNews(call: call.id, happening: happening))
        }
    }

    /// Somebody is not let in.
    func turnAway(_ call: PhoneLineCall, _ reason: TurnAwayReason, at date: Date = Date()) {
        onTurnAway(call, reason)
        let others: Int? = state.withLock { state in
            guard state.turnAways.take(at: .now) else {
                state.untold += 1
                return nil
            }
            defer { state.untold = 0 }
            return state.untold
        }
        guard let others else { return }
        tell(SwitchboardNews(call: call.id, happening: .turnedAway(call, reason, others: others, at: date)))
    }

    /// A caller who is let in nowhere, and whose identity nobody vouches for.
    func turnAwayStranger(_ reason: TurnAwayReason) {
        turnAway(PhoneLineCall(id: "", from: "", to: "", direction: .inbound), reason)
    }

    public var isDraining: Bool { state.withLock(\.isDraining) }

    /// Takes no more calls; those that go on hear a goodbye.
    public func drain() {
        let calls = state.withLock { state in
            state.isDraining = true
            return Array(state.calls.values)
        }
        for call in calls { call.ask(.close) }
    }

    /// Returns when no call goes on, or the task is cancelled.
    func untilIdle() async {
        // Listened to before it is looked: no end is missed.
        let news = news
        guard count > 0 else { return }
        for await _ in news where count == 0 { return }
    }

    /// What this program remembers of a call that was erased at another bridge.
    func forget(_ call: String) {
        guard let erase = host.erase else { return }
        Task { _ = await erase([call]) }
    }

    /// What a caller hears while the call is connected, in the language of the line's own sentences.
    func greeting(of call: PhoneLineCall) -> [VoiceVerb] {
        let configuration = host.configuration(call)
        let words = configuration.connecting ?? configuration.sentences.connecting
        return words.isEmpty
            ? [] : [.say(words, language: configuration.language == "en" ? nil : configuration.language)]
    }

    /// What becomes of a call that a machine answers.
    func voicemail(of call: PhoneLineCall) -> CallConfiguration.Voicemail { host.configuration(call).voicemail }

    private func configuration(
        of call: PhoneLineCall, _ prompt: CallPrompt?, _ recording: RecordingMode?
    ) -> CallConfiguration {
        var configuration = host.configuration(call)
        if let recording { configuration.record(recording) }
        state.withLock(\.standing).apply(to: &configuration.settings)
        if let prompt {
            SessionChange(prompt).apply(to: &configuration.settings)
            configuration.prompt = prompt.name
        }
        if call.direction == .inbound, let pin = gate.policy.incoming.pin {
            configuration.pin = pin
            configuration.pinTries = gate.policy.incoming.tries
        }
        return configuration
    }

    private static func count(_ happening: CallHappening, _ gate: CallGate) {
        switch happening {
        case .echo(.charged(let charge)): if let cost = charge.cost { gate.spend(cost.total) }
        case .wrongPIN: gate.failPIN()
        default: break
        }
    }

    /// A caller who is not let in is reported.
    private func entry(of call: PhoneLineCall, keptAs name: String?) -> CallEntry? {
        guard !isDraining else {
            turnAway(call, .stopping)
            return nil
        }
        let entry = gate.begin(call.id, keptAs: name, line: call)
        switch entry {
        case .begun, .begunUnannounced: return entry
        case .known: return nil
        case .refused(let refusal):
            turnAway(call, .refused(refusal))
            return nil
        }
    }

    private func begin(_ call: LiveCall) {
        let isDraining = state.withLock { state in
            state.calls[call.line.call.id] = call
            return state.isDraining
        }
        if isDraining { call.ask(.close) }
    }
}
