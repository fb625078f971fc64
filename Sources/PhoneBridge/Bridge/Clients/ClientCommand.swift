import EchoAudio
import EchoWire
import Foundation

/// A command from a client of `/ios-client`.
enum ClientCommand: Sendable {
    case start(BodyFields)
    case end(String)
    case ask(CallRequest, of: String)
    /// What a person says in the assistant's place; narrow where it has nothing above 4 kHz.
    case sound(PCM16, isNarrow: Bool, in: String)
    case configure(BodyFields)
    case subscribe(String, audio: Bool)
    /// Every call, also those to come: what is said and what happens, without levels and sound.
    case subscribeToAll

    /// In the place of a call.
    static let everyCall = "*"

    static let types = [
        "call.start", "call.end", "call.mute", "call.takeover", "call.record", "call.audio", "call.whisper", "call.say",
        "call.dtmf", "call.transfer", "config.update", "subscribe",
    ]

    private static let longestText = 4000
    private static let longestNumber = 200
    private static let longestIntroduction = 300
    private static let mostKeys = 32
    /// Half a second.
    private static let mostSound = Duration.milliseconds(500)

    /// Its type, of those that take time.
    var name: String? {
        switch self {
        case .start: "call.start"
        case .end: "call.end"
        case .ask, .sound, .configure, .subscribe, .subscribeToAll: nil
        }
    }

    /// What who asks for it must be allowed.
    var rights: UserRights {
        switch self {
        case .subscribe, .subscribeToAll: .watch
        case .start, .end, .ask, .sound: .act
        case .configure(let fields): fields.has("callId") ? .act : .administer
        }
    }

    /// Twilio has to be asked, or another bridge.
    var isSlow: Bool {
        switch self {
        case .start, .end: true
        case .ask, .sound, .configure, .subscribe, .subscribeToAll: false
        }
    }

    init(_ text: Data) throws(BridgeProblem) {
        guard case .object(let object)? = try? JSONValue(parsing: text) else {
            throw .invalid("message", "must be a JSON object")
        }
        let fields = BodyFields(object)
        guard let type = try fields.choice("type", of: Self.types) else {
            throw .invalid("type", "must be one of \(Self.types.joined(separator: ", "))")
        }
        self = try Self.command(type, fields)
    }

    private static func command(_ type: String, _ fields: BodyFields) throws(BridgeProblem) -> ClientCommand {
        switch type {
        case "call.start": return .start(fields.without(["type"]))
        case "config.update":
            try fields.refuseOthers(than: ["type", "callId", "config"])
            guard let config = try fields.object("config") else { throw .invalid("config", "must be an object") }
            return .configure(config.with("callId", fields.object["callId"]))
        case "subscribe":
            let call = try call(fields, "audio")
            let audio = try fields.bool("audio") ?? false
            guard call == everyCall else { return .subscribe(call, audio: audio) }
            guard !audio else { throw .invalid("audio", "concerns one call: name it in callId") }
            return .subscribeToAll
        case "call.end": return .end(try call(fields))
        case "call.audio":
            let (sound, codec) = try sound(fields)
            return .sound(sound, isNarrow: codec != .pcm16, in: try call(fields, "audio", "format"))
        default: return try request(type, fields)
        }
    }

    private static func request(_ type: String, _ fields: BodyFields) throws(BridgeProblem) -> ClientCommand {
        switch type {
        case "call.mute": return .ask(.mute(try flag("muted", fields)), of: try call(fields, "muted"))
        case "call.takeover": return .ask(.takeOver(try flag("active", fields)), of: try call(fields, "active"))
        case "call.record": return .ask(.record(try flag("active", fields)), of: try call(fields, "active"))
        case "call.whisper":
            return .ask(.whisper(try fields.words("text", longest: longestText)), of: try call(fields, "text"))
        case "call.say":
            return .ask(.say(try fields.words("text", longest: longestText)), of: try call(fields, "text"))
        case "call.dtmf":
            let digits = try fields.words("digits", longest: mostKeys)
            guard digits.allSatisfy({ "0123456789*#ABCD".contains($0) }) else {
                throw .invalid("digits", "must be telephone keys: 0–9, *, #, A–D")
            }
            return .ask(.press(digits), of: try call(fields, "digits"))
        default:
            let sentence = try fields.string("introduction", longest: longestIntroduction)
            let target = try fields.words("to", longest: longestNumber)
            return .ask(.transfer(to: target, saying: sentence), of: try call(fields, "to", "introduction"))
        }
    }

    private static func call(_ fields: BodyFields, _ others: String...) throws(BridgeProblem) -> String {
        try fields.refuseOthers(than: ["type", "callId"] + others)
        return try fields.words("callId", longest: SessionAPI.longestCall)
    }

    private static func flag(_ name: String, _ fields: BodyFields) throws(BridgeProblem) -> Bool {
        guard let flag = try fields.bool(name) else { throw .invalid(name, "must be true or false") }
        return flag
    }

    private static func sound(_ fields: BodyFields) throws(BridgeProblem) -> (PCM16, AudioCodec) {
        let format = try fields.choice("format", of: ["mulaw", "pcm16"]) ?? "mulaw"
        let codec = format == "pcm16" ? AudioCodec.pcm16 : .muLaw
        guard let bytes = fields.object["audio"]?.string.flatMap({ Data(base64Encoded: $0) }), !bytes.isEmpty else {
            throw BridgeProblem(.invalidSound, "audio must be base64.", field: "audio")
        }
        guard codec == .muLaw || bytes.count.isMultiple(of: 2) else {
            throw BridgeProblem(.invalidSound, "audio must be whole 16-bit samples.", field: "audio")
        }
        guard bytes.count <= codec.bytesPerMillisecond * Int(mostSound / .milliseconds(1)) else {
            throw BridgeProblem(.invalidSound, "audio must be half a second at most.", field: "audio")
        }
        return (codec.decode(bytes), codec)
    }
}
