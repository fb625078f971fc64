import EchoWire

/// The rules of one client of an MCP server, in both eras, over as many connections as it takes.
struct MCPSession: Sendable {
    enum Phase: Sendable, Hashable { case disconnected, probing, initializing, listing, ready, over }

    /// The purpose of one of our requests.
    enum Pending: Sendable, Hashable {
        case discover, initialize, list, listen
        case call(MCPCall)
    }

    /// How long an answer to the question for the era is waited for; servers of the old era may say nothing.
    static let probePatience = Duration.seconds(5)
    /// How long a server may take to be ready: some download themselves first.
    static let handshakePatience = Duration.seconds(60)
    /// Before news of the tools are asked for again, when the server ended them.
    static let listenPause = Duration.seconds(5)
    static let maximumPages = 1000
    static let maximumAttempts = 8

    let identity: MCPIdentity
    /// Over HTTP cancelling is closing; over pipes it must be said.
    let isHTTP: Bool
    var phase = Phase.disconnected
    var era: MCPEra?
    var version = ""
    var lastID = 0
    var pending: [Int: Pending] = [:]
    /// Calls that were made before the server was ready.
    var waiting: [MCPCall] = []
    var tools: [MCPToolDescription] = []
    /// The pages of the list that is being fetched.
    var pages: [[MCPToolDescription]] = []
    var cursors: Set<String> = []
    var listedNames: Set<String> = []
    var tellsChanges = false
    /// The server told what it has, and named no tools.
    var mayHaveNone = false
    var actions: [MCPAction] = []

    init(identity: MCPIdentity = MCPIdentity(), isHTTP: Bool = false, era: MCPEra? = nil) {
        self.identity = identity
        self.isHTTP = isHTTP
        self.era = era
    }

    /// There is a new connection.
    mutating func begin() -> [MCPAction] {
        pending = [:]
        if era == .legacy { initialize() } else { probe() }
        act(.start(.handshake, after: Self.handshakePatience))
        return takeActions()
    }

    mutating func receive(_ incoming: MCPIncoming) -> [MCPAction] {
        switch incoming {
        case .message(let message): receive(message)
        case .refused(let id, let status, let error): refused(id, status, error)
        case .unanswered(let id, let reason): unanswered(id, reason)
        case .sessionExpired(let id): sessionExpired(id)
        case .closed(let reason, let isFinal): closed(reason, isFinal: isFinal)
        }
        return takeActions()
    }

    mutating func fire(_ timer: MCPTimer) -> [MCPAction] {
        switch timer {
        case .probe: if phase == .probing { initialize() }
        case .handshake: if isStarting { end("it was not ready within \(Self.handshakePatience)") }
        case .listen: if phase == .ready { listen() }
        }
        return takeActions()
    }

    /// A call that comes too early waits until the server is ready.
    mutating func call(_ call: MCPCall) -> [MCPAction] {
        switch phase {
        case .ready: send(call)
        case .over: act(.finish(call: call.number, .failure("The server is not running.")))
        default: waiting.append(call)
        }
        return takeActions()
    }

    mutating func cancel(call number: Int) -> [MCPAction] {
        waiting.removeAll { $0.number == number }
        for (id, request) in pending {
            guard case .call(let call) = request, call.number == number else { continue }
            pending[id] = nil
            if era == .legacy || !isHTTP {
                send(notification: "notifications/cancelled", ["requestId": .integer(id)])
            }
            act(.send(.abandon(.number(id))))
        }
        act(.finish(call: number, .cancelled))
        return takeActions()
    }

    /// Nobody tries any more.
    mutating func giveUp(_ reason: String) -> [MCPAction] {
        phase = .over
        for call in waiting { act(.finish(call: call.number, .failure("The server is not running: \(reason)"))) }
        waiting = []
        return takeActions()
    }

    // MARK: for the rules

    var isStarting: Bool { [.probing, .initializing, .listing].contains(phase) }

    mutating func act(_ action: MCPAction) { actions.append(action) }

    mutating func end(_ reason: String, isFinal: Bool = false, isWorthAnother: Bool = false) {
        guard phase != .disconnected, phase != .over else { return }
        failCalls("The server ended during the call: \(reason).")
        phase = .disconnected
        for timer in [MCPTimer.probe, .handshake, .listen] { act(.cancel(timer)) }
        act(.end(MCPEnd(reason: reason, isFinal: isFinal, isWorthAnother: isWorthAnother)))
    }

    private mutating func failCalls(_ words: String) {
        for case .call(let call) in pending.sorted(by: { $0.key < $1.key }).map(\.value) {
            act(.finish(call: call.number, .failure(words)))
        }
        pending = [:]
    }

    private mutating func takeActions() -> [MCPAction] {
        defer { actions = [] }
        return actions
    }
}
