/// An account with Twilio, or with an exchange that speaks as Twilio does.
public struct TwilioAccount: Sendable, Hashable {
    /// "AC…".
    public var sid: String
    public var authToken: String
    /// Webhooks may be signed with this one, too, while the account's token is replaced.
    public var secondToken: String?
    /// Names of shared keys and their secrets, for the newer signatures.
    public var sharedKeys: [String: String] = [:]
    /// "SK…", for access tokens; nil where there are none.
    public var apiKey: String?
    public var apiSecret: String?
    /// "AP…", which outgoing calls of Voice SDK clients are asked of.
    public var applicationSID: String?
    /// The number that places calls, as "+14155550100".
    public var number: String?
    /// Without a path.
    public var restURL: String

    public init(sid: String, authToken: String, restURL: String = "https://api.twilio.com") {
        self.sid = sid
        self.authToken = authToken
        self.restURL = restURL
    }
}

extension TwilioAccount: CustomStringConvertible {
    public var description: String { "TwilioAccount(\(sid))" }
}
