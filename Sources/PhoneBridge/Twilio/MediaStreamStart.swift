import EchoText
import EchoWire

/// Which call a media stream belongs to.
public struct MediaStreamStart: Sendable, Hashable {
    /// Names the stream, in everything that is sent to it: "MZ…".
    public var stream: String
    /// "CA…".
    public var call: String
    /// "AC…".
    public var account: String
    /// What the `<Parameter>`s of the stream said. A stream's address has no query: they take its place.
    public var parameters: [String: String]
    /// What the sound is, where it is none that a telephone line has; nil for µ-law, 8 kHz, one channel.
    public var strangeSound: String?

    public init(
        stream: String, call: String, account: String, parameters: [String: String] = [:], strangeSound: String? = nil
    ) {
        self.stream = stream
        self.call = call
        self.account = account
        self.parameters = parameters
        self.strangeSound = strangeSound
    }

    init(_ json: JSONValue) throws(MediaStreamError) {
        guard let start = json["start"], let stream = start["streamSid"]?.string ?? json["streamSid"]?.string else {
            throw .unreadable("start.streamSid")
        }
        guard let call = start["callSid"]?.string else { throw .unreadable("start.callSid") }
        guard let format = start["mediaFormat"] else { throw .unreadable("start.mediaFormat") }
        self.init(
            stream: stream, call: call, account: start["accountSid"]?.string ?? "",
            parameters: (start["customParameters"]?.object ?? [:]).compactMapValues(\.string),
            strangeSound: Self.strangeSound(format))
    }

    private static func strangeSound(_ format: JSONValue) -> String? {
        let encoding = format["encoding"]?.string ?? ""
        let (rate, channels) = (format["sampleRate"]?.counted, format["channels"]?.counted)
        guard encoding != "audio/x-mulaw" || rate != 8000 || channels != 1 else { return nil }
        let name = String(String.UnicodeScalarView(encoding.unicodeScalars.prefix(longestName)))
        return "\(name), \(rate ?? 0) Hz, \(NumberWording.counted(channels ?? 0, "channel"))"
    }

    private static let longestName = 40
}
