import EchoWire
import Foundation

/// Reads the events of a live server that leaves out what is published, or writes it otherwise: an error that is a text, a
/// session that is null, times that are texts.
enum MendedLiveEvent {
    /// What is no JSON: an error where it is a sentence, harmless where it is a word; nil for events that are damaged.
    static func complaint(_ data: Data) -> LiveServerEvent? {
        switch MendedServerEvents.complaint(data) {
        case nil: nil
        case .error(let told)?:
            .error(LiveErrorEvent(error: LiveErrorDetail(code: told.error.code, message: told.error.message)))
        default: harmless
        }
    }

    /// - Throws: what is wrong with an event that cannot be mended.
    static func event(_ json: JSONValue) throws(WireError) -> LiveServerEvent {
        // What has no type is no event: harmless, unless it is a complaint.
        guard let type = json["type"]?.string else { return refusal(json) ?? harmless }
        let failed: WireError
        do throws(WireError) {
            let event = try LiveServerEvent(json)
            switch event {
            case .error(let told) where told.error.message ?? "" == "": return refusal(json) ?? event
            case .unknown where type.hasSuffix("error") || type.hasSuffix("failed"): return refusal(json) ?? event
            default: return event
            }
        } catch {
            failed = error
        }
        if type == LiveErrorEvent.type, let refusal = refusal(json) { return refusal }
        guard let event = try? LiveServerEvent(mended(json, type)) else { throw failed }
        return event
    }

    private static var harmless: LiveServerEvent { .unknown(UnknownEvent(type: "")) }

    private static func refusal(_ json: JSONValue) -> LiveServerEvent? {
        guard let refusal = RESTRefusal(lone: json) else { return nil }
        let detail = LiveErrorDetail(
            type: refusal.type, code: refusal.code, message: refusal.message, param: refusal.parameter,
            clientEventID: json["error"]?["client_event_id"]?.string)
        return .error(LiveErrorEvent(eventID: json["event_id"]?.string, error: detail))
    }

    private static func mended(_ json: JSONValue, _ type: String) -> JSONValue {
        guard case .object(var fields) = json else { return json }
        for name in ["event_id", "client_event_id"] where fields[name] != nil && fields[name]?.string == nil {
            fields[name] = fields[name]?.name.map(JSONValue.string)
        }
        for name in ["start_ms", "end_ms", "offset_ms"] where fields[name] != nil {
            fields[name] = milliseconds(fields[name]).map(JSONValue.integer)
        }
        if type.hasPrefix("session."), fields["session"] != nil || type == LiveSessionStarted.type {
            fields["session"] = session(fields["session"])
        }
        if type.hasSuffix("_transcript.delta") {
            fields["delta"] = .string(json.told("delta", "text", "transcript")?.looseWords ?? "")
        }
        if type == LiveSessionClosed.type {
            fields["reason"] = fields["reason"]?.name.map(JSONValue.string)
            if let usage = fields["usage"], (try? LiveUsage(usage)) == nil { fields["usage"] = nil }
        }
        return .object(fields)
    }

    /// No more of it than is needed.
    private static func session(_ told: JSONValue?) -> JSONValue {
        var session: JSONObject = [:]
        session["id"] = told?["id"]?.name.map(JSONValue.string)
        session["model"] = told?["model"]?.string.map(JSONValue.string)
        session["expires_at"] = told?["expires_at"]?.looseInteger.map(JSONValue.integer)
        return .object(session)
    }

    private static func milliseconds(_ told: JSONValue?) -> Int? {
        if let number = told?.looseInteger { return number }
        guard let number = told?.number, abs(number) < 1e12 else { return nil }
        return Int(number)
    }
}
