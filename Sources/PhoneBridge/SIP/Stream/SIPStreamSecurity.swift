import EchoServing
import NIOCore
import NIOSSL

/// How connections of SIP are encrypted: those that others make, and those that this side makes.
struct SIPStreamSecurity: Sendable {
    private let serving: TLSContexts?
    private let calling: NIOSSLContext

    /// - Parameters:
    ///   - identity: shown to those who connect; nil where nobody can.
    ///   - authorities: of a PEM file, believed in the place of the machine's; nil for those.
    init(_ identity: TLSIdentity?, authorities: String?) throws {
        serving = try identity.map { identity in try TLSContexts(identity) }
        var configuration = TLSConfiguration.makeClientConfiguration()
        if let authorities { configuration.trustRoots = .file(authorities) }
        calling = try NIOSSLContext(configuration: configuration)
    }

    var serves: Bool { serving != nil }

    /// Nil where none is encrypted.
    func serverHandler() -> (any ChannelHandler)? { serving.map { NIOSSLServerHandler(context: $0.current) } }

    /// Looks whether the files have changed, until it is cancelled.
    func watch(_ tell: @Sendable (TLSIdentityError?) -> Void) async { await serving?.watch(tell) }

    func look(_ tell: @Sendable (TLSIdentityError?) -> Void) { serving?.look(tell) }

    /// - Parameter name: that the certificate must have; an address in numbers is compared with that of the connection.
    func clientHandler(_ name: String) throws -> any ChannelHandler {
        let isNumber = (try? SocketAddress(ipAddress: name, port: 0)) != nil
        return try NIOSSLClientHandler(context: calling, serverHostname: isNumber || name.isEmpty ? nil : name)
    }
}
