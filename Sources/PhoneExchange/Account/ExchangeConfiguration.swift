/// Whose exchange it is, whom it calls, and how it misbehaves. The credentials are made up: they open nothing but it.
public struct ExchangeConfiguration: Sendable {
    /// "AC…".
    public var account = "AC00000000000000000000000000000001"
    public var authToken = "0123456789abcdef0123456789abcdef"
    /// "SK…": an API key, which may ask in the account's place.
    public var key = "SK00000000000000000000000000000002"
    public var keySecret = "made-up-secret-of-32-characters!"
    /// Signs with HMAC-SHA256 and this key; nil for the account's token and SHA-1.
    public var sharedKey: SharedKey?
    /// Of the REST API, on 127.0.0.1; 0 means any free port.
    public var port = 0
    /// The app's own, in E.164.
    public var number: String
    /// Where the app is asked what to do with an incoming call.
    public var voiceURL: String
    /// Where the app is told how an incoming call ended.
    public var statusURL: String?
    /// Whether a media stream may be `ws`. Twilio takes `wss` alone.
    public var allowsPlainStreams = true
    public var tunnel: ExchangeTunnel?
    /// How long one character takes when the exchange says something, which is silence here.
    public var sayPace = Duration.milliseconds(30)
    /// How long it listens before it says who answered.
    public var detectionTime = Duration.milliseconds(500)
    public var faults: Set<ExchangeFault> = []

    public init(number: String, voiceURL: String, statusURL: String? = nil) {
        self.number = number
        self.voiceURL = voiceURL
        self.statusURL = statusURL
    }
}

extension ExchangeConfiguration {
    /// The secret of the newer signatures, and its name.
    public struct SharedKey: Sendable {
        public var name: String
        public var secret: String

        public init(name: String, secret: String) {
            self.name = name
            self.secret = secret
        }
    }
}

extension ExchangeConfiguration.SharedKey: CustomStringConvertible {
    public var description: String { "SharedKey(\(name), …)" }
}

extension ExchangeConfiguration: CustomStringConvertible {
    public var description: String { "ExchangeConfiguration(\(account), \(number), \(voiceURL))" }
}
