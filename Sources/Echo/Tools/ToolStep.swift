/// What becomes of the calls of a conversation, step by step.
enum ToolStep: Sendable, Hashable {
    case changed(ToolActivity)
    case ended(ToolResult)
}
