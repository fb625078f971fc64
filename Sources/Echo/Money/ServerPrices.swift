import Synchronization

/// The server's prices for its models, as far as it has told.
final class ServerPrices: Sendable {
    private let known = Mutex(PriceTable())
    private let emitter = EventEmitter<Void>()

    var table: PriceTable { known.withLock(\.self) }

    /// Something each time that it has told.
    var changes: AsyncStream<Void> { emitter.stream(.bufferingNewest(1)) }

    func take(_ models: [ServerModel]) {
        var table = PriceTable()
        for model in models { if let price = model.price { table[model.name] = price } }
        guard !table.isEmpty else { return }
        known.withLock { $0 = table }
        emitter.emit(())
    }
}
