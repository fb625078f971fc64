import EchoWire
import Foundation

/// A message to a client of `/ios-client`.
enum ClientMessage: Sendable {
    enum Speaker: String, Sendable { case user, assistant }

    case status(String, CallStatus, JSONObject)
    /// Partial words are what came since those before; final ones are all of them.
    /// What nobody heard, because the assistant was muted or a person spoke in its place, is told as that.
    case transcript(String, Speaker, item: String, text: String, isFinal: Bool, wasHeard: Bool = true)
    case levels(String, LevelWindow.Levels)
    case event(JSONValue)
    case audio(String, CallSound, format: String)
    case configured(JSONValue)
    /// - Parameter command: the type of the message that is to blame; nil where it cannot be read, or none is.
    case problem(BridgeProblem, command: String? = nil)
    case dropped(Int)

    var json: JSONValue {
        switch self {
        case .status(let call, let status, let more):
            .object(
                more.merging(["type": "call.status", "callId": .string(call), "status": .string(status.rawValue)]) {
                    $1
                })
        case .transcript(let call, let speaker, let item, let text, let isFinal, let wasHeard):
            .object([
                "type": "transcript", "callId": .string(call), "speaker": .string(speaker.rawValue),
                "itemId": .string(item), "text": .string(text), "final": .bool(isFinal), "heard": .bool(wasHeard),
            ])
        case .levels(let call, let levels):
            .object([
                "type": "levels", "callId": .string(call), "caller": Self.rounded(levels.caller),
                "assistant": Self.rounded(levels.assistant),
            ])
        case .event(let event): ["type": "event", "event": event]
        case .audio(let call, .caller(let bytes), let format): Self.audio(call, "caller", bytes, format)
        case .audio(let call, .assistant(let bytes), let format): Self.audio(call, "assistant", bytes, format)
        case .configured(let change):
            .object((change.object ?? [:]).merging(["type": "config.updated"]) { $1 })
        case .problem(let problem, let command):
            .object(
                (ClientRoute.error(problem).object ?? [:]).merging(command.map { ["command": .string($0)] } ?? [:]) {
                    $1
                })
        case .dropped(let count): ["type": "dropped", "count": .integer(count)]
        }
    }

    private static func audio(_ call: String, _ side: String, _ bytes: Data, _ format: String) -> JSONValue {
        [
            "type": "audio", "callId": .string(call), "side": .string(side), "format": .string(format),
            "audio": .string(bytes.base64EncodedString()),
        ]
    }

    private static func rounded(_ level: Double) -> JSONValue { .number((level * 10_000).rounded() / 10_000) }
}
