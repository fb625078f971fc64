import EchoApp
import EchoScreen
import Foundation
import Synchronization
import Testing

@testable import Immersion

@Suite @MainActor struct `What was learned is shared with consent only` {
    private let limits = LinkLimits(attempts: 1)
    private let keeper = Keeper()
    private let server = Server()

    private func event(_ seconds: Int) -> LearningEvent {
        LearningEvent(
            .conversationCompleted(scenario: "es-cafe", seconds: seconds, messages: 4, errors: 1, score: 90),
            in: .spanish, session: "s\(seconds)", at: Date(timeIntervalSince1970: 1_700_000_000))
    }

    private func sender() -> EventSender {
        EventSender(keeper: keeper, clock: ScriptedClock(), limits: limits, send: server.take)
    }

    @Test func `without it nothing is kept or sent, and what waited is erased`() async {
        keeper.queue.withLock { $0 = EventQueue(user: "before") }
        let sender = sender()

        sender.share(with: nil)
        sender.note(event(1))
        await sender.close()

        #expect(keeper.queue.withLock { $0 } == nil)
        #expect(server.batches.withLock(\.self).isEmpty)
        #expect(sender.waiting == 0)
    }

    @Test func `without it what waits is erased once, however often that is said`() async {
        let sender = sender()
        for _ in 0..<3 { sender.share(with: nil) }
        await sender.close()
        #expect(keeper.saves.withLock { $0 } == 1)

        sender.share(with: "https://example.org")
        sender.share(with: nil)
        await sender.close()
        #expect(keeper.saves.withLock { $0 } == 2)
    }

    @Test func `with it each event arrives once, and nothing waits any more`() async {
        let sender = sender()
        sender.share(with: "https://example.org")
        for number in 1...3 { sender.note(event(number)) }

        await until { sender.waiting == 0 }
        await sender.close()

        let sent = server.batches.withLock(\.self)
        #expect(sent.flatMap(\.events).map(\.session) == ["s1", "s2", "s3"])
        #expect(Set(sent.map(\.user)).count == 1 && sent.allSatisfy { $0.address == "https://example.org" })
        #expect(keeper.queue.withLock { $0?.events } == [])
    }

    @Test func `what waited from another start goes first; a server that is away is asked again later`() async {
        var before = EventQueue(user: "me")
        before.add(event(1))
        keeper.queue.withLock { [before] in $0 = before }
        server.errors.withLock { $0 = [.unreachable(host: "example.org"), .timedOut] }
        let sender = sender()
        let told = Told()
        sender.onTrouble = { told.errors.append(($0, $1)) }

        sender.share(with: "https://example.org")
        sender.note(event(2))
        await until { sender.waiting == 0 }

        #expect(server.batches.withLock(\.self).flatMap(\.events).map(\.session) == ["s1", "s2"])
        #expect(server.batches.withLock(\.self).map(\.user) == ["me"])
        #expect(told.errors.map(\.0) == [.unreachable(host: "example.org"), .timedOut])
        #expect(told.errors.allSatisfy { !$0.1 })
    }

    @Test func `a batch that is too large is halved, one that is declined is dropped`() async {
        server.errors.withLock {
            $0 = [
                .rejected(status: 413, reason: ""), .rejected(status: 413, reason: ""),
                .rejected(status: 422, reason: ""),
            ]
        }
        let sender = sender()
        let told = Told()
        sender.onTrouble = { told.errors.append(($0, $1)) }
        var before = EventQueue(user: "me")
        for number in 1...4 { before.add(event(number)) }
        keeper.queue.withLock { [before] in $0 = before }

        sender.share(with: "https://example.org")
        await until { sender.waiting == 0 && !told.errors.isEmpty }

        // Four, two and one were declined, the last of them for good.
        #expect(server.asked.withLock(\.self).prefix(3) == [4, 2, 1])
        #expect(server.batches.withLock(\.self).flatMap(\.events).map(\.session) == ["s2", "s3", "s4"])
        #expect(told.errors.map(\.1) == [true])
    }

    @Test func `no more wait than are allowed`() {
        var queue = EventQueue()
        for number in 0..<1_200 { queue.add(event(number)) }

        #expect(queue.events.count == EventQueue.most)
        #expect(queue.events.first?.session == "s200")
    }

    @Test(arguments: [
        ("https://example.org/", "https://example.org"), ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://nas.local/x", "http://nas.local/x"), ("http://example.org", nil), ("example.org", nil), ("", nil),
        ("https://me:secret@example.org", nil), ("ftp://example.org", nil), ("https://", nil),
        ("http://10.example.org", nil), ("http://[2001:db8::1]", nil), ("http://10.0.0.7", "http://10.0.0.7"),
        ("http://nas:8080", "http://nas:8080"),
    ])
    func `where they may go`(text: String, base: String?) { #expect(EventAddress.base(text) == base) }

    private func until(_ holds: () -> Bool) async {
        for _ in 0..<20_000 where !holds() { await Task.yield() }
        #expect(holds())
    }

    private final class Told { var errors: [(ProviderError, Bool)] = [] }

    private final class Keeper: EventKeeperProtocol {
        let queue = Mutex<EventQueue?>(nil)
        let saves = Mutex(0)
        func load() async -> EventQueue? { queue.withLock { $0 } }
        func save(_ queue: EventQueue?) async {
            self.queue.withLock { $0 = queue }
            saves.withLock { $0 += 1 }
        }
    }

    private final class Server: Sendable {
        let errors = Mutex<[ProviderError]>([])
        let batches = Mutex<[EventBatch]>([])
        let asked = Mutex<[Int]>([])

        @Sendable func take(_ batch: EventBatch) async throws(ProviderError) {
            asked.withLock { $0.append(batch.events.count) }
            if let error = errors.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
            batches.withLock { $0.append(batch) }
        }
    }
}
