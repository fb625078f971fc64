import EchoConcurrency
import Foundation
import Synchronization

/// One connection in use: sends in order without making anybody wait, and is read by one reader.
final class RealtimeLine: Sendable {
    /// What a server that does not read any more is given before it is left.
    private static let patience = Duration.milliseconds(300)

    private let connection: any RealtimeConnectionProtocol
    private let texts: AsyncStream<Data>
    private let outbox: AsyncStream<Data>.Continuation
    /// What is in the outbox or on its way from there: nothing may overtake it.
    private let waiting = Mutex(0)
    private let (allSent, closing, lost, end) = (OneTimeEvent(), OneTimeEvent(), OneTimeEvent(), OneTimeEvent())

    init(connection: any RealtimeConnectionProtocol) {
        self.connection = connection
        // Unbounded: microphone sound is 64 kB/s and a server that stops reading is noticed within 10 s.
        (texts, outbox) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .unbounded)
    }

    /// Sends until it is closed or lost.
    ///
    /// - Parameter read: reads meanwhile, with `next()`; it is cancelled in the end.
    func run(reading read: @escaping @Sendable () async -> Void) async {
        await withTaskGroup { group in
            group.addTask { await self.sendAll() }
            group.addTask { await read() }
            await closing.wait()
            if !lost.hasHappened { await leave() }
            group.cancelAll()
        }
        end.happen()
    }

    private func sendAll() async {
        defer { allSent.happen() }
        for await text in texts {
            guard (try? await connection.send(text)) != nil else { return }
            waiting.withLock { $0 -= 1 }
        }
    }

    /// What has come since the last time; nil when nothing comes any more, or the line is closed.
    nonisolated(nonsending) func next() async -> [RealtimeTransportEvent]? {
        let events = await connection.receive()
        return events.isEmpty || closing.hasHappened ? nil : events
    }

    private func leave() async {
        await allSent.wait(within: Self.patience)
        await connection.close()
    }

    func send(_ text: Data) {
        waiting.withLock { waiting in
            guard waiting > 0 || closing.hasHappened || !connection.post(text) else { return }
            waiting += 1
            outbox.yield(text)
        }
    }

    /// Sends what is queued, then closes. A server that does not read any more is given 300 ms.
    func close() async {
        outbox.finish()
        closing.happen()
        await end.waitThroughout()
    }

    /// For a connection that is gone already.
    func cancel() {
        lost.happen()
        outbox.finish()
        closing.happen()
    }
}
