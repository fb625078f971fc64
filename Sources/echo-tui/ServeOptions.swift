import EchoServing

/// How the offline assistant's server is run for other clients.
struct ServeOptions: Sendable, Hashable {
    /// 0 means any free port.
    var port = 0
    /// Nil for a random one, which is printed.
    var token: String?
    /// Nil to be spoken to in the clear.
    var identity: TLSIdentity?
    /// Nil for as many requests as a client likes.
    var rate: RequestRate?
}
