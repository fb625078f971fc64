import EchoWire
public import Foundation

/// An order for a call from somebody who watches a bridge from elsewhere.
public enum BridgeOrder: Sendable, Hashable {
    /// Hangs up, or takes a call back that rings.
    case end
    /// A person speaks in the assistant's place, or gives the call back.
    case takeOver(Bool)
    case mute(Bool)
    /// The call is recorded, which is announced; or what was recorded is thrown away.
    case record(Bool)
    /// The sound of both sides is wanted, or not any more.
    case hear(Bool)
    /// Tells the assistant alone.
    case whisper(String)
    /// Has the assistant say it.
    case say(String)
    /// Presses keys.
    case press(String)
    /// To a number, or to a name of the bridge's settings; who answers there hears a sentence first.
    case transfer(String, saying: String?)
    /// What the person who has taken the call over says: µ-law, half a second at most.
    case sound(Data)

    func json(for call: String) -> JSONValue {
        let (type, fields) = command
        return .object(fields.merging(["type": .string(type), "callId": .string(call)]) { $1 })
    }

    private var command: (String, JSONObject) {
        switch self {
        case .end: ("call.end", [:])
        case .takeOver(let isActive): ("call.takeover", ["active": .bool(isActive)])
        case .mute(let isMuted): ("call.mute", ["muted": .bool(isMuted)])
        case .record(let isActive): ("call.record", ["active": .bool(isActive)])
        case .hear(let isWanted): ("subscribe", ["audio": .bool(isWanted)])
        case .whisper(let text): ("call.whisper", ["text": .string(text)])
        case .say(let text): ("call.say", ["text": .string(text)])
        case .press(let digits): ("call.dtmf", ["digits": .string(digits)])
        case .transfer(let target, nil): ("call.transfer", ["to": .string(target)])
        case .transfer(let target, let sentence?):
            ("call.transfer", ["to": .string(target), "introduction": .string(sentence)])
        case .sound(let bytes): ("call.audio", ["format": "mulaw", "audio": .string(bytes.base64EncodedString())])
        }
    }
}
