import Foundation

/// An address of a machine in numbers: IPv4, or IPv6 as text without brackets.
///
/// An address of IPv4 that a socket of IPv6 shows as one of its own (`::ffff:192.0.2.1`) is one of IPv4.
struct IPAddress: Sendable, Hashable {
    /// 4 or 16.
    let bytes: [UInt8]

    /// - Returns: nil for what is none, a name among them: nobody here asks a name server for what a stranger wrote.
    init?(_ text: some StringProtocol) {
        if let bytes = Self.v4(text) {
            self.bytes = bytes
        } else if text.utf8.contains(UInt8(ascii: ":")), let bytes = Self.v6(String(text)) {
            let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
        } else {
            return nil
        }
    }

    var isV6: Bool { bytes.count == 16 }

    /// No machine: all of this one, or nobody.
    var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } }

    /// This machine alone.
    var isLoopback: Bool { isV6 ? bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1 : bytes[0] == 127 }

    /// Of one network alone, and of no use beyond it.
    var isLinkLocal: Bool { isV6 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }

    /// In the fewest letters, as RFC 5952 has it: two texts of one address are the same.
    var text: String {
        guard isV6 else { return bytes.map(String.init).joined(separator: ".") }
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(AF_INET6, bytes, &buffer, socklen_t(buffer.count)) != nil else { return "::" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether the first of its bits are those of another one.
    func agrees(with other: IPAddress, in bits: Int) -> Bool {
        guard bytes.count == other.bytes.count, bits <= 8 * bytes.count else { return false }
        let (whole, rest) = (bits / 8, bits % 8)
        guard bytes.prefix(whole) == other.bytes.prefix(whole) else { return false }
        return rest == 0 || (bytes[whole] ^ other.bytes[whole]) >> UInt8(8 - rest) == 0
    }

    /// Of whose machines one may take any address it likes: of IPv6 the network.
    var household: String {
        guard isV6 else { return text }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ".")
    }

    private static func v4(_ text: some StringProtocol) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var bytes: [UInt8] = []
        for part in parts {
            guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
                let byte = UInt8(part)
            else { return nil }
            bytes.append(byte)
        }
        return bytes
    }

    private static func v6(_ text: String) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16)
        return text.utf8.count <= 45 && inet_pton(AF_INET6, text, &bytes) == 1 ? bytes : nil
    }
}

extension String {
    /// A host as addresses of SIP have it: IPv6 in brackets.
    var inBrackets: String { contains(":") ? "[\(self)]" : self }
}
