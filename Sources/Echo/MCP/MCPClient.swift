import EchoConcurrency
import EchoWire
import Foundation

/// Performs what `MCPSession` decides: one server, started again when it ends.
actor MCPClient {
    private struct Call {
        let report: @Sendable (ToolProgress) -> Void
        let end: CheckedContinuation<MCPCallOutcome, Never>
    }

    nonisolated let server: MCPServer
    private let transport: any MCPTransportProtocol
    private let work: WorkGroup
    private let tell: @Sendable (MCPServerStatus) -> Void
    private let offer: @Sendable ([Tool]) -> Void
    private var session: MCPSession
    private var connection: (any MCPConnectionProtocol)?
    private var timers = TimerSet<MCPTimer>()
    private var calls: [Int: Call] = [:]
    private var lastCall = 0
    private var restarts = MCPRestarts()
    private var readySince: ContinuousClock.Instant?
    private var end: MCPEnd?
    private var running: WorkItem?
    private var starter: CheckedContinuation<EchoError?, Never>?
    private var hasBeenReady = false

    /// - Parameters:
    ///   - work: in which the server is led.
    ///   - era: if it is known.
    ///   - tell: hears how the server is, in order.
    ///   - offer: gets its tools, again whenever they change.
    init(
        _ server: MCPServer, transport: any MCPTransportProtocol, work: WorkGroup, era: MCPEra? = nil,
        tell: @escaping @Sendable (MCPServerStatus) -> Void, offer: @escaping @Sendable ([Tool]) -> Void
    ) {
        self.server = server
        self.transport = transport
        self.work = work
        self.tell = tell
        self.offer = offer
        session = MCPSession(isHTTP: transport.isHTTP, era: era)
    }

    /// Whether some call has no answer yet.
    var isCalling: Bool { !calls.isEmpty }

    /// Returns when the server can be used. From then on it is started again whenever it ends.
    func start() async throws(EchoError) {
        guard !Task.isCancelled else { throw wasStopped }
        let failure = await withTaskCancellationHandler {
            await withCheckedContinuation { starter in
                self.starter = starter
                let running = work.start { await self.run() }
                self.running = running
                // The engine is gone: nobody will run it.
                if running.isOver { settle(wasStopped) }
            }
        } onCancel: {
            work.start { await self.stop() }
        }
        if let failure { throw failure }
    }

    /// Returns when nothing of it is left.
    func stop() async {
        running?.cancel()
        connection?.hangUp()
        await running?.finished()
        // What was cancelled before it began has told nobody.
        settle(wasStopped)
    }

    private var wasStopped: EchoError { .mcp(server: server.name, reason: "it was stopped") }

    /// The words of a tool's result.
    ///
    /// - Throws: `ToolFailure` with what the assistant is told; `CancellationError`.
    func call(
        _ tool: String, _ arguments: String, report: @escaping @Sendable (ToolProgress) -> Void
    ) async throws -> String {
        let arguments = try JSONValue(parsing: Data(arguments.utf8))
        lastCall += 1
        let number = lastCall
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { end in
                calls[number] = Call(report: report, end: end)
                perform(session.call(MCPCall(number: number, tool: tool, arguments: arguments)))
                if Task.isCancelled { cancel(call: number) }
            }
        } onCancel: {
            work.start { await self.cancel(call: number) }
        }
        switch outcome {
        case .success(let text): return text
        case .failure(let words): throw ToolFailure(words)
        case .cancelled: throw CancellationError()
        }
    }

    private func cancel(call number: Int) {
        if calls[number] != nil { perform(session.cancel(call: number)) }
    }

    // MARK: running

    private func run() async {
        var end = await connectOnce()
        while let delay = pause(after: end) {
            if delay > .zero {
                tell(MCPServerStatus(name: server.name, state: .restarting(delay: delay, reason: end.reason)))
                try? await Task.sleep(for: delay)
            }
            guard !Task.isCancelled else { break }
            end = await connectOnce()
        }
        perform(session.giveUp(end.reason))
        offer([])
        tell(MCPServerStatus(name: server.name, state: Task.isCancelled ? .stopped : .failed(reason: end.reason)))
        settle(Task.isCancelled ? wasStopped : .mcp(server: server.name, reason: end.reason))
    }

    private func pause(after end: MCPEnd) -> Duration? {
        guard !Task.isCancelled, !end.isFinal else { return nil }
        if end.isWorthAnother { return .zero }
        guard hasBeenReady else { return nil }
        return restarts.delay(afterReadyFor: readySince.map { $0.duration(to: .now) })
    }

    private func connectOnce() async -> MCPEnd {
        end = nil
        readySince = nil
        tell(MCPServerStatus(name: server.name, state: .starting))
        let connection = transport.open()
        self.connection = connection
        let carrying = work.start { await connection.run() }
        perform(session.begin())
        for await incoming in connection.incoming { perform(session.receive(incoming)) }
        perform(session.receive(.closed(reason: "it was stopped", isFinal: false)))
        self.connection = nil
        connection.hangUp()
        await carrying.finished()
        timers.cancelAll()
        return end ?? MCPEnd(reason: "it was stopped")
    }

    // MARK: performing

    private func perform(_ actions: [MCPAction]) {
        for action in actions { perform(action) }
    }

    private func perform(_ action: MCPAction) {
        switch action {
        case .send(let outgoing): connection?.send(outgoing)
        case .start(let timer, let delay): start(timer, after: delay)
        case .cancel(let timer): timers.cancel(timer)
        case .offer(let tools, let version): becomeReady(tools, version)
        case .progress(let call, let progress): calls[call]?.report(progress)
        case .finish(let call, let outcome): calls.removeValue(forKey: call)?.end.resume(returning: outcome)
        case .end(let end):
            self.end = end
            connection?.hangUp()
        }
    }

    private func start(_ timer: MCPTimer, after delay: Duration) {
        timers.start(timer, after: delay, in: work) { [weak self] number in await self?.ring(timer, number) }
    }

    private func ring(_ timer: MCPTimer, _ number: Int) {
        if timers.take(timer, number) { perform(session.fire(timer)) }
    }

    private func becomeReady(_ tools: [MCPToolDescription], _ version: String) {
        readySince = readySince ?? .now
        hasBeenReady = true
        offer(makeTools(tools))
        tell(MCPServerStatus(name: server.name, state: .ready(protocolVersion: version, tools: tools.count)))
        settle(nil)
    }

    private func settle(_ failure: EchoError?) {
        starter?.resume(returning: failure)
        starter = nil
    }

    private func makeTools(_ tools: [MCPToolDescription]) -> [Tool] {
        let names = MCPToolNames.names(of: tools.map(\.name), server: server.name)
        return zip(names, tools).map { name, tool in
            var offered = Tool(
                name: name, description: tool.description, parameters: tool.parameters,
                permission: server.permissions[tool.name] ?? server.permission,
                reporting: { arguments, report in try await self.call(tool.name, arguments, report: report) })
            offered.server = server.name
            return offered
        }
    }
}

/// When a server that ended is started again.
struct MCPRestarts: Sendable {
    static let first = Duration.milliseconds(500)
    static let longest = Duration.seconds(30)
    /// So many failures in a row, about two minutes, and nobody tries any more.
    static let maximum = 8
    /// A server that was ready for so long is not one that fails again and again.
    static let probation = Duration.seconds(30)

    private var failures = 0

    /// - Parameter readyFor: how long it could be used.
    /// - Returns: how long to wait; nil to give up.
    mutating func delay(afterReadyFor readyFor: Duration?) -> Duration? {
        if let readyFor, readyFor >= Self.probation { failures = 0 }
        failures += 1
        guard failures <= Self.maximum else { return nil }
        return min(Self.first * (1 << (failures - 1)), Self.longest)
    }
}

/// Names the tools of MCP servers so that models may call them and no two are the same: `server__tool`.
enum MCPToolNames {
    /// One name for each tool, in their order. Names that are too long end in a mark of the whole, so that the same
    /// tool has the same name tomorrow.
    static func names(of tools: [String], server: String) -> [String] {
        var taken: Set<String> = []
        return tools.map { tool in
            let name = fit(JSONSchema.sanitizedName, "\(server)__\(tool)")
            let free = taken.contains(name) ? (2...).lazy.map { variant(name, $0) }.first { !taken.contains($0) } : name
            taken.insert(free ?? name)
            return free ?? name
        }
    }

    private static func fit(_ sanitize: (String) -> String, _ name: String) -> String {
        guard name.unicodeScalars.count > JSONSchema.maximumNameLength else { return sanitize(name) }
        let mark = String(checksum(name), radix: 36)
        return String(sanitize(name).prefix(JSONSchema.maximumNameLength - mark.count - 1)) + "_" + mark
    }

    private static func variant(_ name: String, _ number: Int) -> String {
        let ending = "_\(number)"
        return String(name.prefix(JSONSchema.maximumNameLength - ending.count)) + ending
    }

    /// FNV-1a of 32 bits.
    private static func checksum(_ text: String) -> UInt32 {
        text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
