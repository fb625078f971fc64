import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `What was spent, in the store` {
    private let folder = StoreFolder()
    private let day = SpendingDay(rawValue: "2026-11-25")

    private func amount(_ tokens: Int, _ dollars: Decimal?, on day: SpendingDay? = nil) -> SpendingAmount {
        SpendingAmount(
            day: day ?? self.day, model: "gpt-realtime", modality: .audioOutput, tokens: tokens, dollars: dollars,
            unpricedTokens: dollars == nil ? tokens : 0)
    }

    private func november(_ store: ConversationStore) async throws -> [SpendingAmount] {
        try await store.spending(
            from: SpendingDay(rawValue: "2026-11-01"), through: SpendingDay(rawValue: "2026-11-30"))
    }

    @Test func `is added up by day, model and modality`() async throws {
        let store = folder.store()
        store.note(spent: [amount(10, Decimal(string: "0.01")), amount(5, nil)])
        store.note(spent: [amount(20, Decimal(string: "0.02")), amount(7, 1, on: SpendingDay(rawValue: "2026-12-01"))])

        var sum = amount(35, Decimal(string: "0.03"))
        sum.unpricedTokens = 5
        #expect(try await november(store) == [sum])
    }

    @Test func `has no cost where nothing had a price`() async throws {
        let store = folder.store()
        store.note(spent: [amount(10, nil)])

        #expect(try await november(store).first?.dollars == nil)
    }

    @Test func `is one sum for two programs`() async throws {
        let (one, two) = (folder.store(), folder.store())
        one.note(spent: [amount(10, 1)])
        await one.flush()
        two.note(spent: [amount(10, 2)])

        #expect(try await november(two).map(\.dollars) == [3])
        #expect(try await november(one).map(\.dollars) == [3])
    }

    @Test func `stays when the conversation is deleted for good`() async throws {
        let store = folder.store()
        await store.keep("c", ["hello"])
        store.note(spent: [amount(10, 1)])

        try await store.purge([ConversationID("c")])

        #expect(try await november(store).map(\.dollars) == [1])
    }

    @Test func `is there after the program was closed`() async throws {
        let before = folder.store()
        before.note(spent: [amount(10, 1)])
        await before.close()

        #expect(try await november(folder.store()).map(\.tokens) == [10])
    }
}
