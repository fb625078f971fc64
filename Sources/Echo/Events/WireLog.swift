import Foundation
import Synchronization

/// Numbers what goes over the wire, for those who want to watch.
final class WireLog: Sendable {
    private let emitter: EventEmitter<WireRecord>
    private let nextID = Mutex(0)
    private let nextExchange = Mutex(0)

    /// What nobody is told, however it looks; a server may repeat what it was sent.
    private let secrets: [Data]

    init(emitter: EventEmitter<WireRecord>, secrets: [String] = []) {
        self.emitter = emitter
        self.secrets = secrets.filter(Self.isSecret).map { Data($0.utf8) }
    }

    /// Where a server wants no key, people write a word in its place.
    private static func isSecret(_ text: String) -> Bool {
        text.utf8.count >= 8 && text.contains(where: \.isNumber) || text.utf8.count >= 16
    }

    /// A number for a request and what answers it.
    func numberOfExchange() -> Int {
        nextExchange.withLock { number in
            number += 1
            return number
        }
    }

    /// Whether anybody watches: what nobody does need not be written down, and is only counted.
    var isWatched: Bool { emitter.hasListeners }

    func record(_ note: WireNote) { record([note]) }

    /// - Parameter exchange: the number of the request that they answer.
    func record(_ notes: [WireNote], of exchange: Int?) {
        record(
            notes.map { note -> WireNote? in
                var note = note
                note.exchange = exchange
                return note
            })
    }

    /// Under the lock as a whole: records come out in the order of their numbers.
    ///
    /// - Parameter notes: nil for what is only counted.
    func record(_ notes: [WireNote?]) {
        guard !notes.isEmpty else { return }
        let hidden = isWatched ? secrets : []
        nextID.withLock { id in
            let records = notes.compactMap { note in
                defer { id += 1 }
                return note.map { WireRecord($0.hiding(hidden), id: id) }
            }
            emitter.emit(records)
        }
    }

    /// Returns when everybody who reads in batches has taken enough of it.
    nonisolated(nonsending) func room() async { await emitter.room() }
}
