import NIOCore

/// Over what SIP goes from one machine to the next.
enum SIPTransport: String, Sendable, Hashable {
    case udp, tcp, tls

    /// Nil for one that is not spoken here.
    init?(_ uri: SIPURI) {
        guard let named = uri.parameters["transport"]?.lowercased() else {
            self = uri.scheme == "sips" ? .tls : .udp
            return
        }
        guard let transport = SIPTransport(rawValue: named) else { return nil }
        // What is to be secret goes over nothing that is not.
        self = uri.scheme == "sips" ? .tls : transport
    }

    /// Nothing is lost on the way, and nothing has to be sent again.
    var isReliable: Bool { self != .udp }

    var usualPort: Int { self == .tls ? 5061 : 5060 }

    /// As Via has it.
    var name: String { rawValue.uppercased() }
}

/// How messages get to another machine and back: where it is, and over what. Of a stream, it is the one connection.
struct SIPFlow: Sendable, Hashable {
    let address: SocketAddress
    var transport = SIPTransport.udp
    /// The host whose certificate is asked for, of a connection that this side makes.
    var name = ""

    /// In numbers; of IPv4 as that, also over a socket of IPv6.
    var ipAddress: String? { address.host }
    var port: Int? { address.port }
    /// Where one machine may have many addresses, all of them.
    var household: String? { ipAddress.map { IPAddress($0)?.household ?? $0 } }
}
