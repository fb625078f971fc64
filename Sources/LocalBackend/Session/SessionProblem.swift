import EchoServing

/// A problem with a client's event, in the published words.
struct SessionProblem: Error, Sendable, Hashable {
    var code: String
    var message: String
    /// Path of the parameter that is to blame.
    var parameter: String?
    var type = "invalid_request_error"
    /// Some complaints do not name the event they are about.
    var namesEvent = true
    /// Of HTTP.
    var status = 400

    static func unknownParameter(_ path: String) -> SessionProblem {
        SessionProblem(code: "unknown_parameter", message: "Unknown parameter: '\(path)'.", parameter: path)
    }

    static func missing(_ path: String) -> SessionProblem {
        SessionProblem(
            code: "missing_required_parameter", message: "Missing required parameter: '\(path)'.", parameter: path)
    }

    static func invalid(_ path: String?, _ message: String) -> SessionProblem {
        SessionProblem(code: "invalid_value", message: message, parameter: path)
    }

    static func invalidEvent(_ message: String) -> SessionProblem {
        SessionProblem(code: "invalid_event", message: message, parameter: nil)
    }

    static func activeResponse(_ id: String) -> SessionProblem {
        SessionProblem(
            code: "conversation_already_has_active_response",
            message: "Conversation already has an active response in progress: \(id). "
                + "Wait until the response is finished before creating a new one.")
    }

    static func unsupported(_ parameter: String) -> SessionProblem {
        SessionProblem(
            code: "unsupported_parameter", message: "Unsupported parameter: '\(parameter)' is not supported here.",
            parameter: parameter)
    }

    static func notWithModel(_ parameter: String) -> SessionProblem {
        SessionProblem(
            code: "unsupported_parameter",
            message: "Unsupported parameter: '\(parameter)' is not supported with this model.", parameter: parameter)
    }

    static func effortUnknown(
        _ effort: String, to model: String, known: [String], at path: String
    ) -> SessionProblem {
        let names = known.map { "'\($0)'" }.joined(separator: ", ")
        return SessionProblem(
            code: "unsupported_value",
            message: "Unsupported value: '\(effort.prefix(80))' is not supported with the '\(model)' model. "
                + "Supported values are: \(names).",
            parameter: path)
    }

    static func noChatTools(_ model: String, _ otherwise: String?) -> SessionProblem {
        SessionProblem(
            code: "unsupported_parameter",
            message: "Function tools are not supported for \(model) in /v1/chat/completions. "
                + "Please use the Responses API (/v1/responses)\(otherwise.map { " " + $0 } ?? "").",
            parameter: "tools")
    }

    static func noWebSearch(_ path: String) -> SessionProblem {
        SessionProblem(
            code: "unsupported_value",
            message:
                "Unsupported value: '\(path)' asks for web search, which this server does not have: it works offline.",
            parameter: path)
    }

    static func aboveMaximum(_ path: String, _ most: Int, got given: Int) -> SessionProblem {
        .invalid(
            path,
            "Invalid '\(path)': integer above maximum value. Expected a value <= \(most), but got \(given) instead.")
    }

    static let tooManyResponses = SessionProblem(
        code: "rate_limit_exceeded", message: "Too many responses are being made. Try again when one is over.",
        type: "requests", status: 429)

    static let noResponses = SessionProblem(
        code: "invalid_event", message: "A transcription session has no responses.")

    static let nothingToCancel = SessionProblem(
        code: "response_cancel_not_active", message: "Cancellation failed: no active response found")

    static func bufferTooSmall(milliseconds: Double) -> SessionProblem {
        let tenths = (milliseconds * 100).rounded() / 100
        return SessionProblem(
            code: "input_audio_buffer_commit_empty",
            message: "Error committing input audio buffer: buffer too small. Expected at least 100ms of audio, "
                + "but buffer only has \(tenths)ms of audio.")
    }

    static func bufferFull(bytes: Int) -> SessionProblem {
        SessionProblem(
            code: "input_audio_buffer_full",
            message: "Error appending to input audio buffer: it holds at most \(bytes / 48_000) s of audio. "
                + "Commit or clear it first.",
            parameter: "audio")
    }

    static func unknownModel(
        _ name: String, like known: [String], at parameter: String, status: Int
    ) -> SessionProblem {
        noModel("The model '\(name.prefix(80))' does not exist here.", known, parameter, status)
    }

    /// A published model that is for something else.
    static func modelElsewhere(
        _ name: String, for purpose: String, like known: [String], at parameter: String, status: Int
    ) -> SessionProblem {
        var problem = noModel("The model '\(name.prefix(80))' is for \(purpose).", known, parameter, status)
        problem.code = "invalid_model"
        return problem
    }

    static func endedModel(
        _ name: String, on day: CivilDay, like known: [String], at parameter: String
    ) -> SessionProblem {
        noModel("The model '\(name.prefix(80))' was shut down on \(day.iso).", known, parameter, 404)
    }

    private static func noModel(
        _ message: String, _ known: [String], _ parameter: String, _ status: Int
    ) -> SessionProblem {
        let names = known.map { "'\($0)'" }.joined(separator: ", ")
        return SessionProblem(
            code: "model_not_found", message: message + (known.isEmpty ? "" : " There are \(names)."),
            parameter: parameter, status: status)
    }

    static func conversationFull(bytes: Int) -> SessionProblem {
        SessionProblem(
            code: "context_length_exceeded",
            message: "The conversation holds at most \(bytes >> 20) MiB. Delete items or begin a new session.")
    }

    static func unknownItem(_ verb: Verb, _ id: String) -> SessionProblem {
        SessionProblem(
            code: "item_\(verb.rawValue)_invalid_item_id",
            message: "Error \(verb.gerund) item: the item with id '\(id)' does not exist.")
    }

    static let notAssistantAudio = SessionProblem(
        code: "unsupported_content_type",
        message: "Only model output audio messages can be truncated, at more than 0 ms.")

    /// Observed without an event id.
    static func audioShorter(than asked: Int, has: Int) -> SessionProblem {
        SessionProblem(
            code: "invalid_value", message: "Audio content of \(has)ms is already shorter than \(asked)ms",
            parameter: nil, namesEvent: false)
    }

    static let tooLong = SessionProblem(
        code: "context_length_exceeded",
        message: "Your input exceeds the context window of this model. Please adjust your input and try again.",
        parameter: "input")

    static let expired = SessionProblem(
        code: "session_expired", message: "Your session hit the maximum duration of 60 minutes.", namesEvent: false)

    static let connectionLimit = SessionProblem(
        code: "websocket_connection_limit_reached",
        message: "Responses websocket connection limit reached (60 minutes). Create a new connection to continue.")

    /// Why a client of a WebSocket is turned away.
    static func turnedAway(_ close: ServerSocketClose) -> SessionProblem {
        switch close {
        case .tooLarge:
            SessionProblem(
                code: "message_too_large", message: "A message may have at most 20 MiB; this one was not read.",
                status: 413)
        case .notText: .invalidEvent("The message is not valid UTF-8.")
        case .tooMany:
            SessionProblem(
                code: "server_overloaded", message: close.reason, type: "server_error", namesEvent: false, status: 503)
        case .serverStops:
            SessionProblem(
                code: "server_stopping", message: close.reason, type: "server_error", namesEvent: false, status: 503)
        default: .invalidEvent("That is not a WebSocket message.")
        }
    }

    static let betaShape = SessionProblem(
        code: "beta_api_shape_disabled",
        message: "The Realtime Beta API is no longer supported. Please use /v1/realtime for the GA API.",
        namesEvent: false)

    enum Verb: String, Sendable {
        case delete, retrieve, truncate, create

        var gerund: String {
            switch self {
            case .delete: "deleting"
            case .retrieve: "retrieving"
            case .truncate: "truncating"
            case .create: "creating"
            }
        }
    }
}
