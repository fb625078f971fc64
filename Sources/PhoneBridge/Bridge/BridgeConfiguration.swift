public import EchoServing

/// Where a bridge listens, and who it believes.
public struct BridgeConfiguration: Sendable {
    public var host = "127.0.0.1"
    /// 0 means any free port.
    public var port = 0
    /// How Twilio reaches this server, without a path: "https://bridge.example.com"; nil for the address it listens at.
    public var publicURL: String?
    public var account: TwilioAccount?
    /// What Asterisk shows at `/asterisk`; nil where none is let in.
    public var asterisk: BearerToken?
    /// What OpenAI signs its webhooks with, that tell of calls to its own SIP line; nil where none are taken.
    public var openAI: WebhookSignature?
    /// What our own clients show.
    public var token: BearerToken
    /// Names under which clients may call the server; nil for any.
    public var names: HostNames?
    /// Whose pages may ask, besides those of this machine and of `publicURL`: "app.example.com". Twilio names no page.
    public var origins: Set<String> = []
    public var limits = BridgeConfiguration.limits
    public var identity: TLSIdentity?
    /// Told when the certificate's files have changed: nil when the new ones are in use. It must not wait.
    public var onIdentity: @Sendable (TLSIdentityError?) -> Void = { _ in }
    /// Who is believed about whom they ask for; nil for this machine's proxies where nobody else reaches the bridge.
    public var proxies: TrustedProxies?
    public var version: String?

    public init(token: BearerToken) { self.token = token }

    /// Through a tunnel everybody comes from this machine, so that is counted too.
    private static var limits: ServerLimits {
        var limits = ServerLimits()
        limits.rate?.countsLoopback = true
        limits.probeRate?.countsLoopback = true
        return limits
    }

    /// Who is counted by the address that a proxy names: through one, all would else share what one may ask.
    var trusted: TrustedProxies? { proxies ?? TrustedProxies(listeningAt: host) }

    /// Where it can be asked on this machine.
    public func place(at port: Int) -> String { "\(identity == nil ? "http" : "https")://\(host.inBrackets):\(port)" }

    /// The names of those whose pages may ask.
    var pages: HostNames {
        let own = ["127.0.0.1", "localhost", "[::1]", host] + [publicURL.flatMap(Self.name)].compactMap(\.self)
        return HostNames(origins.union(own))
    }

    private static func name(_ address: String) -> String? {
        address.firstRange(of: "://").map { address[$0.upperBound...] }?.split(separator: "/").first
            .map { $0.split(separator: ":").first.map(String.init) ?? String($0) }
    }
}
