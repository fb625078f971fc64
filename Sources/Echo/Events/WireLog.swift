import Synchronization

/// Numbers what goes over the wire, for those who want to watch.
final class WireLog: Sendable {
    private let emitter: EventEmitter<WireRecord>
    private let nextID = Mutex(0)

    init(emitter: EventEmitter<WireRecord>) { self.emitter = emitter }

    func record(_ note: WireNote) { record([note]) }

    /// Under the lock as a whole: records come out in the order of their numbers.
    func record(_ notes: [WireNote]) {
        guard !notes.isEmpty else { return }
        nextID.withLock { id in
            let records = notes.map { note in
                defer { id += 1 }
                return WireRecord(note, id: id)
            }
            emitter.emit(records)
        }
    }

    /// Returns when everybody who reads in batches has taken enough of it.
    nonisolated(nonsending) func room() async { await emitter.room() }
}
