import Foundation

/// One connection in use: sends in order without making anybody wait, and hands on what comes.
final class RealtimeLine: Sendable {
    private let connection: any RealtimeConnectionProtocol
    private let outbox: AsyncStream<Data>.Continuation
    private let sender: Task<Void, Never>
    private let receiver: Task<Void, Never>

    init(
        connection: any RealtimeConnectionProtocol,
        receive: @escaping @Sendable ([RealtimeTransportEvent]) async -> Void
    ) {
        self.connection = connection
        // Unbounded: microphone sound is 64 kB/s and a server that stops reading is noticed within 10 s.
        let (stream, continuation) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .unbounded)
        outbox = continuation
        sender = Task {
            for await text in stream {
                guard (try? await connection.send(text)) != nil else { return }
            }
        }
        receiver = Task {
            while case let events = await connection.receive(), !events.isEmpty { await receive(events) }
        }
    }

    func send(_ text: Data) { outbox.yield(text) }

    /// Sends what is queued, then closes. A server that does not read any more is given 300 ms.
    func close() async {
        outbox.finish()
        receiver.cancel()
        let patience = Task { [connection] in
            try? await Task.sleep(for: .milliseconds(300))
            if !Task.isCancelled { await connection.close() }
        }
        await sender.value
        patience.cancel()
        await connection.close()
    }

    /// For a connection that is gone already.
    func cancel() {
        outbox.finish()
        sender.cancel()
        receiver.cancel()
    }
}
