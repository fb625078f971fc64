import EchoConcurrency
import Synchronization

/// The MCP servers of an engine, and how they are.
final class MCPServers: Sendable {
    private struct Entry {
        let client: MCPClient
        var status: MCPServerStatus
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
        for entry in entries.withLock({ $0 }) { work.start { [client = entry.client] in await client.stop() } }
    }

    /// In the order in which they were registered.
    var statuses: [MCPServerStatus] { entries.withLock { $0.map(\.status) } }

    func register(_ server: MCPServer) async throws(EchoError) {
        let client = MCPClient(
            server, transport: try makeTransport(server), work: work, tell: { [weak self] in self?.hear($0) },
            offer: { [tools] in tools.setTools($0, of: server.name) })
        try add(client)
        do {
            try await client.start()
        } catch {
            take(server.name)
            throw error
        }
    }

    func remove(named name: String) async {
        guard let client = take(name) else { return }
        await client.stop()
    }

    private func add(_ client: MCPClient) throws(EchoError) {
        let name = client.server.name
        let isNew = entries.withLock { entries in
            guard !entries.contains(where: { $0.status.name == name }) else { return false }
            entries.append(Entry(client: client, status: MCPServerStatus(name: name, state: .starting)))
            return true
        }
        guard isNew, !name.isEmpty else {
            throw .mcp(
                server: name, reason: name.isEmpty ? "a server needs a name" : "a server with this name already exists")
        }
    }

    @discardableResult
    private func take(_ name: String) -> MCPClient? {
        entries.withLock { entries in
            entries.firstIndex { $0.status.name == name }.map { entries.remove(at: $0).client }
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
