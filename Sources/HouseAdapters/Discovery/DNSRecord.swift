/// A record of an answer, as far as a search needs it.
enum DNSRecord: Hashable, Sendable {
    case pointer(DNSName, to: DNSName)
    case server(DNSName, host: DNSName, port: Int)
    case text(DNSName, [String: String])
    /// As people write it.
    case address(DNSName, String)

    /// The numbers of RFC 1035, 2782 and 3596.
    enum Kind {
        static let a: UInt16 = 1
        static let pointer: UInt16 = 12
        static let text: UInt16 = 16
        static let aaaa: UInt16 = 28
        static let server: UInt16 = 33
    }
}
