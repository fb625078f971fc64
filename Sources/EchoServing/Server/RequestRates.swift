import Synchronization

/// Counts what each address asks for.
final class RequestRates: Sendable {
    private let rate: RequestRate
    private let table: Mutex<RateTable<PeerAddress>>

    init(_ rate: RequestRate) {
        self.rate = rate
        table = Mutex(RateTable(rate))
    }

    /// Nil when it may ask now, else how long it has to wait.
    func take(_ address: PeerAddress) -> Duration? {
        guard rate.countsLoopback || !address.isLoopback else { return nil }
        return table.withLock { $0.take(address, at: .now) }
    }
}
