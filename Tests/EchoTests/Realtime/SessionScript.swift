import EchoAudio
import EchoWire
import Foundation

@testable import Echo

/// Plays a server's part against the pure session, on a clock that moves when told.
struct SessionScript {
    var session: RealtimeSession
    private(set) var actions: [RealtimeAction] = []
    var milliseconds = 0

    init(settings: SessionSettings = SessionSettings()) {
        session = RealtimeSession(model: "gpt-realtime", settings: settings, idPrefix: "t")
    }

    /// A session that was greeted and configured.
    static func ready(_ change: (inout SessionSettings) -> Void = { _ in }) throws -> SessionScript {
        var settings = SessionSettings()
        change(&settings)
        var script = SessionScript(settings: settings)
        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#)
        script.forget()
        return script
    }

    var now: Moment {
        Moment(
            instant: Self.epoch.advanced(by: .milliseconds(milliseconds)),
            date: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }

    private static let epoch = ContinuousClock.now

    mutating func server(_ json: String) throws {
        actions += session.receive(try ServerEvent(parsing: Data(json.utf8)), at: now)
    }

    mutating func user(_ request: LegRequest) { actions += session.request(request, at: now) }
    mutating func fact(_ fact: RealtimeFact) { actions += session.notice(fact, at: now) }
    mutating func hear(_ sound: PCM16) { actions += session.capture(sound, at: now) }
    /// Sound whose last sample was taken so many milliseconds before it came.
    mutating func hear(_ sound: PCM16, takenBefore age: Int) {
        actions += session.capture(sound, takenAt: now.instant.advanced(by: .milliseconds(-age)), at: now)
    }
    mutating func forget() { actions = [] }

    // MARK: the server's usual moves

    mutating func speech(_ id: String, after previous: String? = nil) throws {
        try server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"\#(id)"}"#)
        try server(
            #"{"type":"input_audio_buffer.speech_stopped","event_id":"e","audio_end_ms":900,"item_id":"\#(id)"}"#)
        try commit(id, after: previous)
    }

    mutating func commit(_ id: String, after previous: String? = nil) throws {
        let before = previous.map { "\"\($0)\"" } ?? "null"
        try server(
            #"{"type":"input_audio_buffer.committed","event_id":"e","item_id":"\#(id)","previous_item_id":\#(before)}"#)
    }

    mutating func transcript(_ id: String, _ text: String) throws {
        try server(
            #"{"type":"conversation.item.input_audio_transcription.completed","event_id":"e","item_id":"\#(id)","content_index":0,"transcript":"\#(text)"}"#
        )
    }

    /// Begins an answer with words and `soundMs` of sound.
    mutating func answer(_ id: String, response: String, after previous: String, words: String, soundMs: Int) throws {
        try server(
            #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"\#(response)","status":"in_progress","output":[],"conversation_id":"c"}}"#
        )
        let item =
            #"{"id":"\#(id)","object":"realtime.item","type":"message","status":"in_progress","role":"assistant","content":[]}"#
        try server(
            #"{"type":"response.output_item.added","event_id":"e","response_id":"\#(response)","output_index":0,"item":\#(item)}"#
        )
        try server(
            #"{"type":"conversation.item.added","event_id":"e","previous_item_id":"\#(previous)","item":\#(item)}"#)
        let place = #""response_id":"\#(response)","item_id":"\#(id)","output_index":0,"content_index":0"#
        try server(#"{"type":"response.output_audio_transcript.delta","event_id":"e",\#(place),"delta":"\#(words)"}"#)
        let sound = Data(count: soundMs * 48).base64EncodedString()
        try server(#"{"type":"response.output_audio.delta","event_id":"e",\#(place),"delta":"\#(sound)"}"#)
    }

    mutating func done(_ id: String, response: String, status: String = "completed") throws {
        let place = #""response_id":"\#(response)","item_id":"\#(id)","output_index":0,"content_index":0"#
        if status == "completed" { try server(#"{"type":"response.output_audio.done","event_id":"e",\#(place)}"#) }
        try server(
            #"{"type":"response.done","event_id":"e","response":{"object":"realtime.response","id":"\#(response)","status":"\#(status)","output":[],"conversation_id":"c"}}"#
        )
    }

    // MARK: what came of it

    var sent: [ClientEvent] {
        actions.compactMap { if case .send(let event) = $0 { event } else { nil } }
    }

    var sentTypes: [String] { sent.map(\.type) }

    var events: [EchoEvent] {
        actions.compactMap { if case .emit(let event) = $0 { event } else { nil } }
    }

    var errors: [EchoError] {
        events.compactMap { if case .error(let error) = $0 { error } else { nil } }
    }

    var messages: [Message] { session.transcript.queue.all }

    var turns: [Turn] {
        events.compactMap { if case .turnChanged(let turn) = $0 { turn } else { nil } }
    }
}
