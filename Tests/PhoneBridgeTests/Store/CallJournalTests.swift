import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite struct `The journal of calls` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    private final class Notices: Sendable {
        let all = Mutex<[CallJournalNotice]>([])
        var told: [CallJournalNotice] { all.withLock { $0 } }
    }

    private func makeSUT(
        _ store: any CallStoreProtocol, capacity: Int = 100, pause: @escaping CallJournal.Pause = { _ in }
    ) -> (CallJournal, Notices) {
        let notices = Notices()
        let journal = CallJournal(store: store, capacity: capacity, pause: pause) { notice in
            notices.all.withLock { $0.append(notice) }
        }
        return (journal, notices)
    }

    private func event(_ call: CallRecord, _ type: String) -> CallWrite {
        .event(CallEventRecord(call: call.id, type: type, direction: .incoming, time: start))
    }

    private var call: CallRecord { CallRecord(direction: .inbound, status: .inProgress, started: start) }

    @Test func `keeps all that is recorded, in order`() async throws {
        let store = try SQLiteCallStore(path: nil)
        let (journal, notices) = makeSUT(store)
        let call = call
        journal.record(.begin(call))
        for number in 0..<20 { journal.record(event(call, "\(number)")) }
        journal.record(.transcript(CallTranscript(call: call.id, speaker: .user, content: "hello", offset: .zero)))
        journal.record(.recording(CallRecording(call: call.id, path: "a", duration: .zero, bytes: 1, created: start)))
        journal.record(.end(call.id, status: .completed, at: start + 5))
        #expect(journal.state.waiting == 24)
        await journal.drain()
        #expect(try await store.events(of: call.id, after: nil, limit: 99).map(\.type) == (0..<20).map { "\($0)" })
        #expect(try await store.call(call.id)?.duration == .seconds(5))
        #expect(try await store.transcripts(of: call.id).count == 1)
        #expect(try await store.recordings(after: nil, limit: 9).count == 1)
        #expect(journal.state == CallJournalState())
        #expect(notices.told == [])
    }

    @Test func `waits while the store is away, says so once, and goes on where it was`() async throws {
        let store = try ShakyStore()
        let (journal, notices) = makeSUT(store, capacity: 10) { _ in store.attempts.withLock { $0 -= 1 } }
        let call = call
        store.attempts.withLock { $0 = 5 }
        journal.record(.begin(call))
        for number in 0..<30 { journal.record(event(call, "\(number)")) }
        await journal.drain()
        #expect(
            try await store.inner.events(of: call.id, after: nil, limit: 99).map(\.type) == (21..<30).map { "\($0)" })
        #expect(notices.told == [.away, .back(dropped: 0)])
        #expect(journal.state.dropped == 21)
        #expect(!journal.state.isAway)
    }

    @Test func `says how much is not kept when the program ends before the store is back`() async throws {
        let store = try ShakyStore()
        let (journal, notices) = makeSUT(store) { _ in throw CancellationError() }
        store.attempts.withLock { $0 = 5 }
        journal.giveUp()
        for number in 0..<3 { journal.record(event(call, "\(number)")) }
        await journal.drain()
        journal.giveUp()
        #expect(notices.told == [.away, .lost(3)])
    }

    @Test func `loses only what the store refuses`() async throws {
        let store = try SQLiteCallStore(path: nil)
        let (journal, notices) = makeSUT(store)
        let (known, stranger) = (call, call)
        journal.record(.begin(known))
        for write in [event(known, "a"), event(stranger, "b"), event(known, "c")] { journal.record(write) }
        await journal.drain()
        #expect(try await store.events(of: known.id, after: nil, limit: 9).map(\.type) == ["a", "c"])
        #expect(notices.told == [.refused(.notFound)])
        #expect(journal.state.refused == 1)
    }

    @Test func `runs until it is cancelled, and loses nothing by that`() async throws {
        let store = try ShakyStore()
        store.attempts.withLock { $0 = .max }
        let paused = AsyncStream.makeStream(of: Void.self)
        let (journal, _) = makeSUT(store) { _ in
            paused.continuation.yield()
            try await Task.sleep(for: .seconds(1000))
        }
        let call = call
        try await withThrowingTaskGroup { group in
            group.addTask { await journal.run() }
            journal.record(.begin(call))
            for await _ in paused.stream { break }
            group.cancelAll()
            try await group.waitForAll()
        }
        #expect(journal.state.waiting == 1)
        store.attempts.withLock { $0 = 0 }
        await journal.drain()
        #expect(try await store.inner.call(call.id) == call)
    }
}
