import EchoServing

/// How the offline assistant's server is run for other clients.
struct ServeOptions: Sendable, Hashable {
    static let loopback = "127.0.0.1"

    /// The address to listen at.
    var host: String
    /// 0 means any free port.
    var port: Int
    /// Nil for a random one, which is printed.
    var token: String?
    /// Nil to be spoken to in the clear.
    var identity: TLSIdentity?
    /// The brain, ears and voice, where the settings file does not decide.
    var parts = PartWords()
    /// Sessions that may be open at once; nil for as many as the machine bears.
    var sessions: Int?
    /// Nil for as many requests as a client likes.
    var rate: RequestRate?
}
