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

    /// One that has room for every other text, and takes its time with the rest.
    private final class TightConnection: RealtimeConnectionProtocol {
        private let sent = Mutex<[String]>([])
        private let asked = Mutex(0)

        var texts: [String] { sent.withLock(\.self) }

        func receive() async -> [RealtimeTransportEvent] { [] }

        func post(_ text: Data) -> Bool {
            let hasRoom = asked.withLock { asked in
                asked += 1
                return asked % 2 == 1
            }
            if hasRoom { note(text) }
            return hasRoom
        }

        func send(_ text: Data) async throws(EchoError) {
            await Task.yield()
            note(text)
        }

        func close() async {}

        private func note(_ text: Data) { sent.withLock { $0.append(String(decoding: text, as: UTF8.self)) } }
    }

    @Test(.timeLimit(.minutes(10))) func `what is sent at once never overtakes what had to wait`() async {
        let connection = TightConnection()
        let line = RealtimeLine(connection: connection)
        async let running: Void = line.run { _ = await line.next() }
        let texts = (0..<200).map(String.init)
        for text in texts {
            line.send(Data(text.utf8))
            if text.hasSuffix("7") { await Task.yield() }
        }
        await line.close()
        await running
        #expect(connection.texts == texts)
    }

    @Test(.timeLimit(.minutes(10))) func `a server that does not read any more does not keep anybody from leaving`()
        async
    {
        let line = RealtimeLine(connection: StuckConnection())
        async let running: Void = line.run { _ = await line.next() }
        line.send(Data("{}".utf8))
        await line.close()
        await running
    }
}
