import Foundation

extension Message {
    /// The entry of a call that begins.
    init(call: ToolCall, id: String, createdAt: Date) {
        self.init(
            id: id, role: .tool, medium: .text, status: .inProgress, createdAt: createdAt,
            tool: ToolActivity(call: call, phase: .running))
    }

    /// The call is over.
    mutating func take(_ result: ToolResult, _ activity: ToolActivity?) {
        let phase: ToolActivity.Phase = result.isError ? .failed : .succeeded
        var over = activity ?? ToolActivity(call: tool?.call ?? ToolCall(id: result.callID, name: "", arguments: ""), phase: phase)
        over.output = result.output
        tool = over
        status = result.isError ? .failed(reason: result.output) : .completed
    }
}
