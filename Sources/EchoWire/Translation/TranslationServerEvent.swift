public import Foundation

/// An event from a server in a translation session. Some names are those of live sessions, whose fields are others.
public enum TranslationServerEvent: WireEventUnion {
    case created(TranslationCreated)
    case updated(TranslationUpdated)
    case outputAudioDelta(TranslationAudioDelta)
    case outputTranscriptDelta(TranslationOutputDelta)
    case inputTranscriptDelta(TranslationInputDelta)
    case closed(TranslationClosed)
    case error(ErrorEvent)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case TranslationCreated.type: self = .created(try TranslationCreated(fields: fields))
        case TranslationUpdated.type: self = .updated(try TranslationUpdated(fields: fields))
        case TranslationAudioDelta.type: self = .outputAudioDelta(try TranslationAudioDelta(fields: fields))
        case TranslationOutputDelta.type: self = .outputTranscriptDelta(try TranslationOutputDelta(fields: fields))
        case TranslationInputDelta.type: self = .inputTranscriptDelta(try TranslationInputDelta(fields: fields))
        case TranslationClosed.type: self = .closed(try TranslationClosed(fields: fields))
        case ErrorEvent.type: self = .error(try ErrorEvent(fields: fields))
        default: self = .unknown(UnknownEvent(type: type, fields: fields))
        }
    }

    public var payload: any WireEventPayload {
        switch self {
        case .created(let event): event
        case .updated(let event): event
        case .outputAudioDelta(let event): event
        case .outputTranscriptDelta(let event): event
        case .inputTranscriptDelta(let event): event
        case .closed(let event): event
        case .error(let event): event
        case .unknown(let event): event
        }
    }
}

/// The session is there, with the server's own settings.
public struct TranslationCreated: WireEvent {
    public static let type = "session.created"

    public var eventID: String?
    public var session: TranslationSettings
    public var extra: JSONObject

    public init(eventID: String? = nil, session: TranslationSettings, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(session: TranslationSettings()),
        [
            .optional("event_id", \.eventID), .required("session", \.session),
        ])
}

/// The settings that hold from now on.
public struct TranslationUpdated: WireEvent {
    public static let type = "session.updated"

    public var eventID: String?
    public var session: TranslationSettings
    public var extra: JSONObject

    public init(eventID: String? = nil, session: TranslationSettings, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(session: TranslationSettings()),
        [
            .optional("event_id", \.eventID), .required("session", \.session),
        ])
}

/// The next piece of the interpreter's voice.
public struct TranslationAudioDelta: WireEvent {
    public static let type = "session.output_audio.delta"

    public var eventID: String?
    /// Samples as the next three say.
    public var delta: Data
    /// One, where it is not told.
    public var channels: Int?
    /// `pcm16`, where it is not told.
    public var format: String?
    /// 24,000, where it is not told.
    public var sampleRate: Int?
    /// Its time in the session's sound.
    public var elapsedMs: Int?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, delta: Data, channels: Int? = nil, format: String? = nil, sampleRate: Int? = nil,
        elapsedMs: Int? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.delta = delta
        self.channels = channels
        self.format = format
        self.sampleRate = sampleRate
        self.elapsedMs = elapsedMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: Data()),
        [
            .optional("event_id", \.eventID), .required("delta", \.delta), .optional("channels", \.channels),
            .optional("format", \.format), .optional("sample_rate", \.sampleRate),
            .optional("elapsed_ms", \.elapsedMs),
        ])
}

/// More words of the translation. Nothing says that a sentence is over.
public struct TranslationOutputDelta: WireEvent {
    public static let type = "session.output_transcript.delta"

    public var eventID: String?
    public var delta: String
    /// Its time in the session's sound.
    public var elapsedMs: Int?
    public var extra: JSONObject

    public init(eventID: String? = nil, delta: String, elapsedMs: Int? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.delta = delta
        self.elapsedMs = elapsedMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: ""),
        [
            .optional("event_id", \.eventID), .required("delta", \.delta), .optional("elapsed_ms", \.elapsedMs),
        ])
}

/// More words of what was said, where they are asked for.
public struct TranslationInputDelta: WireEvent {
    public static let type = "session.input_transcript.delta"

    public var eventID: String?
    public var delta: String
    /// Its time in the session's sound.
    public var elapsedMs: Int?
    public var extra: JSONObject

    public init(eventID: String? = nil, delta: String, elapsedMs: Int? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.delta = delta
        self.elapsedMs = elapsedMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: ""),
        [
            .optional("event_id", \.eventID), .required("delta", \.delta), .optional("elapsed_ms", \.elapsedMs),
        ])
}

/// Everything was translated; nothing more comes.
public struct TranslationClosed: WireEvent {
    public static let type = "session.closed"

    public var eventID: String?
    public var extra: JSONObject

    public init(eventID: String? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(blank: Self(), [.optional("event_id", \.eventID)])
}
