import Foundation
import NIOCore
import NIOPosix

/// Finds the addresses of machines: IPv4, as telephones at home speak it.
enum HostLookup {
    /// Numbers are taken as they are; names are looked up beside, as that blocks.
    static func address(of host: String, port: Int) async throws(PhoneLineError) -> SocketAddress {
        if let address = try? SocketAddress(ipAddress: host, port: port) {
            guard case .v4 = address else { throw .notPossible }
            return address
        }
        guard let first = await numbers(of: host).first, let address = try? SocketAddress(ipAddress: first, port: port)
        else { throw .unreachable }
        return address
    }

    /// All addresses of a machine; none where it is not known.
    static func numbers(of host: String) async -> [String] {
        (try? await NIOThreadPool.singleton.runIfActive { lookUp(host) }) ?? []
    }

    private static func lookUp(_ host: String) -> [String] {
        var hints = addrinfo()
        hints.ai_family = AF_INET
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [String] = []
        var next = list
        while let entry = next, found.count < mostAddresses {
            if let text = text(of: entry.pointee), !found.contains(text) { found.append(text) }
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
        let devices = (try? System.enumerateDevices()) ?? []
        let facing = devices.first { device in
            guard let own = word(device.address), let mask = word(device.netmask), let other = word(peer) else {
                return false
            }
            return own & mask == other & mask
        }
        let outer = devices.first { device in word(device.address).map { $0 >> 24 != 127 } ?? false }
        return (facing ?? outer)?.address?.ipAddress ?? "127.0.0.1"
    }

    private static func word(_ address: SocketAddress?) -> UInt32? {
        guard case .v4? = address, let numbers = address?.ipAddress?.split(separator: ".") else { return nil }
        return numbers.reduce(0) { $0 << 8 | (UInt32($1) ?? 0) }
    }
}
