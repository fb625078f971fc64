import Echo
import EchoWire

/// Who ends the caller's turns, whole: what is not said has the defaults of the Realtime API.
enum CallTurnDetection: Sendable, Hashable {
    struct Server: Sendable, Hashable {
        var threshold = 0.5
        var prefixPadding = Duration.milliseconds(300)
        var silence = Duration.milliseconds(500)
        var idleTimeout: Duration?
    }

    case server(Server, Answers)
    case semantic(SessionSettings.Eagerness, Answers)
    case disabled

    /// The Realtime API's own.
    static let usual = CallTurnDetection.server(Server(), Answers())

    struct Answers: Sendable, Hashable {
        var creates = true
        var interrupts = true
    }

    private static let paddings = 0...5000
    private static let silences = 0...10_000
    private static let idleTimeouts = 5000...30_000

    /// Reads the API's names, and the Realtime API's own.
    init(_ fields: BodyFields) throws(BridgeProblem) {
        let fields = fields.withNames(Self.names)
        let types = [VoiceActivityDetection.server.rawValue, VoiceActivityDetection.semantic.rawValue, "disabled"]
        let type = try fields.choice("type", of: types)
        switch type {
        case VoiceActivityDetection.server.rawValue:
            try fields.refuseOthers(
                than: [
                    "type", "threshold", "prefixPaddingMs", "silenceDurationMs", "idleTimeoutMs", "createResponse",
                    "interruptResponse",
                ])
            var server = Server()
            server.threshold = try fields.number("threshold", in: SessionSettings.thresholdRange) ?? server.threshold
            server.prefixPadding =
                try fields.integer("prefixPaddingMs", in: Self.paddings).map { .milliseconds($0) }
                ?? server.prefixPadding
            server.silence =
                try fields.integer("silenceDurationMs", in: Self.silences).map { .milliseconds($0) } ?? server.silence
            server.idleTimeout = try fields.integer("idleTimeoutMs", in: Self.idleTimeouts).map { .milliseconds($0) }
            self = .server(server, try Self.answers(fields))
        case VoiceActivityDetection.semantic.rawValue:
            try fields.refuseOthers(than: ["type", "eagerness", "createResponse", "interruptResponse"])
            let eagerness = try fields.choice("eagerness", of: SessionSettings.Eagerness.allCases.map(\.rawValue))
            self = .semantic(eagerness.flatMap(SessionSettings.Eagerness.init) ?? .auto, try Self.answers(fields))
        case "disabled":
            try fields.refuseOthers(than: ["type"])
            self = .disabled
        default: throw .invalid("vadConfig.type", "must be one of \(types.joined(separator: ", "))")
        }
    }

    /// What a session has now.
    init(of settings: SessionSettings) {
        let answers = Answers(creates: settings.createsResponse, interrupts: settings.interruptsResponse)
        switch settings.turnMode {
        case .automatic(.semantic): self = .semantic(settings.eagerness, answers)
        case .automatic(.server), .local:
            let server = Server(
                threshold: settings.threshold, prefixPadding: settings.prefixPadding, silence: settings.silence,
                idleTimeout: settings.idleTimeout)
            self = .server(server, answers)
        case .manual, .disabled: self = .disabled
        }
    }

    func apply(to settings: inout SessionSettings) {
        switch self {
        case .server(let server, let answers):
            // A server that hears no end of a turn has it heard here, with the same numbers.
            if settings.turnMode != .local { settings.turnMode = .automatic(.server) }
            (settings.threshold, settings.prefixPadding) = (server.threshold, server.prefixPadding)
            (settings.silence, settings.idleTimeout) = (server.silence, server.idleTimeout)
            answers.apply(to: &settings)
        case .semantic(let eagerness, let answers):
            (settings.turnMode, settings.eagerness) = (.automatic(.semantic), eagerness)
            answers.apply(to: &settings)
        case .disabled: settings.turnMode = .disabled
        }
    }

    private static func answers(_ fields: BodyFields) throws(BridgeProblem) -> Answers {
        Answers(
            creates: try fields.bool("createResponse") ?? true, interrupts: try fields.bool("interruptResponse") ?? true
        )
    }

    private static let names = [
        "prefix_padding_ms": "prefixPaddingMs", "silence_duration_ms": "silenceDurationMs",
        "idle_timeout_ms": "idleTimeoutMs", "create_response": "createResponse",
        "interrupt_response": "interruptResponse",
    ]
}

extension CallTurnDetection.Answers {
    fileprivate func apply(to settings: inout SessionSettings) {
        (settings.createsResponse, settings.interruptsResponse) = (creates, interrupts)
    }
}

extension CallTurnDetection {
    var json: JSONValue {
        switch self {
        case .server(let server, let answers):
            return .object([
                "type": "server_vad", "threshold": .number(server.threshold),
                "prefixPaddingMs": Self.milliseconds(server.prefixPadding),
                "silenceDurationMs": Self.milliseconds(server.silence),
                "idleTimeoutMs": server.idleTimeout.map(Self.milliseconds) ?? .null,
                "createResponse": .bool(answers.creates), "interruptResponse": .bool(answers.interrupts),
            ])
        case .semantic(let eagerness, let answers):
            return .object([
                "type": "semantic_vad", "eagerness": .string(eagerness.rawValue),
                "createResponse": .bool(answers.creates), "interruptResponse": .bool(answers.interrupts),
            ])
        case .disabled: return ["type": "disabled"]
        }
    }

    /// With the Realtime API's names.
    var wire: JSONValue {
        let others = Dictionary(uniqueKeysWithValues: Self.names.map { ($1, $0) })
        return .object(
            Dictionary(uniqueKeysWithValues: (json.object ?? [:]).map { (others[$0.key] ?? $0.key, $0.value) }))
    }

    private static func milliseconds(_ duration: Duration) -> JSONValue {
        .integer(Int(duration / .milliseconds(1)))
    }
}
