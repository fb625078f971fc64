import NIOCore
import NIOHTTP1
import Synchronization

/// Who asks over one connection, and how often it may.
final class Caller: Sendable {
    private let address: PeerAddress?
    private let rates: RequestRates?
    private let probeRates: RequestRates?
    private let proxies: TrustedProxies?
    /// A socket that was refused and is still to be told so.
    private let refused = Mutex(Duration?.none)

    init(_ channel: any Channel, _ server: ServerContext) {
        address = PeerAddress(channel.remoteAddress)
        (rates, probeRates) = (server.rates, server.probeRates)
        proxies = server.proxies
    }

    /// False when it has to wait; the next `wait()` says how long.
    func maySwitch(_ headers: HTTPHeaders) -> Bool {
        guard let wait = take(headers, rates) else { return true }
        refused.withLock { $0 = wait }
        return false
    }

    /// How long it has to wait before it may ask. Nil when it need not, and then it has asked.
    func wait(_ headers: HTTPHeaders, isProbe: Bool) -> Duration? {
        refused.withLock { $0.take() } ?? take(headers, isProbe ? probeRates : rates)
    }

    private func take(_ headers: HTTPHeaders, _ rates: RequestRates?) -> Duration? {
        guard let rates, let address else { return nil }
        return rates.take(proxies?.client(of: headers, at: address) ?? address)
    }
}
