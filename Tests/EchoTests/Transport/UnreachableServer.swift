import Echo

extension Error {
    /// Whether it is that nobody can be reached at the host, at a port that nobody else had.
    func isUnreachable(_ host: String, reason: String) -> Bool {
        guard case .unreachable(let named, let why)? = self as? EchoError, why == reason, named.hasPrefix(host + ":")
        else { return false }
        return UInt16(named.dropFirst(host.count + 1)) != nil
    }
}
