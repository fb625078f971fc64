import EchoConcurrency
import Foundation

/// One connection in use: sends in order without making anybody wait, and hands on what comes.
final class RealtimeLine: Sendable {
    /// What a server that does not read any more is given before it is left.
    private static let patience = Duration.milliseconds(300)

    private let connection: any RealtimeConnectionProtocol
    private let texts: AsyncStream<Data>
    private let outbox: AsyncStream<Data>.Continuation
    private let receive: @Sendable ([RealtimeTransportEvent]) async -> Void
    private let (allSent, closing, lost, end) = (OneTimeEvent(), OneTimeEvent(), OneTimeEvent(), OneTimeEvent())

    init(
        connection: any RealtimeConnectionProtocol,
        receive: @escaping @Sendable ([RealtimeTransportEvent]) async -> Void
    ) {
        self.connection = connection
        self.receive = receive
        // Unbounded: microphone sound is 64 kB/s and a server that stops reading is noticed within 10 s.
        (texts, outbox) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .unbounded)
    }

    /// Sends and receives, until it is closed or lost.
    func run() async {
        await withTaskGroup { group in
            group.addTask { await self.sendAll() }
            group.addTask { await self.receiveAll() }
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
        }
    }

    private func receiveAll() async {
        while case let events = await connection.receive(), !events.isEmpty, !closing.hasHappened {
            await receive(events)
        }
    }

    private func leave() async {
        await allSent.wait(within: Self.patience)
        await connection.close()
    }

    func send(_ text: Data) { outbox.yield(text) }

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
