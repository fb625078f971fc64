import Echo
import Foundation

/// A tool call as JSON.
struct StoredTool: Codable {
    let id: String
    let name: String
    let arguments: String
    let phase: String
    let output: String?
    let milliseconds: Int64?
    let server: String?

    init(_ tool: ToolActivity) {
        (id, name, arguments) = (tool.call.id, tool.call.name, tool.call.arguments)
        (phase, output, server) = (tool.phase.rawValue, tool.output, tool.server)
        milliseconds = tool.duration?.wholeMilliseconds
    }

    var activity: ToolActivity {
        ToolActivity(
            call: ToolCall(id: id, name: name, arguments: arguments),
            phase: ToolActivity.Phase(rawValue: phase) ?? .failed, output: output,
            duration: milliseconds.map { .milliseconds($0) }, server: server)
    }
}
