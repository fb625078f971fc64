import EchoWire

/// The server's `error` event, sorted by what it means to us.
struct ServerRefusal: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case harmless, answerIsRunning, nothingToCommit, serious }

    let kind: Kind
    let echoError: EchoError

    init(_ error: ErrorDetail) {
        kind = Self.kind(of: error)
        echoError = Self.echoError(of: error)
    }

    private static func kind(of error: ErrorDetail) -> Kind {
        switch error.code {
        case "conversation_already_has_active_response": .answerIsRunning
        case "input_audio_buffer_commit_empty": .nothingToCommit
        case "response_cancel_not_active", "item_delete_invalid_item_id", "item_truncate_invalid_item_id": .harmless
        // Servers count a few milliseconds less than they send; the item is truncated nevertheless.
        default: error.message.contains("already shorter than") ? .harmless : .serious
        }
    }

    private static func echoError(of error: ErrorDetail) -> EchoError {
        switch error.code {
        case "invalid_api_key": .invalidKey
        case "insufficient_quota": .quotaExceeded(message: error.message)
        case "rate_limit_exceeded", "inference_rate_limit_exceeded": .rateLimited(message: error.message)
        default: .server(code: error.code, message: error.message, parameter: error.param)
        }
    }
}
