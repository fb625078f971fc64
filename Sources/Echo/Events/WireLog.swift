import Synchronization

/// Numbers what goes over the wire, for those who want to watch.
final class WireLog: Sendable {
    private let emitter: EventEmitter<WireRecord>
    private let nextID = Mutex(0)

    init(emitter: EventEmitter<WireRecord>) { self.emitter = emitter }

    /// Whether anybody watches: what nobody does need not be written down, and is only counted.
    var isWatched: Bool { emitter.hasListeners }

    func record(_ note: WireNote) { record([note]) }

    /// Under the lock as a whole: records come out in the order of their numbers.
    ///
    /// - Parameter notes: nil for what is only counted.
    func record(_ notes: [WireNote?]) {
        guard !notes.isEmpty else { return }
        nextID.withLock { id in
            let records = notes.compactMap { note in
                defer { id += 1 }
                return note.map { WireRecord($0, id: id) }
            }
            emitter.emit(records)
        }
    }

    /// Returns when everybody who reads in batches has taken enough of it.
    nonisolated(nonsending) func room() async { await emitter.room() }
}
