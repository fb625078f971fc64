/// What of a process's environment concerns the network: proxies and trusted authorities.
///
/// The library never looks at the environment by itself.
public struct NetworkEnvironment: Sendable, Hashable {
    /// `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY` in either case, and `SSL_CERT_FILE`. A proxy's address may
    /// hold a password: never shown, never logged.
    let variables: [String: String]
    /// PEM files of authorities that are trusted besides the machine's and those of `SSL_CERT_FILE`.
    public var authorityFiles: [String]
    /// Sent as `traceparent` (W3C Trace Context) with every connection and request, so that a server's traces can be
    /// joined with one's own; nil for none.
    public var traceParent: String?

    /// - Parameters:
    ///   - environment: all of a process's; what does not concern the network is left out.
    ///   - authorityFiles: PEM files of authorities that are trusted besides the machine's and those of
    ///     `SSL_CERT_FILE`: of a company's own servers, or of a proxy that looks into connections.
    public init(_ environment: [String: String] = [:], authorityFiles: [String] = []) {
        let names: Set = ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY", "SSL_CERT_FILE"]
        variables = environment.filter { names.contains($0.key.uppercased()) }
        self.authorityFiles = authorityFiles
    }

    var allAuthorityFiles: [String] {
        [variables["SSL_CERT_FILE"] ?? ""].filter { !$0.isEmpty } + authorityFiles
    }
}
