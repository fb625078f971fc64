import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Hands letters in at a mail server.
struct SMTPDelivery: Sendable {
    private static let connectPatience = TimeAmount.seconds(15)
    /// For all of it.
    private static let patience = TimeAmount.seconds(60)

    private let server: MailServer
    private let context: NIOSSLContext

    /// - Parameter authorities: of a PEM file, believed in the place of the machine's; nil for those.
    init(_ server: MailServer, authorities: String? = nil) throws {
        self.server = server
        var configuration = TLSConfiguration.makeClientConfiguration()
        if let authorities { configuration.trustRoots = .file(authorities) }
        context = try NIOSSLContext(configuration: configuration)
    }

    /// - Parameter letter: nil to see whether one would be taken.
    func deliver(_ letter: Letter?) async throws(MessageFailure) {
        let (results, result) = AsyncStream.makeStream(
            of: Result<Void, MessageFailure>.self, bufferingPolicy: .bufferingOldest(1))
        let dialogue = SMTPDialogue(letter, to: server, as: ProcessInfo.processInfo.hostName)
        ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(Self.connectPatience)
            .channelInitializer { [server, context] channel in
                channel.eventLoop.makeCompletedFuture {
                    if server.security == .tls {
                        try channel.pipeline.syncOperations.addHandler(Self.encryption(context, server))
                    }
                    let handler = SMTPHandler(
                        dialogue, encryption: { try Self.encryption(context, server) }, tell: { result.yield($0) })
                    try channel.pipeline.syncOperations.addHandler(handler)
                    channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
                }
            }
            .connect(host: server.host, port: server.port)
            .whenFailure { _ in result.yield(.failure(.mailServerAway)) }
        for await outcome in results { return try outcome.get() }
        throw .mailServerAway
    }

    /// A name must stand in the certificate; an address in numbers is compared with that of the connection.
    private static func encryption(_ context: NIOSSLContext, _ server: MailServer) throws -> NIOSSLClientHandler {
        let isNumber = (try? SocketAddress(ipAddress: server.host, port: 0)) != nil
        return try NIOSSLClientHandler(context: context, serverHostname: isNumber ? nil : server.host)
    }
}
