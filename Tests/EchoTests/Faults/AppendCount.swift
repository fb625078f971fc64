import Echo
import Synchronization

/// Counts the chunks of sound that an engine has sent.
final class AppendCount: Sendable {
    private let chunks = Mutex(0)
    private let task: Mutex<Task<Void, Never>?> = Mutex(nil)

    init(_ traffic: AsyncStream<WireRecord>) {
        let task = Task { [weak self] in
            for await record in traffic where record.type == "input_audio_buffer.append" {
                self?.chunks.withLock { $0 += 1 }
            }
        }
        self.task.withLock { $0 = task }
    }

    deinit { task.withLock { $0 }?.cancel() }

    var count: Int { chunks.withLock { $0 } }
}
