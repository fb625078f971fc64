/// A machine, or a network of them, whose word about who calls is believed: "192.168.178.1", "10.0.0.0/8" or
/// "sip.example.com".
public enum SIPPeer: Sendable, Hashable {
    /// - Parameters:
    ///   - bits: of it that count, 1 to 32.
    case network(UInt32, bits: Int)
    /// Looked up when the telephone starts.
    case name(String)

    /// Nil for what is none of these. All addresses at once are none: that would be everybody.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if let address = Self.number(parts[0]) {
            guard parts.count <= 2, let bits = parts.count == 2 ? Int(parts[1]) : 32, (1...32).contains(bits) else {
                return nil
            }
            self = .network(address & Self.mask(bits), bits: bits)
        } else {
            guard parts.count == 1, let host = SIPHost(text), host.port == nil,
                text.contains(where: \.isLetter), !text.contains("[")
            else { return nil }
            self = .name(host.name.lowercased())
        }
    }

    func contains(_ host: String) -> Bool {
        guard case .network(let network, let bits) = self, let address = Self.number(host) else { return false }
        return address & Self.mask(bits) == network
    }

    private static func mask(_ bits: Int) -> UInt32 { ~UInt32(0) << UInt32(32 - bits) }

    private static func number(_ text: some StringProtocol) -> UInt32? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var number: UInt32 = 0
        for part in parts {
            guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
                let byte = UInt8(part)
            else { return nil }
            number = number << 8 | UInt32(byte)
        }
        return number
    }
}
