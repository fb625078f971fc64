import EchoWire

/// A problem with a client's event in a full-duplex session, in the published words.
struct DuplexProblem: Error, Sendable, Hashable {
    /// Nil for an event of a name that there is not.
    var code: String?
    var message: String
    /// Path of the parameter that is to blame.
    var parameter: String?
    var type = "invalid_request_error"

    init(code: String?, message: String, parameter: String? = nil, type: String = "invalid_request_error") {
        self.code = code
        self.message = message
        self.parameter = parameter
        self.type = type
    }

    init(_ problem: SessionProblem) {
        self.init(code: problem.code, message: problem.message, parameter: problem.parameter, type: problem.type)
    }

    static func invalid(_ path: String?, _ message: String) -> DuplexProblem {
        DuplexProblem(code: "invalid_value", message: message, parameter: path)
    }

    static func unknownEvent(_ name: String, known: [String]) -> DuplexProblem {
        let names = known.map { "'\($0)'" }.joined(separator: ", ")
        return DuplexProblem(
            code: nil, message: "Invalid value: '\(name.prefix(80))'. Supported values are: \(names).",
            parameter: "type")
    }

    static func invalidAudio(_ message: String) -> DuplexProblem {
        DuplexProblem(code: "invalid_audio", message: message, parameter: "audio")
    }

    static func voiceForbidden(_ path: String) -> DuplexProblem {
        DuplexProblem(code: "forbidden", message: "The voice is not available.", parameter: path)
    }

    static func immutable(_ path: String) -> DuplexProblem {
        DuplexProblem(
            code: "immutable_field_update", message: "'\(path)' cannot change in a running session.", parameter: path)
    }

    static func outputsRequired(_ calls: [String]) -> DuplexProblem {
        DuplexProblem(
            code: "function_call_outputs_required",
            message: "Outputs are missing for: \(calls.joined(separator: ", ")).")
    }

    static func bufferFull(_ message: String) -> DuplexProblem {
        DuplexProblem(code: "response_input_buffer_full", message: message, parameter: "item")
    }

    static let notStarted = DuplexProblem.invalid("type", "The first event must be 'session.start'.")
    static let startedTwice = DuplexProblem.invalid(
        "type", "The session has started already: 'session.start' is sent once.")
    static let noDelegate = DuplexProblem.invalid(
        "type", "This event requires Responses delegation, which this session does not have.")
    static let noDecisions = DuplexProblem.invalid(
        "type", "Decisions are not offered here: delegate to 'client' or 'responses'.")
    static let appendTooLong = DuplexProblem.invalid("content", "content must not exceed 500 tokens")
    static let tooManyAppends = DuplexProblem(
        code: "rate_limit_exceeded", message: "Too many appends wait for the clock of the session. Send audio.")
    static let fixturePlays = DuplexProblem.invalid(
        "type", "A fixture plays: wait for 'session.output_audio.fixture.played'.")

    static func appendUnfinished(_ kind: String) -> DuplexProblem {
        DuplexProblem(
            code: "context_injection_incomplete", message: "The session closed before '\(kind)' had reached the model.")
    }

    static func server(_ message: String, code: String? = nil) -> DuplexProblem {
        DuplexProblem(code: code, message: message, type: "server_error")
    }
}

extension LiveErrorDetail {
    init(_ problem: DuplexProblem, of eventID: String?) {
        self.init(
            type: problem.type, code: problem.code, message: problem.message, param: problem.parameter,
            clientEventID: eventID)
    }
}
