import Echo
import Synchronization

/// The types of all that went over the wire, in order.
final class Traffic: Sendable {
    private let records = Mutex<[WireRecord]>([])
    private let task: Mutex<Task<Void, Never>?> = Mutex(nil)

    init(_ traffic: AsyncStream<WireRecord>) {
        let task = Task { [weak self] in
            for await record in traffic { self?.records.withLock { $0.append(record) } }
        }
        self.task.withLock { $0 = task }
    }

    deinit { task.withLock { $0 }?.cancel() }

    func types(_ direction: WireRecord.Direction) -> [String] {
        records.withLock { $0.filter { $0.direction == direction }.map(\.type) }
    }

    /// Chunks of sound that were sent.
    var chunks: Int { types(.sent).count { $0 == "input_audio_buffer.append" } }
}
