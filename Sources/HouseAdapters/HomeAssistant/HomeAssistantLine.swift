import Echo
import EchoConcurrency
import EchoWire
import Foundation

/// The outgoing messages of one connection, in the order of the calls, and the work to do while it lasts.
final class HomeAssistantLine: Sendable {
    let connection: any RealtimeConnectionProtocol
    private let work = WorkGroup()
    private let texts: AsyncStream<Data>
    private let outbox: AsyncStream<Data>.Continuation

    init(_ connection: any RealtimeConnectionProtocol) {
        self.connection = connection
        // Unbounded: each text is a question of the session's, which leaves only so many open.
        (texts, outbox) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .unbounded)
    }

    func send(_ json: JSONValue) { outbox.yield(json.data) }

    @discardableResult
    func start(_ operation: @escaping @Sendable () async -> Void) -> WorkItem { work.start(operation) }

    /// Until it is cancelled, or nothing can be sent any more.
    func run() async {
        await withTaskGroup { group in
            group.addTask { await self.work.run() }
            group.addTask { await self.write() }
            await group.next()
            group.cancelAll()
        }
    }

    private func write() async {
        for await text in texts {
            guard (try? await connection.send(text)) != nil else { return }
        }
    }
}
