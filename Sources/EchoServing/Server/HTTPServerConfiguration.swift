/// The routes of a server, its address, and its limits.
public struct HTTPServerConfiguration: Sendable {
    /// The address to listen at.
    public var host: String
    /// 0 means any free port.
    public var port: Int
    public var routes: [Route]
    /// The names by which clients may call the server; nil for any.
    public var names: HostNames?
    /// Whose pages may ask, where that is not the same as `names`; nil for pages of `names` alone, or of any without.
    public var origins: HostNames?
    public var limits: ServerLimits
    /// Nil to be spoken to in the clear.
    public var identity: TLSIdentity?
    /// Told when the files of `identity` have changed: nil when the new ones are in use, else why not. It must not wait.
    public var onIdentity: @Sendable (TLSIdentityError?) -> Void = { _ in }
    /// Nil when clients come by themselves: then what they say of where they come from is not believed.
    public var proxies: TrustedProxies?
    /// Of the program, for who counts; nil to keep it to itself.
    public var version: String?
    /// The program's own metrics, listed at `/metrics` beside the server's. It must not wait.
    public var metrics: @Sendable () -> [Metric] = { [] }

    /// Told of each request that the server refuses by itself, in the place of a route, and gives what the client reads.
    /// The path is nil where no route has it. It must not wait.
    public var refusing: @Sendable (HTTPRefusal, RoutePath?) -> HTTPRefusal = { refusal, _ in refusal }

    public init(
        host: String = "127.0.0.1", port: Int = 0, routes: [Route], names: HostNames? = .loopback,
        limits: ServerLimits = ServerLimits(), identity: TLSIdentity? = nil, version: String? = nil
    ) {
        self.host = host
        self.port = port
        self.routes = routes
        self.names = names
        self.limits = limits
        self.identity = identity
        self.version = version
    }
}
