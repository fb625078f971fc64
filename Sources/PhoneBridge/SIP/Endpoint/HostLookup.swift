import Foundation
import NIOCore
import NIOPosix

/// Finds the addresses of machines, of the kinds that a socket can reach.
struct HostLookup: Sendable {
    /// At which a telephone of ours listens, in numbers.
    let listening: String

    private var reaches: (v4: Bool, v6: Bool) {
        guard let own = IPAddress(listening) else { return (true, false) }
        return (!own.isV6 || own.isUnspecified, own.isV6)
    }

    /// Numbers are taken as they are; names are looked up beside, as that blocks.
    func address(of host: String, port: Int) async throws(PhoneLineError) -> SocketAddress {
        if let address = IPAddress(host) {
            guard let reached = self.address(address, port: port) else { throw .notPossible }
            return reached
        }
        guard let first = await numbers(of: host).lazy.compactMap({ IPAddress($0) }).first,
            let address = address(first, port: port)
        else { throw .unreachable }
        return address
    }

    /// As the socket takes it: of IPv4 as one of IPv6, where it is one of IPv6.
    ///
    /// - Returns: nil for one that it does not reach.
    func address(_ address: IPAddress, port: Int) -> SocketAddress? {
        guard address.isV6 ? reaches.v6 : reaches.v4 else { return nil }
        let isMapped = !address.isV6 && reaches.v6
        return try? SocketAddress(ipAddress: isMapped ? "::ffff:" + address.text : address.text, port: port)
    }

    /// All addresses of a machine that can be reached; none where it is not known.
    func numbers(of host: String) async -> [String] {
        let reaches = reaches
        let family = reaches.v4 == reaches.v6 ? AF_UNSPEC : reaches.v6 ? AF_INET6 : AF_INET
        return (try? await NIOThreadPool.singleton.runIfActive { Self.lookUp(host, family) }) ?? []
    }

    private static func lookUp(_ host: String, _ family: Int32) -> [String] {
        var hints = addrinfo()
        hints.ai_family = family
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [String] = []
        var next = list
        while let entry = next, found.count < mostAddresses {
            if let text = text(of: entry.pointee).flatMap({ IPAddress($0)?.text }), !found.contains(text) {
                found.append(text)
            }
            next = entry.pointee.ai_next
        }
        return found
    }

    private static let mostAddresses = 64

    private static func text(of entry: addrinfo) -> String? {
        var text = [CChar](repeating: 0, count: 64)
        guard
            getnameinfo(entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
        else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The address of this machine that `peer` can answer to: the one in its network, or the first that is not loopback.
    static func own(facing peer: SocketAddress) -> String {
        let other = peer.host.flatMap { IPAddress($0) }
        let devices = ((try? System.enumerateDevices()) ?? []).compactMap { device -> (IPAddress, Int)? in
            guard let own = device.address?.host.flatMap({ IPAddress($0) }), own.isV6 == (other?.isV6 ?? false)
            else { return nil }
            let mask = device.netmask?.host.flatMap { IPAddress($0) }
            return (own, mask?.bytes.reduce(0) { $0 + $1.nonzeroBitCount } ?? 8 * own.bytes.count)
        }
        let facing = devices.first { own, bits in other.map { own.agrees(with: $0, in: bits) } ?? false }
        let outer = devices.first { own, _ in !own.isLoopback && !own.isLinkLocal }
        return (facing ?? outer)?.0.text ?? (other?.isV6 == true ? "::1" : "127.0.0.1")
    }
}

extension SocketAddress {
    /// In numbers, as `IPAddress` has it.
    var host: String? { ipAddress.map { IPAddress($0)?.text ?? $0 } }
}
