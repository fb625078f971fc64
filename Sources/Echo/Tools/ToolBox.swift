import EchoWire
import Synchronization

/// The functions that were declared, and which of them may run.
final class ToolBox: Sendable {
    private struct State {
        var tools: [String: Tool] = [:]
        /// What a person has said about single tools; it outlives them.
        var permissions: [String: ToolPermission] = [:]

        /// The program's own first, then each server's, by name: the same tools always stand in the same order.
        var ordered: [Tool] {
            tools.values.sorted { ($0.server ?? "", $0.name) < ($1.server ?? "", $1.name) }
        }
    }

    private let state = Mutex(State())
    private let permission: ToolPermission
    private let emitter = EventEmitter<Void>()

    /// Something each time that there are other tools than before.
    var changes: AsyncStream<Void> { emitter.stream(.bufferingNewest(1)) }

    /// - Parameter permission: for tools that say nothing else.
    init(permission: ToolPermission = .always) { self.permission = permission }

    func add(_ tool: Tool) {
        state.withLock { $0.tools[tool.name] = tool }
        emitter.emit(())
    }

    /// Tools in place of others of the program's own, which are known by their names.
    func replace(_ names: Set<String>, with tools: [Tool]) {
        state.withLock { state in
            for name in names where state.tools[name]?.server == nil { state.tools[name] = nil }
            for tool in tools { state.tools[tool.name] = tool }
        }
        emitter.emit(())
    }

    /// All tools of an MCP server, in place of those that it had. A name that something else has is not taken.
    func setTools(_ tools: [Tool], of server: String) {
        state.withLock { state in
            state.tools = state.tools.filter { $0.value.server != server }
            for tool in tools where state.tools[tool.name] == nil { state.tools[tool.name] = tool }
        }
        emitter.emit(())
    }

    func tool(named name: String) -> Tool? { state.withLock { $0.tools[name] } }

    func setPermission(_ permission: ToolPermission, for name: String) {
        state.withLock { $0.permissions[name] = permission }
    }

    func permission(of tool: Tool) -> ToolPermission {
        state.withLock { $0.permissions[tool.name] } ?? tool.permission ?? permission
    }

    /// As a person chooses among them.
    var summaries: [ToolSummary] {
        state.withLock { $0.ordered }.map {
            ToolSummary(name: $0.name, description: $0.description, permission: permission(of: $0), server: $0.server)
        }
    }

    /// As the wire declares them.
    var definitions: [ToolDefinition] {
        state.withLock { $0.ordered }.map {
            .function(FunctionTool(name: $0.name, description: $0.description, parameters: $0.parameters))
        }
    }
}
