import EchoTestKit
import Synchronization

@testable import Echo

/// Everything that an engine told, and a way to wait for more of it.
final class EventLog: Sendable {
    private let events = Mutex<[EchoEvent]>([])
    private let task: Mutex<Task<Void, Never>?> = Mutex(nil)

    init(_ stream: AsyncStream<EchoEvent>) {
        let task = Task { [weak self] in
            for await event in stream { self?.events.withLock { $0.append(event) } }
        }
        self.task.withLock { $0 = task }
    }

    deinit { task.withLock { $0 }?.cancel() }

    var all: [EchoEvent] { events.withLock { $0 } }

    /// Waits until an event like that has come; false when it never does.
    func sees(_ matches: @escaping (EchoEvent) -> Bool) async -> Bool {
        await eventually { all.contains(where: matches) }
    }

    /// Waits until all that came so far is like that.
    func sees(where holds: @escaping ([EchoEvent]) -> Bool) async -> Bool { await eventually { holds(all) } }

    func sees(_ event: EchoEvent) async -> Bool { await sees { $0 == event } }
}
