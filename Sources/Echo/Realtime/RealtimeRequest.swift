import EchoWire

/// What the user wants.
enum RealtimeRequest: Sendable, Hashable {
    case send(text: String)
    case startListening
    case stopListening
    case endUserTurn
    case interrupt
    case setMuted(Bool)
    case update(SessionSettings, id: RealtimeRequestID)
    case submit(ToolResult)
    case setTools([ToolDefinition])
    /// Takes messages out of the conversation.
    case remove([String])
    /// Asks for an answer to the conversation as it is.
    case regenerate
    case setBudget(Budget?)
    /// Marks what is not known yet as not to be known.
    case conclude
}
