public import EchoServing

/// Where a bridge listens, and who it believes.
public struct BridgeConfiguration: Sendable {
    public var host = "127.0.0.1"
    /// 0 means any free port.
    public var port = 0
    /// How Twilio reaches this server, without a path: "https://bridge.example.com"; nil for the address it listens at.
    public var publicURL: String?
    public var account: TwilioAccount?
    /// What our own clients show.
    public var token: BearerToken
    /// Names under which clients may call the server; nil for any.
    public var names: HostNames?
    public var limits = ServerLimits()
    public var identity: TLSIdentity?
    public var proxies: TrustedProxies?
    public var version: String?
    /// Said by Twilio's voice while an incoming call is connected; nil for nothing.
    public var holdMessage: String? = "Please hold while we connect you."

    public init(token: BearerToken) { self.token = token }
}
