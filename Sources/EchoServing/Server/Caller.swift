import NIOCore
import Synchronization

/// Who is at the other end of one connection, and how often it may ask.
final class Caller: Sendable {
    private let address: PeerAddress?
    private let rates: RequestRates?
    /// A socket that was refused and is still to be told so.
    private let refused = Mutex(Duration?.none)

    init(_ channel: any Channel, _ rates: RequestRates?) {
        address = PeerAddress(channel.remoteAddress)
        self.rates = rates
    }

    /// False when it has to wait; the next `wait()` says how long.
    func maySwitch() -> Bool {
        guard let wait = take() else { return true }
        refused.withLock { $0 = wait }
        return false
    }

    /// How long it has to wait before it may ask. Nil when it need not, and then it has asked.
    func wait() -> Duration? { refused.withLock { $0.take() } ?? take() }

    private func take() -> Duration? {
        guard let rates, let address else { return nil }
        return rates.take(address)
    }
}
