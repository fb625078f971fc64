import EchoTestKit
import EchoWire
import Foundation

/// Checks a recorded live session against the published rules: known events without unknown fields, what follows what, and
/// the clock, which only the sound of the client moves.
public struct LiveCheck {
    private static let acknowledgements = [
        "session.start": "session.started", "session.update": "session.updated", "session.close": "session.closed",
        "session.input_audio.mute": "session.input_audio.muted",
        "session.input_audio.unmute": "session.input_audio.unmuted",
        "session.instructions.append": "session.instructions.appended",
        "session.thinking.append": "session.thinking.appended",
        "session.commentary.append": "session.commentary.appended",
    ]

    /// Bytes that wait for the delegate at most.
    private static let mostQueued = 32_768

    private var hasStarted = false
    private var hasClosed = false
    private var target = "client"
    private var bytesPerMs = 48.0
    private var heardMs = 0.0
    private var saidMs = 0.0
    private var lastEndMs: [String: Int] = [:]
    private var ids: Set<String> = []
    /// What is to be answered: the type of the answer and the client's id.
    private var pending: [(type: String, id: String?)] = []
    private var delegations: Set<String> = []
    private var calls: Set<String> = []
    private var answered: Set<String> = []
    /// Calls that were open when work was asked to go on, by the client's id: an error is due.
    private var mustFail: [String: [String]] = [:]
    /// What a server has to refuse, by the client's id.
    private var mistakes: [String: String] = [:]
    private var isClosing = false
    private var failures: [String] = []

    private init() {}

    /// What is wrong, as `LINE: what`; empty when all is well. Lines count from 1.
    ///
    /// - Parameter isCut: the connection may have ended before the session: then nothing is owed.
    public static func failures(in recording: [WireLine], isCut: Bool = false) -> [String] {
        var check = LiveCheck()
        var failures: [String] = []
        for (index, line) in recording.enumerated() {
            check.read(line)
            failures += check.failures.map { "\(index + 1): \(line.event["type"]?.string ?? "?"): \($0)" }
            check.failures = []
        }
        guard check.hasClosed || !isCut else { return failures }
        failures += check.pending.map { "end: \($0.type) never came for \($0.id ?? "no id")" }
        failures += check.mustFail.values.map { "end: an error was due, for \($0) were open" }
        failures += check.mistakes.values.map { "end: an error was due: \($0)" }
        if check.hasClosed {
            failures += check.calls.subtracting(check.answered).map { "end: \($0) was never answered" }
        }
        return failures
    }

    private mutating func read(_ line: WireLine) {
        let type = line.event["type"]?.string ?? ""
        switch line.direction {
        case .client: readClient(type, line.event)
        case .server: readServer(type, line.event)
        }
    }

    private mutating func readClient(_ type: String, _ event: JSONValue) {
        if !hasStarted, type != "session.start" { failures.append("before session.started") }
        // Sound goes on until the session is closed: without it the server's clock stands still.
        if isClosing, type != "session.input_audio.append", type != "session.close" {
            failures.append("after session.close")
        }
        checkFields(of: try? LiveClientEvent(event))
        noteMistake(type, event)
        if let answer = Self.acknowledgements[type] { pending.append((answer, event["event_id"]?.string)) }
        switch type {
        case "session.start": readStart(event["session"] ?? [:])
        case "session.close": isClosing = true
        case "session.input_audio.append": heardMs += Double(bytes(event["audio"])) / bytesPerMs
        case "response.item.create":
            guard let call = event["item"]?["call_id"]?.string else { return }
            if !calls.contains(call) { failures.append("output for the unknown call \(call)") }
            if !answered.insert(call).inserted { failures.append("\(call) answered twice") }
        case "response.create":
            let open = calls.subtracting(answered)
            if !open.isEmpty { mustFail[event["event_id"]?.string ?? ""] = open.sorted() }
        default: break
        }
    }

    private mutating func noteMistake(_ type: String, _ event: JSONValue) {
        guard let id = event["event_id"]?.string else { return }
        let delegation = event["delegation_id"]?.string
        if let delegation, target != "client" || !delegations.contains(delegation) {
            mistakes[id] = "\(delegation) is no delegation of the client"
        }
        if type.hasPrefix("response."), target != "responses" { mistakes[id] = "\(type) for \(target)" }
        if type == "response.item.create", event.data.count > Self.mostQueued { mistakes[id] = "an output too long" }
        if type == "session.start", hasStarted { mistakes[id] = "a second session.start" }
    }

    private mutating func readStart(_ session: JSONValue) {
        guard !hasStarted else { return }
        target = session["delegation"]?["type"]?.string ?? "client"
        switch (session["audio"]?["format"]?["type"]?.string, session["audio"]?["format"]?["rate"]?.integer) {
        case ("audio/pcm", 16_000): bytesPerMs = 32
        case ("audio/pcmu", _), ("audio/pcma", _): bytesPerMs = 8
        default: bytesPerMs = 48
        }
    }

    private mutating func readServer(_ type: String, _ event: JSONValue) {
        checkFields(of: try? LiveServerEvent(event))
        if type == "error", event["error"]?["code"] == "function_call_outputs_required" {
            mustFail[event["error"]?["client_event_id"]?.string ?? ""] = nil
        }
        if type == "error", let id = event["error"]?["client_event_id"]?.string { mistakes[id] = nil }
        if hasClosed { failures.append("after session.closed") }
        if let id = event["event_id"]?.string, !ids.insert(id).inserted { failures.append("\(id) used twice") }
        if !hasStarted, type != "session.started", type != "error" { failures.append("before session.started") }
        checkAcknowledgement(type, event)
        checkTimes(type, event)
        switch type {
        case "session.started": hasStarted = true
        case "session.closed": hasClosed = true
        case "session.output_audio.delta": checkSound(event)
        case "session.delegation.created": checkDelegation(event["delegation"] ?? [:])
        case "response.event": checkNested(event)
        default: break
        }
    }

    private mutating func checkFields(of event: (some WireEventUnion)?) {
        guard let event else { return failures.append("cannot be read") }
        if event.payload is UnknownEvent { return failures.append("is no event of the protocol") }
        let extra = (event.payload as? any WireObject)?.extra.filter { !$1.isNull }.keys.sorted() ?? []
        if !extra.isEmpty { failures.append("has the unknown fields \(extra)") }
    }

    private mutating func checkAcknowledgement(_ type: String, _ event: JSONValue) {
        if type == "error", let id = event["error"]?["client_event_id"]?.string { pending.removeAll { $0.id == id } }
        guard Self.acknowledgements.values.contains(type) else { return }
        let id = event["client_event_id"]?.string
        if let place = pending.firstIndex(where: { $0.type == type && (id == nil || $0.id == id) }) {
            pending.remove(at: place)
        } else if type != "session.closed" {
            failures.append("answers nothing (\(id ?? "no id"))")
        }
    }

    private mutating func checkTimes(_ type: String, _ event: JSONValue) {
        guard let start = event["start_ms"]?.integer, let end = event["end_ms"]?.integer else { return }
        if end <= start { failures.append("ends before it begins") }
        if Double(end) > heardMs + 200 { failures.append("reaches \(end) ms, but the clock is at \(heardMs)") }
        guard type.hasSuffix("transcript.delta") else { return }
        if start % 200 != 0 || end % 200 != 0 { failures.append("is not in steps of 200 ms") }
        if start < lastEndMs[type] ?? 0 { failures.append("begins before the one before it ends") }
        lastEndMs[type] = end
    }

    private mutating func checkSound(_ event: JSONValue) {
        saidMs += Double(bytes(event["delta"])) / bytesPerMs
        if saidMs > heardMs + 1 { failures.append("\(saidMs) ms said for \(heardMs) ms heard") }
        if event["event_id"] != nil { failures.append("has an id") }
    }

    private mutating func checkDelegation(_ delegation: JSONValue) {
        delegations.insert(delegation["id"]?.string ?? "")
        if delegation["target"]?.string != target { failures.append("is not for \(target)") }
        if (delegation["response_id"] != nil) != (target == "responses") { failures.append("response_id") }
    }

    private mutating func checkNested(_ event: JSONValue) {
        if let id = event["delegation_id"]?.string, !delegations.contains(id) {
            failures.append("of the unknown delegation \(id)")
        }
        guard let nested = event["event"] else { return }
        if case .unknown? = try? ResponsesStreamEvent(nested) {
            failures.append("\(nested["type"]?.string ?? "?") is no event of a Responses stream")
        }
        if nested["response"]?["output"]?.array?.isEmpty == false { failures.append("a snapshot with an output") }
        let item = nested["item"]
        if nested["type"] == "response.output_item.done", item?["type"] == "function_call" {
            if !calls.insert(item?["call_id"]?.string ?? "").inserted { failures.append("a call finished twice") }
        }
    }

    private mutating func bytes(_ audio: JSONValue?) -> Int {
        guard let data = audio?.string.flatMap({ Data(base64Encoded: $0) }) else {
            failures.append("no base64")
            return 0
        }
        if data.starts(with: Data("RIFF".utf8)) { failures.append("a WAV container") }
        return data.count
    }
}
