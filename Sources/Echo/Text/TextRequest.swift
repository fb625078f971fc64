import EchoWire

/// What the user wants of a written conversation.
enum TextRequest: Sendable, Hashable {
    case send(text: String)
    case interrupt
    case update(SessionSettings)
    case useModel(String)
    case submit(ToolResult)
    case setTools([ToolDefinition])
    case remove([String])
    case regenerate
    case setBudget(Budget?)
}
