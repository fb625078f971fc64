import Glibc

/// A port of this machine that nobody listens on, and that nobody else gets as long as this is held: who connects to it is
/// refused.
public final class ClosedPort: Sendable {
    public let number: Int
    private let socket: CInt

    public init() throws {
        socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        number = Int(UInt16(bigEndian: address.sin_port))
        guard isBound else { throw ClosedPortError(code: errno) }
    }

    deinit { close(socket) }
}

/// Why no port could be taken.
public struct ClosedPortError: Error, Hashable, Sendable {
    /// As in `errno`.
    public let code: CInt
}
