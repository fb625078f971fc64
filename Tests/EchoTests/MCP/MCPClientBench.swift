import EchoConcurrency
import EchoTestKit
import Synchronization

@testable import Echo

/// A client of one server, and all that it told.
final class MCPClientBench: Sendable {
    let client: MCPClient
    private let work = WorkGroup()
    private let told = Mutex<[MCPServerStatus.State]>([])
    private let offered = Mutex<[Tool]>([])

    init(
        _ server: MCPServer, http: any HTTPTransportProtocol = HTTPTransport(), era: MCPEra? = nil
    ) throws(EchoError) {
        let told = Listener<MCPServerStatus.State>()
        let offered = Listener<[Tool]>()
        client = MCPClient(
            server, transport: try server.transport(over: http), work: work, era: era, tell: { told.hear?($0.state) },
            offer: { offered.hear?($0) })
        Task { [work] in await work.run() }
        told.hear = { [weak self] state in self?.told.withLock { $0.append(state) } }
        offered.hear = { [weak self] tools in self?.offered.withLock { $0 = tools } }
    }

    deinit { work.finish() }

    /// Set once, before the client is started.
    private final class Listener<Value>: @unchecked Sendable {  // written in the initialiser alone
        var hear: ((Value) -> Void)?
    }

    var states: [MCPServerStatus.State] { told.withLock { $0 } }
    var tools: [Tool] { offered.withLock { $0 } }

    func call(
        _ tool: String, _ arguments: String = "{}", report: @escaping @Sendable (ToolProgress) -> Void = { _ in }
    ) async throws -> String {
        try await client.call(tool, arguments, report: report)
    }

    var timesReady: Int { states.count { if case .ready = $0 { true } else { false } } }

    /// Starts it, does something with it, and ends it whatever happens.
    func use(_ body: (MCPClientBench) async throws -> Void) async throws {
        try await client.start()
        do { try await body(self) } catch {
            await client.stop()
            throw error
        }
        await client.stop()
    }
}
