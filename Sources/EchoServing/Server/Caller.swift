import NIOCore
import NIOHTTP1
import Synchronization

/// The client of one connection, and how often it may ask.
final class Caller: Sendable {
    private let address: PeerAddress?
    private let rates: [RateClass: RequestRates]
    private let proxies: TrustedProxies?
    /// A socket that was refused and is still to be told so.
    private let refused = Mutex(Duration?.none)

    init(_ channel: any Channel, _ server: ServerContext) {
        address = PeerAddress(channel.remoteAddress)
        rates = server.rates
        proxies = server.proxies
    }

    /// False when it has to wait; the next `wait()` says how long.
    func maySwitch(_ headers: HTTPHeaders, as kind: RateClass) -> Bool {
        guard let wait = take(headers, kind) else { return true }
        refused.withLock { $0 = wait }
        return false
    }

    /// How long it has to wait before it may ask. Nil when it need not, and then it has asked.
    func wait(_ headers: HTTPHeaders, as kind: RateClass) -> Duration? {
        refused.withLock { $0.take() } ?? take(headers, kind)
    }

    private func take(_ headers: HTTPHeaders, _ kind: RateClass) -> Duration? {
        guard let rates = rates[kind], let address else { return nil }
        return rates.take(proxies?.client(of: headers, at: address) ?? address)
    }
}
