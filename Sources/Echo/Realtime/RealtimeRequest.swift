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
}
