import EchoScreen
import EchoStore
import Foundation
import PhoneBridge
import ScreenTestKit
import Synchronization
import Testing

@testable import Phone

@Suite struct `How long calls are kept without a screen` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)
    private let day = 86_400.0

    private func store(_ ages: [Double]) async throws -> SQLiteCallStore {
        let store = try SQLiteCallStore(path: nil)
        for (number, age) in ages.enumerated() {
            let call = CallRecord(
                sid: "CA\(number)", direction: .inbound, number: "+4930123456", status: .inProgress,
                started: now - age * day)
            try await store.begin(call)
            try await store.end(call.id, as: .completed, at: call.started + 60)
        }
        return store
    }

    private func retention(_ store: any CallStoreProtocol) -> CallRetention {
        CallRetention(
            settings: TOMLSettingsStore(path: "/nonexistent", catalog: .standard, environment: [:]),
            archive: nil, store: store, tell: { _ in })
    }

    @Test func `is as long as the person wants, and for ever where nothing was chosen`() async throws {
        let store = try await store([100, 8, 6])
        let sut = retention(store)
        #expect(await sut.keep(Retention(), at: now))
        #expect(try await store.calls(after: nil, limit: 9).count == 3)
        #expect(await sut.keep(Retention(conversations: 7), at: now))
        #expect(try await store.calls(after: nil, limit: 9).map(\.sid) == ["CA2"])
    }

    @Test func `is for ever where the settings cannot be read`() async throws {
        let store = try await store([100])
        let rules = Task { await retention(store).follow() }
        rules.cancel()
        await rules.value
        #expect(try await store.calls(after: nil, limit: 9).count == 1)
    }

    @Test(arguments: [
        (ErasingScope.conversations([]), ["CA1"], ["CA0", "CA2"], "Erased 1 call in the database at db/calls."),
        (.everything, [], [], "Erased 3 calls in the database at db/calls."),
    ])
    func `ends at once where somebody erases what is kept`(
        scope: ErasingScope, calls: [String], left: [String], sentence: String
    ) async throws {
        let store = try SQLiteCallStore(path: nil)
        for name in ["CA0", "CA1", "CA2"] {
            let call = CallRecord(
                id: CallRecord.id(of: name), sid: name, direction: .inbound, status: .inProgress, started: now)
            try await store.begin(call)
            try await store.end(call.id, as: .completed, at: now + 1)
        }
        #expect(try await KeptCalls(store, at: "the database at db/calls").erase(scope, calls: calls) == sentence)
        #expect(try await Set(store.calls(after: nil, limit: 9).compactMap(\.sid)) == Set(left))
    }
}
