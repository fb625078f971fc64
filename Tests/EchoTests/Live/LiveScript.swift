import EchoAudio
import EchoWire
import Foundation

@testable import Echo

/// Plays a server's part against the pure session of a live conversation, on a clock that moves when told.
struct LiveScript {
    var session: LiveSession
    private(set) var actions: [LiveAction] = []
    var milliseconds = 0

    init(settings: SessionSettings = SessionSettings(), messages: [Message] = []) {
        session = LiveSession(
            model: "gpt-live-1.1", settings: settings, idPrefix: "t", reconnection: Reconnection(host: "server"))
        session.begin(with: ConversationMemory(messages: messages, settings: settings, spending: Spending()))
        session.models.thinker = "gpt-6.1-terra"
    }

    /// A session that was begun.
    static func ready(messages: [Message] = []) throws -> LiveScript {
        var script = LiveScript(messages: messages)
        script.user(.connect)
        script.fact(.connected)
        try script.started()
        script.forget()
        return script
    }

    var now: Moment {
        Moment(
            instant: Self.epoch.advanced(by: .milliseconds(milliseconds)),
            date: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }

    private static let epoch = ContinuousClock.now

    /// As the client reads it.
    mutating func server(_ json: String) throws {
        guard case .other(let event) = try ServerText(Data(json.utf8)) else { return }
        actions += session.receive(try MendedLiveEvent.event(event), at: now)
    }

    mutating func user(_ request: LegRequest) { actions += session.request(request, at: now) }
    mutating func fact(_ fact: LiveFact) { actions += session.notice(fact, at: now) }
    mutating func ring(_ timer: LiveTimer) { fact(.timerFired(timer)) }
    mutating func forget() { actions = [] }

    /// Time passes, step by step.
    mutating func pass(_ duration: Int) {
        for _ in 0..<(duration / 20) {
            milliseconds += 20
            actions += session.tick(at: now)
        }
    }

    mutating func hear(_ sound: PCM16, isSpokenOver: Bool = false) {
        actions += session.capture(
            CapturedSound(sound, capturedAt: now.instant, isSpokenOver: isSpokenOver), at: now)
    }

    // MARK: the server's usual moves

    mutating func started(id: String = "live_1", expires: Int = 7200) throws {
        try server(#"{"type":"session.started","session":{"id":"\#(id)","expires_at":\#(expires)}}"#)
    }

    mutating func heard(_ words: String, _ start: Int, _ end: Int) throws {
        try server(
            #"{"type":"session.input_transcript.delta","delta":"\#(words)","start_ms":\#(start),"end_ms":\#(end)}"#)
    }

    mutating func says(_ words: String, _ start: Int, _ end: Int) throws {
        try server(
            #"{"type":"session.output_transcript.delta","delta":"\#(words)","start_ms":\#(start),"end_ms":\#(end)}"#)
    }

    mutating func voice(_ sound: PCM16) throws {
        try server(
            #"{"type":"session.output_audio.delta","delta":"\#(sound.littleEndianData.base64EncodedString())"}"#)
    }

    mutating func delegates(_ id: String) throws {
        try server(
            #"{"type":"session.delegation.created","offset_ms":0,"delegation":{"id":"\#(id)","type":"delegation","target":"client"}}"#
        )
    }

    mutating func refuses(_ code: String, _ words: String = "no") throws {
        try server(
            #"{"type":"error","error":{"type":"invalid_request_error","code":"\#(code)","message":"\#(words)"}}"#)
    }

    /// The append that was sent last has reached the model.
    mutating func acknowledges() throws {
        try server(#"{"type":"session.commentary.appended","start_ms":0,"end_ms":200}"#)
    }

    static let word = PCM16(Array(repeating: 3000, count: 2400))
    static let quiet = PCM16(Array(repeating: 0, count: 2400))

    // MARK: what came of it

    var sent: [LiveClientEvent] {
        actions.compactMap { if case .send(let event) = $0 { event } else { nil } }
    }

    /// Words for the voice that were sent: kind, delegation, content.
    var told: [String] {
        sent.compactMap { event in
            switch event {
            case .commentaryAppend(let it): "say \(it.delegationID.value ?? "-"): \(it.content)"
            case .thinkingAppend(let it): "know \(it.delegationID.value ?? "-"): \(it.content)"
            case .instructionsAppend(let it): "do \(it.delegationID.value ?? "-"): \(it.content)"
            default: nil
            }
        }
    }

    var opened: LiveSessionObject? {
        actions.compactMap { if case .open(.start(let event)) = $0 { event.session } else { nil } }.last
    }

    var sentFrames: Int {
        sent.reduce(0) { if case .inputAudioAppend(let event) = $1 { $0 + event.audio.count / 2 } else { $0 } }
    }

    var played: Int {
        actions.reduce(0) { if case .play(let sound, _) = $1 { $0 + sound.samples.count } else { $0 } }
    }

    var prompts: [AnswerPrompt] {
        actions.compactMap { if case .think(let prompt, _) = $0 { prompt } else { nil } }
    }

    var events: [EchoEvent] {
        actions.compactMap { if case .emit(let event) = $0 { event } else { nil } }
    }

    var errors: [EchoError] {
        events.compactMap { if case .error(let error) = $0 { error } else { nil } }
    }

    var statuses: [ConnectionStatus] {
        events.compactMap { if case .connectionStatusChanged(let status) = $0 { status } else { nil } }
    }

    var messages: [Message] { session.transcript.queue.all }
    /// "user: Hello."
    var lines: [String] { messages.map { "\($0.role.rawValue): \($0.text)" } }
}
