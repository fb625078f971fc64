import NIOCore

/// Who a connection comes from. Of IPv6 the first 64 bits count: the rest is one subscriber's own.
struct PeerAddress: Sendable, Hashable {
    private let bytes: [UInt8]

    /// Nil for what has no address, such as a socket of this machine's files.
    init?(_ address: SocketAddress?) {
        switch address {
        case .v4(let address): bytes = Self.bytes(of: address.address, 4..<8)
        case .v6(let address): bytes = Self.network(Self.bytes(of: address.address, 8..<24))
        case .unixDomainSocket, nil: return nil
        }
    }

    init?(text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == Self.loopback }

    private static let mapped: [UInt8] = Array(repeating: 0, count: 10) + [255, 255]
    private static let loopback: [UInt8] = Array(repeating: 0, count: 15) + [1]

    /// By their place in Linux's structures: two modules declare the fields, and which of them the compiler sees varies.
    private static func bytes<Address>(of address: Address, _ place: Range<Int>) -> [UInt8] {
        withUnsafeBytes(of: address) { Array($0[place]) }
    }

    private static func network(_ address: [UInt8]) -> [UInt8] {
        if address.starts(with: mapped) { return Array(address.suffix(4)) }
        return address == loopback ? address : Array(address.prefix(8))
    }
}
