import NIOHTTP1

/// Proxies before a server, which are believed when they say for whom they ask (`X-Forwarded-For`). From anybody else
/// it is what a stranger made up.
public struct TrustedProxies: Sendable, Hashable {
    private let addresses: Set<PeerAddress>

    /// - Parameter addresses: Such as `10.0.0.1`; of IPv6 the first 64 bits count.
    /// - Returns: Nil when one of them is no address.
    public init?(_ addresses: Set<String>) {
        let known = addresses.compactMap { PeerAddress(text: $0) }
        guard known.count == addresses.count else { return nil }
        self.addresses = Set(known)
    }

    /// Those of this machine: a tunnel, or a web server beside. Nil where `host`, which is listened at, lets others in.
    public init?(listeningAt host: String) {
        guard host == "localhost" || PeerAddress(text: host)?.isLoopback == true else { return nil }
        self.init(["127.0.0.1", "::1"])
    }

    /// The client: the last address on the way that is no proxy's.
    func client(of headers: HTTPHeaders, at peer: PeerAddress) -> PeerAddress {
        var client = peer
        for text in headers[canonicalForm: "x-forwarded-for"].reversed() {
            guard addresses.contains(client), let earlier = PeerAddress(text: String(text)) else { break }
            client = earlier
        }
        return client
    }
}
