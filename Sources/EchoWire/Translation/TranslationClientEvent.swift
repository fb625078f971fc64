public import Foundation

/// An event from a client in a translation session.
public enum TranslationClientEvent: WireEventUnion {
    case update(TranslationUpdate)
    case audioAppend(TranslationAudioAppend)
    case close(TranslationClose)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case TranslationUpdate.type: self = .update(try TranslationUpdate(fields: fields))
        case TranslationAudioAppend.type: self = .audioAppend(try TranslationAudioAppend(fields: fields))
        case TranslationClose.type: self = .close(try TranslationClose(fields: fields))
        default: self = .unknown(UnknownEvent(type: type, fields: fields))
        }
    }

    public var payload: any WireEventPayload {
        switch self {
        case .update(let event): event
        case .audioAppend(let event): event
        case .close(let event): event
        case .unknown(let event): event
        }
    }
}

/// Says into which language to translate, and how to listen. It comes before any sound.
public struct TranslationUpdate: WireEvent {
    public static let type = "session.update"

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

/// The next piece of what the microphone hears, silence included: what is left out is missing in the session's time.
public struct TranslationAudioAppend: WireEvent {
    public static let type = "session.input_audio_buffer.append"

    public var eventID: String?
    /// PCM16, mono, 24 kHz.
    public var audio: Data
    public var extra: JSONObject

    public init(eventID: String? = nil, audio: Data, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.audio = audio
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(audio: Data()),
        [
            .optional("event_id", \.eventID), .required("audio", \.audio),
        ])
}

/// Ends the session; speech heard so far is still translated.
public struct TranslationClose: WireEvent {
    public static let type = "session.close"

    public var eventID: String?
    public var extra: JSONObject

    public init(eventID: String? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(blank: Self(), [.optional("event_id", \.eventID)])
}
