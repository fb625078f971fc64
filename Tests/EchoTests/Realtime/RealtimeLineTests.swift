import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `A connection in use` {
    /// A server that stopped reading: sending ends only when the connection is closed.
    private final class StuckConnection: RealtimeConnectionProtocol {
        private let closed = Mutex(false)

        func receive() async -> [RealtimeTransportEvent] { [] }

        func send(_ text: Data) async throws(EchoError) {
            while !closed.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(1)) }
            throw .notConnected
        }

        func close() async { closed.withLock { $0 = true } }
    }

    @Test(.timeLimit(.minutes(1))) func `a server that does not read any more does not keep anybody from leaving`()
        async
    {
        let line = RealtimeLine(connection: StuckConnection())
        async let running: Void = line.run { _ = await line.next() }
        line.send(Data("{}".utf8))
        await line.close()
        await running
    }
}
