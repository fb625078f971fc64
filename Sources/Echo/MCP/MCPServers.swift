import EchoConcurrency
import Synchronization

/// The MCP servers of an engine, and how they are.
final class MCPServers: Sendable {
    private struct Entry {
        /// Nil when the server can never be reached as it is described.
        let client: MCPClient?
        var status: MCPServerStatus

        var hasFailed: Bool { if case .failed = status.state { true } else { false } }
    }

    private let tools: ToolBox
    private let work: WorkGroup
    private let emitter: EventEmitter<EchoEvent>
    private let makeTransport: @Sendable (MCPServer) throws(EchoError) -> any MCPTransportProtocol
    private let entries = Mutex<[Entry]>([])

    /// - Parameter work: in which the servers are led.
    init(
        tools: ToolBox, work: WorkGroup, events: EventEmitter<EchoEvent>,
        makeTransport: @escaping @Sendable (MCPServer) throws(EchoError) -> any MCPTransportProtocol
    ) {
        self.tools = tools
        self.work = work
        self.makeTransport = makeTransport
        emitter = events
    }

    /// Lets all of them end.
    func end() {
        for client in entries.withLock({ $0.compactMap(\.client) }) { work.start { await client.stop() } }
    }

    /// In the order in which they were registered; one that failed stays, with the reason.
    var statuses: [MCPServerStatus] { entries.withLock { $0.map(\.status) } }

    /// A server that failed may be registered again.
    func register(_ server: MCPServer) async throws(EchoError) {
        let transport: any MCPTransportProtocol
        do throws(EchoError) {
            transport = try makeTransport(server)
        } catch {
            try add(nil, named: server.name)
            hear(MCPServerStatus(name: server.name, state: .failed(reason: Self.reason(error))))
            throw error
        }
        let client = MCPClient(
            server, transport: transport, work: work, tell: { [weak self] in self?.hear($0) },
            offer: { [tools] in tools.setTools($0, of: server.name) })
        try add(client, named: server.name)
        do {
            try await client.start()
        } catch {
            takeUnlessFailed(client)
            throw error
        }
    }

    func remove(named name: String) async {
        guard let client = take(name) else { return }
        await client.stop()
    }

    private func add(_ client: MCPClient?, named name: String) throws(EchoError) {
        let isNew =
            !name.isEmpty
            && entries.withLock { entries in
                let entry = Entry(client: client, status: MCPServerStatus(name: name, state: .starting))
                guard let index = entries.firstIndex(where: { $0.status.name == name }) else {
                    entries.append(entry)
                    return true
                }
                guard entries[index].hasFailed else { return false }
                entries[index] = entry
                return true
            }
        guard isNew else {
            throw .mcp(
                server: name, reason: name.isEmpty ? "a server needs a name" : "a server with this name already exists")
        }
    }

    private func take(_ name: String) -> MCPClient? {
        entries.withLock { entries in
            entries.firstIndex { $0.status.name == name }.flatMap { entries.remove(at: $0).client }
        }
    }

    /// What was stopped before it was ready is nobody's server; what failed is there to be looked at.
    private func takeUnlessFailed(_ client: MCPClient) {
        entries.withLock { entries in entries.removeAll { $0.client === client && !$0.hasFailed } }
    }

    private static func reason(_ error: EchoError) -> String {
        switch error {
        case .invalidURL(let url): "\(url) is not an address of a server: it needs http or https"
        case .mcp(_, let reason): reason
        default: "\(error)"
        }
    }

    private func hear(_ status: MCPServerStatus) {
        entries.withLock { entries in
            if let index = entries.firstIndex(where: { $0.status.name == status.name }) {
                entries[index].status = status
            }
        }
        emitter.emit(.mcpServerStatusChanged(status))
    }
}
