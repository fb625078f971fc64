import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Asks a server whose certificate was not accepted for it once more, to say what is wrong with it.
///
/// Nothing is sent to it: the connection is given up as soon as the certificate was seen.
struct CertificateInquiry: Sendable {
    let target: HTTPTarget
    let proxy: ProxyEnvironment.Proxy?
    let encryption: Encryption

    /// When a certificate may be used.
    struct Validity: Sendable, Hashable {
        var start: Date
        var end: Date
    }

    /// A clause for people.
    func reason(now: Date) async -> String {
        guard let validity = await validity() else { return "its certificate was rejected" }
        return Self.reason(validity, now: now)
    }

    static func reason(_ validity: Validity, now: Date) -> String {
        if now > validity.end { return "its certificate expired on \(day(validity.end))" }
        if now < validity.start {
            return "its certificate is not valid before \(day(validity.start)) (check this machine's clock)"
        }
        return "its certificate is not trusted by this machine"
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    /// In DER, whoever vouches for it; nil when none was shown.
    func certificate() async -> Data? { await shown().flatMap { try? $0.toDERBytes() }.map { Data($0) } }

    private func validity() async -> Validity? { await shown().map(Self.validity) }

    private func shown() async -> NIOSSLCertificate? {
        guard let context = try? encryption.context() else { return nil }
        let seen = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: NIOSSLCertificate?.self)
        let connection = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(5))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let proxy else { return try look(channel, context, seen) }
                    let tunnel = channel.eventLoop.makePromise(of: Void.self)
                    try channel.pipeline.syncOperations.addHandler(
                        ProxyTunnelHandler(to: target, through: proxy, tunnel: tunnel))
                    tunnel.futureResult.flatMapThrowing { try look(channel, context, seen) }
                        .whenFailure { _ in seen.succeed(nil) }
                }
            }
            .connect(host: proxy?.host ?? target.host, port: proxy?.port ?? target.port)
        connection.whenFailure { _ in seen.succeed(nil) }
        connection.whenSuccess { channel in
            let patience = channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
            channel.closeFuture.whenComplete { _ in
                patience.cancel()
                seen.succeed(nil)
            }
            seen.futureResult.whenComplete { _ in channel.close(promise: nil) }
        }
        return try? await seen.futureResult.get()
    }

    private func look(
        _ channel: any Channel, _ context: NIOSSLContext, _ seen: EventLoopPromise<NIOSSLCertificate?>
    ) throws {
        let isAddress = (try? SocketAddress(ipAddress: target.host, port: target.port)) != nil
        let handler = try NIOSSLClientHandler(
            context: context, serverHostname: isAddress ? nil : target.host,
            customVerificationCallback: { chain, verdict in
                seen.succeed(chain.first)
                verdict.succeed(.failed)
            })
        try channel.pipeline.syncOperations.addHandler(handler)
    }

    private static func validity(_ certificate: NIOSSLCertificate) -> Validity {
        Validity(
            start: Date(timeIntervalSince1970: TimeInterval(certificate.notValidBefore)),
            end: Date(timeIntervalSince1970: TimeInterval(certificate.notValidAfter)))
    }
}
