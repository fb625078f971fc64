import Foundation

/// The way to servers that all conversations of an `Echo` share: its proxies, whom it trusts, the client for requests.
final class NetworkAccess: Sendable {
    let proxies: ProxyEnvironment
    let encryption: Encryption
    let http: HTTPTransport
    /// As `NetworkEnvironment.traceParent`.
    let traceParent: String?

    init(_ network: NetworkEnvironment = NetworkEnvironment()) {
        proxies = ProxyEnvironment(network.variables)
        encryption = Encryption(authorityFiles: network.allAuthorityFiles)
        traceParent = network.traceParent
        http = HTTPTransport(proxies: proxies, encryption: encryption, traceParent: traceParent)
    }

    /// Why a server's certificate was not accepted, as an error for people.
    static func certificateError(
        of target: HTTPTarget, proxies: ProxyEnvironment, encryption: Encryption
    ) async -> EchoError {
        let inquiry = CertificateInquiry(target: target, proxy: proxies.proxy(to: target), encryption: encryption)
        return .unreachable(host: target.name, reason: await inquiry.reason(now: .now))
    }
}

extension ProxyEnvironment {
    func proxy(to target: HTTPTarget) -> Proxy? {
        proxy(host: target.host, port: target.port, isSecure: target.isSecure)
    }
}
