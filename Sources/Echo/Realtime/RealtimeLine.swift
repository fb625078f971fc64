import Foundation

/// One connection in use: sends in order without making anybody wait, and hands on what comes.
final class RealtimeLine: Sendable {
    private let connection: any RealtimeConnectionProtocol
    private let outbox: AsyncStream<Data>.Continuation
    private let tasks: [Task<Void, Never>]

    init(
        connection: any RealtimeConnectionProtocol, receive: @escaping @Sendable (RealtimeTransportEvent) async -> Void
    ) {
        self.connection = connection
        // Unbounded: microphone sound is 64 kB/s and a server that stops reading is noticed within 10 s.
        let (stream, continuation) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .unbounded)
        outbox = continuation
        let sender = Task {
            for await text in stream {
                guard (try? await connection.send(text)) != nil else { return }
            }
        }
        let receiver = Task {
            for await event in connection.incoming { await receive(event) }
        }
        tasks = [sender, receiver]
    }

    func send(_ text: Data) { outbox.yield(text) }

    /// Sends what is queued, then closes.
    func close() async {
        outbox.finish()
        await tasks[0].value
        tasks[1].cancel()
        await connection.close()
    }

    /// For a connection that is gone already.
    func cancel() {
        outbox.finish()
        tasks.forEach { $0.cancel() }
    }
}
