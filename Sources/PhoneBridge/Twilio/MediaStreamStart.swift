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

    public init(stream: String, call: String, account: String, parameters: [String: String] = [:]) {
        self.stream = stream
        self.call = call
        self.account = account
        self.parameters = parameters
    }

    init(_ json: JSONValue) throws(MediaStreamError) {
        guard let start = json["start"], let stream = start["streamSid"]?.string ?? json["streamSid"]?.string else {
            throw .unreadable("start.streamSid")
        }
        guard let call = start["callSid"]?.string else { throw .unreadable("start.callSid") }
        try Self.check(start["mediaFormat"])
        self.init(
            stream: stream, call: call, account: start["accountSid"]?.string ?? "",
            parameters: (start["customParameters"]?.object ?? [:]).compactMapValues(\.string))
    }

    private static func check(_ format: JSONValue?) throws(MediaStreamError) {
        guard let format else { throw .unreadable("start.mediaFormat") }
        let encoding = format["encoding"]?.string ?? ""
        let isTelephone = format["sampleRate"]?.counted == 8000 && format["channels"]?.counted == 1
        guard encoding == "audio/x-mulaw", isTelephone else { throw .unsupported(encoding: encoding) }
    }
}
