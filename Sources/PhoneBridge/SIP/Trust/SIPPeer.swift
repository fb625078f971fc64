/// A machine, or a network of them, whose word about who calls is believed: "192.168.178.1", "10.0.0.0/8", "fd00::/8"
/// or "sip.example.com".
public enum SIPPeer: Sendable, Hashable {
    /// - Parameters:
    ///   - bits: of it that count, 1 to 32.
    case network(UInt32, bits: Int)
    /// Of IPv6.
    ///
    /// - Parameters:
    ///   - prefix: an address in it, as `IPAddress` has it.
    ///   - bits: of it that count, 1 to 128.
    case wideNetwork(String, bits: Int)
    /// Looked up when the telephone starts.
    case name(String)

    /// Nil for what is none of these. All addresses at once are none: that would be everybody.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if let address = IPAddress(parts[0]) {
            let most = 8 * address.bytes.count
            guard parts.count <= 2, let bits = parts.count == 2 ? Int(parts[1]) : most, (1...most).contains(bits) else {
                return nil
            }
            let number = address.bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
            self =
                address.isV6 ? .wideNetwork(address.text, bits: bits) : .network(number & Self.mask(bits), bits: bits)
        } else {
            guard parts.count == 1, let host = SIPHost(text), host.port == nil,
                text.contains(where: \.isLetter), !text.contains("[")
            else { return nil }
            self = .name(host.name.lowercased())
        }
    }

    func contains(_ host: String) -> Bool {
        guard let address = IPAddress(host) else { return false }
        switch self {
        case .network(let network, let bits):
            guard !address.isV6 else { return false }
            return address.bytes.reduce(0) { $0 << 8 | UInt32($1) } & Self.mask(bits) == network
        case .wideNetwork(let network, let bits):
            return IPAddress(network).map { address.agrees(with: $0, in: bits) } ?? false
        case .name: return false
        }
    }

    private static func mask(_ bits: Int) -> UInt32 { ~UInt32(0) << UInt32(32 - bits) }
}
