import Foundation

extension Message {
    /// The entry of a call that begins.
    init(call: ToolCall, id: String, createdAt: Date) {
        self.init(
            id: id, role: .tool, medium: .text, status: .inProgress, createdAt: createdAt,
            tool: ToolActivity(call: call, phase: .requested))
    }

    /// The call is over. Where nobody has told how it ended, the result tells.
    mutating func take(_ result: ToolResult) {
        guard var over = tool else { return }
        if !over.isOver { over.phase = result.isError ? .failed : .succeeded }
        over.output = result.output
        tool = over
        status = over.phase == .succeeded ? .completed : .failed(reason: over.phase.rawValue)
    }
}
