import EchoAudio
import EchoWire
public import Foundation

/// A bridge's news for those who watch its calls from elsewhere.
public enum BridgeNews: Sendable, Hashable {
    /// How far a call is.
    ///
    /// - Parameters:
    ///   - call: nil where only its end is told.
    ///   - reason: of a call that is over, as `PhoneLineEnd` or `CallStatus` has it.
    case status(String, CallStatus, PhoneLineCall?, reason: String?)
    case said(WatchedWords)
    /// An event of a call, with the texts of its payload.
    case happened(String, type: String, [String: String])
    /// Of a call whose sound is wanted: µ-law, whatever its line has.
    case sound(String, CallSound)
    /// How loud both sides of a call were in the last tenth of a second: root mean square, 0…1.
    case levels(String, caller: Double, assistant: Double)
    /// - Parameter command: that is to blame; nil where none is.
    case problem(code: String, message: String, command: String?)
    /// So many messages were dropped: this client did not keep up.
    case missed(Int)
    /// Nothing that is shown.
    case other

    /// Whatever comes: a newer bridge may say more.
    public init(_ text: Data) {
        let json = try? JSONValue(parsing: text)
        switch json?["type"]?.string {
        case "call.status": self = json.flatMap(Self.status) ?? .other
        case "transcript": self = json.flatMap(WatchedWords.init).map(Self.said) ?? .other
        case "event": self = json?["event"].flatMap(Self.event) ?? .other
        case "audio": self = json.flatMap(Self.sound) ?? .other
        case "levels": self = json.flatMap(Self.levels) ?? .other
        case "error":
            self = .problem(
                code: json?["code"]?.string ?? "", message: json?["message"]?.string ?? "",
                command: json?["command"]?.string)
        case "dropped": self = .missed(json?["count"]?.integer ?? 0)
        default: self = .other
        }
    }

    private static func status(_ json: JSONValue) -> BridgeNews? {
        guard let call = json["callId"]?.string, let status = json["status"]?.string.flatMap(CallStatus.init) else {
            return nil
        }
        let direction = json["direction"]?.string.flatMap(PhoneLineCall.Direction.init)
        let line = direction.map {
            PhoneLineCall(
                id: call, from: json["from"]?.string ?? "", to: json["to"]?.string ?? "", direction: $0)
        }
        return .status(call, status, line, reason: json["reason"]?.string)
    }

    private static func sound(_ json: JSONValue) -> BridgeNews? {
        guard let call = json["callId"]?.string, let text = json["audio"]?.string,
            let bytes = Data(base64Encoded: text), !bytes.isEmpty
        else { return nil }
        let plain = json["format"] == "alaw" ? AudioCodec.muLaw.encode(AudioCodec.aLaw.decode(bytes)) : bytes
        return .sound(call, json["side"] == "caller" ? .caller(plain) : .assistant(plain))
    }

    private static func levels(_ json: JSONValue) -> BridgeNews? {
        guard let call = json["callId"]?.string, let caller = json["caller"]?.number,
            let assistant = json["assistant"]?.number
        else { return nil }
        return .levels(call, caller: caller, assistant: assistant)
    }

    private static func event(_ json: JSONValue) -> BridgeNews? {
        guard let call = json["callId"]?.string, let type = json["eventType"]?.string else { return nil }
        let payload = json["payload"]?.string.flatMap { try? JSONValue(parsing: $0) }?.object ?? [:]
        return .happened(call, type: type, payload.compactMapValues(\.string))
    }
}
