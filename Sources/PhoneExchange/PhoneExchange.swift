import EchoConcurrency
import EchoServing
import Foundation

/// A telephone exchange on this machine that speaks to an app as Twilio does: the REST API, signed webhooks, TwiML and
/// Media Streams. Callers call the app, and the app calls telephones, without an account.
///
/// It takes the app for a stranger: what the app does wrong is in `warnings`, which stay empty with a good one.
public actor PhoneExchange {
    /// Calls that are remembered when they are over.
    private static let mostCalls = 10_000

    public nonisolated let configuration: ExchangeConfiguration
    /// The mistakes the exchange makes from now on: a call keeps those it began with.
    public private(set) var faults: Set<ExchangeFault>
    nonisolated let eventLog = ExchangeLog()
    nonisolated let keys: RESTKeys
    private(set) var runs: [CallSID: CallRun] = [:]
    private var order: [CallSID] = []
    private var tasks: [CallSID: Task<Void, Never>] = [:]
    private var phones: [String: ExchangePhone] = [:]
    private var server: Task<Void, any Error>?

    public init(_ configuration: ExchangeConfiguration) {
        self.configuration = configuration
        faults = configuration.faults
        keys = RESTKeys(configuration)
    }

    /// The events, in order; the oldest is forgotten when there are many.
    public nonisolated var log: [ExchangeLogEntry] { eventLog.entries }

    /// The mistakes of the app.
    public nonisolated var warnings: [ExchangeWarning] { eventLog.warnings }

    /// Calls that are under way, and those that were.
    public var calls: [ExchangeCall] { order.compactMap { runs[$0]?.call } }

    public func set(faults: Set<ExchangeFault>) { self.faults = faults }

    /// Connects a telephone. A number without one is out of order.
    public func connect(_ phone: ExchangePhone, at number: String) { phones[number] = phone }

    /// Opens the REST API.
    ///
    /// - Returns: where it is: "http://127.0.0.1:" and the port.
    /// - Throws: `IOError` when the port is taken.
    @discardableResult
    public func start() async throws -> String {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        var limits = ServerLimits()
        limits.drainPatience = .seconds(1)
        let served = HTTPServer(
            HTTPServerConfiguration(port: configuration.port, routes: routes, limits: limits))
        let task = Task {
            defer { port.finish() }
            try await served.run { port.yield($0) }
        }
        server = task
        for await port in ports { return "http://127.0.0.1:\(port)" }
        try await task.value
        throw CancellationError()
    }

    /// Ends all calls without a word, and closes the REST API.
    public func stop() async {
        let running = tasks.values.map(\.self)
        for task in running { task.cancel() }
        for task in running { await task.value }
        server?.cancel()
        _ = await server?.result
        server = nil
    }

    /// Somebody calls the app.
    ///
    /// - Returns: at once; `ended` waits for the call's end.
    /// - Throws: `ExchangeError.notRunning`.
    public func call(from: String, to: String, caller: any CallerProtocol) throws(ExchangeError) -> CallSID {
        guard server != nil else { throw .notRunning }
        let callback = configuration.statusURL.map { StatusCallback(url: $0) }
        let run = register(makeCall(from: from, to: to, .inbound, callback))
        let program = CallProgram.ask(url: configuration.voiceURL, with: [:])
        start(run) { await run.run(incoming: caller, program) }
        return run.call.sid
    }

    /// The other side of the app hangs up.
    public func hangUp(_ sid: CallSID) throws(ExchangeError) {
        guard let run = runs[sid], !run.call.status.isOver else { throw .unknownCall }
        run.control.end(run.call.answered == nil ? .canceled : nil)
    }

    /// Waits until a call is over and the app was told so.
    public func ended(_ sid: CallSID) async throws(ExchangeError) -> ExchangeCall {
        guard let run = runs[sid] else { throw .unknownCall }
        await tasks[sid]?.value
        return run.call
    }

    /// A call that the app places.
    func begin(_ outgoing: OutgoingCall) -> ExchangeCall {
        let run = register(makeCall(from: outgoing.from, to: outgoing.to, .outbound, outgoing.callback))
        let call = run.call
        start(run) { await run.run(outgoing: outgoing) }
        return call
    }

    private func makeCall(
        from: String, to: String, _ direction: ExchangeDirection, _ callback: StatusCallback?
    ) -> ExchangeCall {
        ExchangeCall(
            sid: .random(), account: configuration.account, from: from, to: to, direction: direction,
            callback: callback, at: Date())
    }

    private func register(_ call: ExchangeCall) -> CallRun {
        let run = CallRun(call, AppLink(configuration: configuration, faults: faults, log: eventLog)) { [weak self] in
            await self?.phones[$0]
        }
        runs[call.sid] = run
        order.append(call.sid)
        forgetOldest()
        return run
    }

    private func start(_ run: CallRun, _ live: @escaping @Sendable () async -> Void) {
        let sid = run.call.sid
        tasks[sid] = Task {
            await live()
            tasks[sid] = nil
        }
    }

    private func forgetOldest() {
        guard order.count > Self.mostCalls, let index = order.firstIndex(where: { tasks[$0] == nil }) else { return }
        runs[order.remove(at: index)] = nil
    }
}

/// Why the exchange does not do what it was asked.
public enum ExchangeError: Error, Sendable, Hashable {
    case notRunning
    /// There is no such call, or it is over.
    case unknownCall
}
