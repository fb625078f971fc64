/// A way from a public address to a server on this machine, with the encryption taken off, as a proxy makes it.
///
/// What is signed is the public address; the app sees a request in the clear, for the public name.
public struct ExchangeTunnel: Sendable, Hashable {
    /// "https://bridge.example.com".
    public var publicOrigin: String
    /// "http://127.0.0.1:8080".
    public var localOrigin: String

    public init(publicOrigin: String, localOrigin: String) {
        self.publicOrigin = publicOrigin
        self.localOrigin = localOrigin
    }

    /// Where `address` leads on this machine; nil when it does not lead through the tunnel.
    func local(_ address: String) -> String? {
        for (here, there) in [(publicOrigin, localOrigin), (Self.socket(publicOrigin), Self.socket(localOrigin))] {
            guard address.hasPrefix(here) else { continue }
            let rest = address.dropFirst(here.count)
            if rest.isEmpty || "/?".contains(rest.prefix(1)) { return there + rest }
        }
        return nil
    }

    /// With the scheme of WebSockets.
    private static func socket(_ origin: String) -> String {
        origin.hasPrefix("http") ? "ws" + origin.dropFirst(4) : origin
    }

    var publicHost: String { String(publicOrigin.split(separator: "/").last ?? "") }
}
