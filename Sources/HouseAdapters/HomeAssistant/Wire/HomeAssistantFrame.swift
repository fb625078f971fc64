import EchoWire
import Foundation

/// One message of Home Assistant.
enum HomeAssistantFrame: Sendable, Hashable {
    case authRequired(version: String)
    case authOK(version: String)
    case authInvalid
    case result(id: Int, Result<JSONValue, HomeAssistantRefusal>)
    case event(id: Int, JSONValue)
    case pong(id: Int)
    /// Of a kind that is not used here.
    case unknown

    /// The messages of one text: one, or several in an array where that was agreed upon.
    ///
    /// - Throws: `WireError` for what is no JSON.
    static func frames(in text: Data) throws(WireError) -> [HomeAssistantFrame] {
        let json = try JSONValue(parsing: text)
        return json.array?.map(HomeAssistantFrame.init) ?? [HomeAssistantFrame(json)]
    }

    init(_ json: JSONValue) {
        let version = String((json["ha_version"]?.string ?? "").prefix(32))
        switch (json["type"]?.string, json["id"]?.integer) {
        case ("auth_required", _): self = .authRequired(version: version)
        case ("auth_ok", _): self = .authOK(version: version)
        case ("auth_invalid", _): self = .authInvalid
        case ("result", let id?) where json["success"]?.bool == true:
            self = .result(id: id, .success(json["result"] ?? .null))
        case ("result", let id?): self = .result(id: id, .failure(HomeAssistantRefusal(json["error"])))
        case ("event", let id?): self = .event(id: id, json["event"] ?? .null)
        case ("pong", let id?): self = .pong(id: id)
        default: self = .unknown
        }
    }
}
