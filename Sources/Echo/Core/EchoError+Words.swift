extension EchoError {
    /// The server's own; empty where it has none.
    var words: String {
        switch self {
        case .server(_, let message, _), .responseFailed(_, let message), .rejected(_, let message),
            .rateLimited(let message), .keyRequired(let message), .unsupportedModel(_, _, let message):
            message
        default: ""
        }
    }
}
