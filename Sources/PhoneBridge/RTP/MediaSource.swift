/// From whom sound is taken, and to whom it goes: a stranger's is not, although anybody can send to a port.
///
/// Routers between change the port, so the one that sound really comes from is used in place of the one that was told.
struct MediaSource: Sendable, Hashable {
    struct Address: Sendable, Hashable {
        var host: String
        var port: Int

        var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }
    }

    /// Where the other side told that it is.
    private(set) var told: Address
    /// Where its sound comes from.
    private(set) var seen: Address?
    /// The host that the call is arranged with: behind a router, a telephone tells an address that nobody else can reach,
    /// and its sound comes from where its messages come from. Nil where that does not count.
    private let peer: String?
    /// Sound from elsewhere is taken, from the first who sends some: for lines behind routers that change the host, too.
    private let allowsAnyHost: Bool

    init(told: Address, peer: String? = nil, allowsAnyHost: Bool) {
        (self.told, self.peer, self.allowsAnyHost) = (told, peer, allowsAnyHost)
    }

    /// Where sound goes.
    var destination: Address { seen ?? told }

    mutating func accepts(_ address: Address) -> Bool {
        if address == seen { return true }
        // What comes from where it was told to come from is never given up for the other place.
        let isPeer = address.host == peer && seen?.host != told.host
        let isKnown = address.host == told.host || isPeer
        guard isKnown || (allowsAnyHost && seen == nil) else { return false }
        // Two of the same host: the one that was told has the say.
        if let seen, seen.host == told.host, seen == told { return false }
        seen = address
        return true
    }

    /// The other side told another place.
    mutating func move(to told: Address) {
        guard told != self.told else { return }
        (self.told, seen) = (told, nil)
    }
}
