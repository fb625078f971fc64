import EchoWire
import Synchronization

/// The functions that were declared.
final class ToolBox: Sendable {
    private let tools = Mutex<[String: Tool]>([:])

    func add(_ tool: Tool) { tools.withLock { $0[tool.name] = tool } }

    func tool(named name: String) -> Tool? { tools.withLock { $0[name] } }

    /// As the wire declares them, by name.
    var definitions: [ToolDefinition] {
        tools.withLock { tools in
            tools.values.sorted { $0.name < $1.name }.map {
                .function(FunctionTool(name: $0.name, description: $0.description, parameters: $0.parameters))
            }
        }
    }

    /// Runs a call. Whatever goes wrong is told to the assistant, which can make something of it.
    func result(of call: ToolCall) async -> ToolResult {
        guard let tool = tool(named: call.name) else {
            return ToolResult(callID: call.id, output: "There is no tool named \(call.name).", isError: true)
        }
        do {
            return ToolResult(callID: call.id, output: try await tool.body(call.arguments) { _ in })
        } catch {
            return ToolResult(callID: call.id, output: "The tool failed: \(error)", isError: true)
        }
    }
}
