import EchoAudio
import EchoWire
import Foundation

@testable import Echo

/// Plays a server's part against the pure session, on a clock that moves when told.
struct SessionScript {
    var session: RealtimeSession
    private(set) var actions: [RealtimeAction] = []
    var milliseconds = 0

    init(settings: SessionSettings = SessionSettings(), model: String = "gpt-realtime") {
        session = RealtimeSession(model: model, settings: settings, idPrefix: "t")
    }

    /// A session that was greeted and configured.
    static func ready(
        model: String = "gpt-realtime", _ change: (inout SessionSettings) -> Void = { _ in }
    ) throws -> SessionScript {
        var settings = SessionSettings()
        change(&settings)
        var script = SessionScript(settings: settings, model: model)
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

    // MARK: answers of several items

    mutating func created(_ response: String) throws {
        try server(
            #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"\#(response)","status":"in_progress","output":[],"conversation_id":"c"}}"#
        )
    }

    /// A message begins; `phase` is as the server says it.
    mutating func message(_ id: String, at index: Int = 0, response: String, phase: String? = nil) throws {
        try server(
            #"{"type":"response.output_item.added","event_id":"e","response_id":"\#(response)","output_index":\#(index),"item":\#(Self.item(id, phase))}"#
        )
    }

    mutating func messageDone(_ id: String, at index: Int = 0, response: String, phase: String? = nil) throws {
        try server(
            #"{"type":"response.output_item.done","event_id":"e","response_id":"\#(response)","output_index":\#(index),"item":\#(Self.item(id, phase))}"#
        )
    }

    private static func item(_ id: String, _ phase: String?) -> String {
        let phase = phase.map { #","phase":"\#($0)""# } ?? ""
        return
            #"{"id":"\#(id)","object":"realtime.item","type":"message","status":"in_progress","role":"assistant","content":[]\#(phase)}"#
    }

    /// Words of a message, and so much of its sound.
    mutating func say(_ words: String, in id: String, at index: Int = 0, response: String, soundMs: Int = 0) throws {
        let place =
            #""response_id":"\#(response)","item_id":"\#(id)","output_index":\#(index),"content_index":0"#
        try server(#"{"type":"response.output_audio_transcript.delta","event_id":"e",\#(place),"delta":"\#(words)"}"#)
        guard soundMs > 0 else { return }
        let sound = Data(count: soundMs * 48).base64EncodedString()
        try server(#"{"type":"response.output_audio.delta","event_id":"e",\#(place),"delta":"\#(sound)"}"#)
    }

    mutating func call(_ id: String, at index: Int = 0, response: String) throws {
        try server(
            #"{"type":"response.output_item.done","event_id":"e","response_id":"\#(response)","output_index":\#(index),"item":{"id":"i\#(id)","object":"realtime.item","type":"function_call","status":"completed","name":"dice","call_id":"\#(id)","arguments":"{}"}}"#
        )
    }

    /// The whole answer is over.
    mutating func finished(_ response: String, status: String = "completed") throws {
        try server(
            #"{"type":"response.done","event_id":"e","response":{"object":"realtime.response","id":"\#(response)","status":"\#(status)","output":[],"conversation_id":"c"}}"#
        )
    }

    mutating func refuse(_ code: String?, _ message: String, field: String?, event: String?) throws {
        func json(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
        try server(
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":\#(json(code)),"message":"\#(message)","param":\#(json(field)),"event_id":\#(json(event))}}"#
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

    /// What the loudspeaker was given, in order: the items, each once for every piece.
    var played: [String] {
        actions.compactMap { if case .play(_, let item) = $0 { item } else { nil } }
    }

    /// Settings that were told, in order.
    var told: [JSONValue] {
        sent.compactMap { if case .sessionUpdate = $0 { $0.json["session"] } else { nil } }
    }

    var errors: [EchoError] {
        events.compactMap { if case .error(let error) = $0 { error } else { nil } }
    }

    var messages: [Message] { session.transcript.queue.all }

    var turns: [Turn] {
        events.compactMap { if case .turnChanged(let turn) = $0 { turn } else { nil } }
    }
}
