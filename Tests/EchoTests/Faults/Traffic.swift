import Echo
import EchoWire
import Foundation
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

    /// Tokens of each answer of which the server told what it used.
    var toldTokens: [Int] {
        records.withLock { $0.filter { $0.direction == .received && Self.ends.contains($0.type) } }.compactMap {
            (try? JSONValue(parsing: Data($0.json.utf8)))?["response"]?["usage"]?["total_tokens"]?.number.map {
                Int($0)
            }
        }
    }

    private static let ends: Set = ["response.done", "response.completed"]

    /// Chunks of sound that were sent.
    var chunks: Int { types(.sent).count { $0 == "input_audio_buffer.append" } }
}
