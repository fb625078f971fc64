/// Over what a server is asked for written answers.
public enum AnswerConnection: String, Sendable, Hashable, CaseIterable {
    /// A WebSocket where the server is known to take one for the Responses API, else HTTP.
    case automatic
    /// A WebSocket for each conversation; HTTP where the server refuses it.
    case webSocket = "websocket"
    /// A request for each answer.
    case http
}
