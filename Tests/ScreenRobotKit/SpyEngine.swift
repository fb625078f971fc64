import Echo
import EchoAudio
import EchoScreen
import Foundation
import Synchronization

/// The engine's message, which `SpyEngine.Message` hides inside the spy.
typealias ShownMessage = Message

/// An engine that does what the test says and remembers what it was asked.
final class SpyEngine: EngineProtocol, ConversationProtocol {
    enum Sent: Equatable {
        case startConversation, startListening, stopListening, endUserTurn
        case send(String)
        /// A text with the names of its pictures.
        case show(String, [String])
        /// The texts that were said on this machine alone.
        case note([String])
        case interrupt
        case mute(Bool)
        case updateSettings(SessionSettings)
        case reset, reconnect, close
        /// The texts that are gone on from.
        case resume([String])
        case switchMode(ConversationMode)
        case useModel(String)
        case useModelIn(String, ConversationMode)
        case setBudget(Budget?)
        case setMonthlyBudget(Budget?)
        case edit(String, String)
        case delete(String)
        case regenerate, continueAnswer
        case decide(ToolDecision, String)
        case setPermission(ToolPermission, String)
        case restart(String)
        case speak(String, voice: String, speed: Double)
        case announce(String, voice: String, speed: Double)
        case play(milliseconds: Int)
        case signal(Earcon)
        /// The words that are to be expected.
        case dictate([String])
        case embed([String])
        case title(String)
    }

    private struct State {
        var messages: [Sent] = []
        var failures: [EchoError] = []
        /// Who waits in an operation that hangs.
        var hanging: [CheckedContinuation<Void, Never>] = []
        var hangs = false
        var mode = ConversationMode.audio
        var model = "gpt-realtime"
        var tools: [ToolSummary] = []
        var servers: [MCPServerStatus] = []
        var watching: [EventBatches<WireRecord>.Continuation] = []
        var serverModels: [ServerModel] = []
        var serverModelsFailure: EchoError?
        var toldContexts: [String: Int] = [:]
        var survey: ServerSurvey?
        var refusals: [KnownRefusal] = []
        var titleModels: [String?] = []
        var embeddingModel = "text-embedding-3-small"
    }

    let events: EventBatches<EchoEvent>
    /// Each who asks hears all from then on.
    var traffic: EventBatches<WireRecord> {
        let (traffic, continuation) = EventBatches<WireRecord>.makeStream()
        state.withLock { $0.watching.append(continuation) }
        return traffic
    }
    let sound: AsyncStream<ConversationSound>
    private let soundContinuation: AsyncStream<ConversationSound>.Continuation
    private let eventContinuation: EventBatches<EchoEvent>.Continuation
    private let state = Mutex(State())
    private let dictations = Mutex<
        (
            dictation: Dictation, sink: AsyncStream<Result<DictationEvent, EchoError>>.Continuation
        )?
    >(nil)

    private let interpretations = Mutex<
        (
            sides: [InterpretedSide], isHere: Bool,
            sink: AsyncStream<Result<InterpreterEvent, EchoError>>.Continuation
        )?
    >(nil)

    init() {
        (events, eventContinuation) = EventBatches.makeStream()
        (sound, soundContinuation) = AsyncStream.makeStream()
    }

    // MARK: - For the test

    /// Makes the vectors, as the server names it.
    var embeddingModel: String {
        get { state.withLock(\.embeddingModel) }
        set { state.withLock { $0.embeddingModel = newValue } }
    }

    /// Who was asked for titles; nil for the configured model.
    var titleModels: [String?] { state.withLock(\.titleModels) }

    var watchers: Int { state.withLock(\.watching.count) }
    var messages: [Sent] { state.withLock(\.messages) }
    func emit(_ events: EchoEvent...) { for event in events { eventContinuation.yield(event) } }
    func emit(_ record: WireRecord) { for one in state.withLock(\.watching) { one.yield(record) } }
    func forget() { state.withLock { $0.messages = [] } }

    func offer(_ tools: [ToolSummary], from servers: [MCPServerStatus] = []) {
        state.withLock { ($0.tools, $0.servers) = (tools, servers) }
    }

    /// The server tells of these models from now on.
    func tell(of models: [ServerModel]) {
        state.withLock { ($0.serverModels, $0.serverModelsFailure) = (models, nil) }
    }

    /// The server has told how much models take.
    func tell(contexts: [String: Int]) { state.withLock { $0.toldContexts = contexts } }

    /// The server does not tell of its models.
    func keepModels(_ failure: EchoError) { state.withLock { $0.serverModelsFailure = failure } }

    /// The server has refused these.
    func refused(_ refusals: [KnownRefusal]) { state.withLock { $0.refusals = refusals } }

    /// The server can be tested from now on.
    func offer(_ survey: ServerSurvey) { state.withLock { $0.survey = survey } }

    /// The next operation that can fail does.
    func failNext(_ error: EchoError) { state.withLock { $0.failures.append(error) } }

    /// Operations wait until `proceed`.
    func hang() { state.withLock { $0.hangs = true } }

    func proceed() {
        let hanging = state.withLock { state in
            defer { (state.hangs, state.hanging) = (false, []) }
            return state.hanging
        }
        for continuation in hanging { continuation.resume() }
    }

    // MARK: - As an engine

    func startConversation(
        _ mode: ConversationMode, _ settings: SessionSettings, resuming messages: [ShownMessage]
    ) async throws(EchoError) -> any ConversationProtocol {
        try await perform(.startConversation)
        if !messages.isEmpty { await record(.resume(messages.map(\.text))) }
        emit(.connectionStatusChanged(.connected(sessionID: "s", model: "gpt-realtime")))
        return self
    }

    func startListening() async throws(EchoError) {
        try await perform(.startListening)
        emit(.audioStatusChanged(AudioStatus(microphone: .open, loudspeaker: .open)), .turnChanged(.listening))
    }

    func stopListening() async {
        await record(.stopListening)
        emit(.audioStatusChanged(AudioStatus(microphone: .closed, loudspeaker: .open)))
    }

    func endUserTurn() async throws(EchoError) { try await perform(.endUserTurn) }
    func send(_ text: String, pictures: [Picture]) async throws(EchoError) {
        try await perform(pictures.isEmpty ? .send(text) : .show(text, pictures.map(\.name)))
    }
    func note(_ messages: [ShownMessage]) async { await record(.note(messages.map(\.text))) }
    func interruptAssistant() async { await record(.interrupt) }
    func setMuted(_ muted: Bool) async { await record(.mute(muted)) }
    func updateSettings(_ settings: SessionSettings) async throws(EchoError) {
        try await perform(.updateSettings(settings))
    }
    func reset() async throws(EchoError) { try await perform(.reset) }
    func resume(_ messages: [ShownMessage]) async throws(EchoError) {
        try await perform(.resume(messages.map(\.text)))
    }

    func reconnect() async throws(EchoError) {
        try await perform(.reconnect)
        emit(.connectionStatusChanged(.connected(sessionID: "s2", model: "gpt-realtime")))
    }

    func close() async { await record(.close) }

    var mode: ConversationMode { get async { state.withLock(\.mode) } }
    var model: String { get async { state.withLock(\.model) } }

    func switchMode(to mode: ConversationMode) async throws(EchoError) {
        try await perform(.switchMode(mode))
        state.withLock { state in
            state.mode = mode
            state.model = mode == .audio ? "gpt-realtime" : "gpt-5-mini"
        }
        emit(.modeChanged(mode))
    }

    func useModel(_ name: String, in mode: ConversationMode?) async throws(EchoError) {
        try await perform(mode.map { .useModelIn(name, $0) } ?? .useModel(name))
        state.withLock { state in
            state.model = name
            state.mode = mode ?? state.mode
        }
        if let mode { emit(.modeChanged(mode)) }
    }

    func setBudget(_ budget: Budget?, of period: Budget.Period) async {
        await record(period == .month ? .setMonthlyBudget(budget) : .setBudget(budget))
    }
    func edit(_ id: String, text: String, pictures: [Picture]) async throws(EchoError) {
        try await perform(.edit(id, ([text] + pictures.map(\.name)).joined(separator: " + ")))
    }
    func delete(_ id: String) async throws(EchoError) { try await perform(.delete(id)) }
    func regenerate() async throws(EchoError) { try await perform(.regenerate) }
    func continueAnswer() async throws(EchoError) { try await perform(.continueAnswer) }
    func decide(_ decision: ToolDecision, on callID: String) async { await record(.decide(decision, callID)) }

    var tools: [ToolSummary] { get async { state.withLock(\.tools) } }
    func listedModels() async throws(EchoError) -> [ServerModel] {
        let (models, failure) = state.withLock { ($0.serverModels, $0.serverModelsFailure) }
        if let failure { throw failure }
        return models
    }
    func survey(of model: String) -> ServerSurvey? { state.withLock(\.survey) }
    var toldContexts: [String: Int] { get async { state.withLock(\.toldContexts) } }
    var refusals: [KnownRefusal] { get async { state.withLock(\.refusals) } }
    func forgetRefusals() async -> Int {
        state.withLock { state in
            defer { state.refusals = [] }
            return state.refusals.count
        }
    }

    var mcpServers: [MCPServerStatus] { get async { state.withLock(\.servers) } }

    func setPermission(_ permission: ToolPermission, forTool name: String) async {
        await record(.setPermission(permission, name))
        state.withLock { state in
            for index in state.tools.indices where state.tools[index].name == name {
                state.tools[index].permission = permission
            }
        }
    }

    func restartMCPServer(named name: String) async throws(EchoError) { try await perform(.restart(name)) }

    /// As many ones as a text has words, then zeros.
    func embed(_ texts: [String], dimensions: Int) async throws(EchoError) -> Embeddings {
        try await perform(.embed(texts))
        let vectors = texts.map { text in
            let count = min(dimensions, text.split(separator: " ").count)
            return Array(repeating: Float(1), count: count) + Array(repeating: 0, count: dimensions - count)
        }
        var usage = Usage()
        usage.inputTextTokens = 5 * texts.count
        var cost = Cost()
        cost.textInput = 2
        return Embeddings(vectors: vectors, model: embeddingModel, usage: usage, cost: cost)
    }

    func title(of beginning: String, model: String?) async throws(EchoError) -> StructuredAnswer<String> {
        state.withLock { $0.titleModels.append(model) }
        try await perform(.title(beginning))
        var usage = Usage()
        usage.outputTextTokens = 7
        var cost = Cost()
        cost.textOutput = 3
        return StructuredAnswer(value: "  “Of birds.”\n", model: "spy", usage: usage, cost: cost)
    }

    func speak(_ text: String, voice: String, speed: Double) async throws(EchoError) {
        try await perform(.speak(text, voice: voice, speed: speed))
    }

    func announce(_ text: String, voice: String, speed: Double) async throws(EchoError) {
        try await perform(.announce(text, voice: voice, speed: speed))
    }

    func play(_ sound: PCM16) async throws(EchoError) {
        try await perform(.play(milliseconds: sound.samples.count / 24))
    }

    /// All of it is heard at once.
    func play(_ next: @escaping @Sendable () async -> PCM16?) async throws(EchoError) {
        var frames = 0
        while let piece = await next() { frames += piece.samples.count }
        try await perform(.play(milliseconds: frames / 24))
    }

    /// Lasts until the test has told everything.
    func dictate(
        _ dictation: Dictation, _ settings: SessionSettings, onEvent: @escaping @Sendable (DictationEvent) -> Void
    ) async throws(EchoError) {
        try await perform(.dictate(settings.dictionary))
        let (events, sink) = AsyncStream.makeStream(of: Result<DictationEvent, EchoError>.self)
        dictations.withLock { $0 = (dictation, sink) }
        for await event in events { onEvent(try event.get()) }
        if Task.isCancelled { throw .connectionLost(code: 1000, reason: "cancelled") }
    }

    var interpretsHere: Bool { true }

    /// Lasts until the test has told everything.
    func interpret(
        _ sides: [InterpretedSide], _ settings: SessionSettings, isHere: Bool,
        onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError) {
        let (events, sink) = AsyncStream.makeStream(of: Result<InterpreterEvent, EchoError>.self)
        interpretations.withLock { $0 = (sides, isHere, sink) }
        for await event in events { onEvent(try event.get()) }
        if Task.isCancelled { throw .connectionLost(code: 1000, reason: "cancelled") }
    }

    /// The interpretation that goes on now.
    var interpretation: Interpretation? { interpretedSides.first?.interpretation }
    /// Those whom it interprets for.
    var interpretedSides: [InterpretedSide] { interpretations.withLock { $0?.sides ?? [] } }
    /// Whether this machine interprets.
    var interpretsHereNow: Bool { interpretations.withLock { $0?.isHere } ?? false }

    func tell(interpreter events: InterpreterEvent...) {
        for event in events { _ = interpreter?.yield(.success(event)) }
    }
    func failInterpretation(_ error: EchoError) { _ = interpreter?.yield(.failure(error)) }
    func endInterpretation() { interpreter?.finish() }

    private var interpreter: AsyncStream<Result<InterpreterEvent, EchoError>>.Continuation? {
        interpretations.withLock { $0?.sink }
    }

    /// The dictation that goes on now.
    var dictation: Dictation? { dictations.withLock { $0?.dictation } }

    func tell(_ events: DictationEvent...) { for event in events { _ = sink?.yield(.success(event)) } }
    func failDictation(_ error: EchoError) { _ = sink?.yield(.failure(error)) }
    func endDictation() { sink?.finish() }

    private var sink: AsyncStream<Result<DictationEvent, EchoError>>.Continuation? {
        dictations.withLock { $0?.sink }
    }

    func play(_ earcon: Earcon) async { state.withLock { $0.messages.append(.signal(earcon)) } }

    private func record(_ message: Sent) async {
        let hangs = state.withLock { state in
            state.messages.append(message)
            return state.hangs
        }
        guard hangs else { return }
        await withCheckedContinuation { continuation in state.withLock { $0.hanging.append(continuation) } }
    }

    private func perform(_ message: Sent) async throws(EchoError) {
        await record(message)
        if let failure = state.withLock({ $0.failures.isEmpty ? nil : $0.failures.removeFirst() }) { throw failure }
    }
}
