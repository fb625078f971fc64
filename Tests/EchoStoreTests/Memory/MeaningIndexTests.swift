import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `Finding by meaning` {
    private let folder = StoreFolder()

    private func vector(_ values: Float...) -> [Float] { values + Array(repeating: 0, count: 256 - values.count) }

    /// Two conversations, whose messages have vectors in two planes.
    private func filled() async throws -> ConversationStore {
        let store = folder.store()
        await store.keep("a", ["owl", "bird"])
        await store.keep("b", ["car"])
        let texts = try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10)
        let known: [String: [Float]] = ["owl": vector(1, 0.1), "bird": vector(1, 0.4), "car": vector(0, 0, 1)]
        let vectors = texts.map { MessageVector(number: $0.number, values: known[$0.text] ?? []) }
        try await store.keep(vectors, for: texts, of: "m")
        return store
    }

    @Test func `the nearest come first, and what is far does not come`() async throws {
        let store = try await filled()

        let hits = try await store.nearest(to: vector(1), of: "m", HistoryFilter(text: "ignored"), limit: 10)

        #expect(hits.map(\.snippet.text) == ["owl", "bird"])
        #expect(hits.map(\.isByMeaning) == [true, true])
        #expect(try await store.nearest(to: vector(1), of: "m", HistoryFilter(), limit: 1).count == 1)
        #expect(try await store.nearest(to: vector(1), of: "other", HistoryFilter(), limit: 10).isEmpty)
        #expect(try await store.nearest(to: [], of: "m", HistoryFilter(), limit: 10).isEmpty)
        await store.close()
    }

    @Test func `the filter holds, and what is deleted is not found`() async throws {
        let store = try await filled()
        var filter = HistoryFilter()
        filter.conversation = ConversationID("b")

        #expect(try await store.nearest(to: vector(1), of: "m", filter, limit: 10).isEmpty)
        try await store.delete([ConversationID("a")], at: noon)
        #expect(try await store.nearest(to: vector(1), of: "m", HistoryFilter(), limit: 10).isEmpty)
        await store.close()
    }

    @Test func `what lacks a vector is found by an index, however much was said`() async throws {
        let plan = try await folder.store().access.read { database in
            try ["IS NULL", "< 'm'", "> 'm'"].flatMap { condition in
                try Row.fetchAll(
                    database,
                    sql: """
                        EXPLAIN QUERY PLAN SELECT number, text FROM message INDEXED BY message_by_vector
                        WHERE is_indexed = 1 AND vector_model \(condition) ORDER BY number DESC LIMIT 9
                        """
                ).map { $0["detail"] as String }
            }
        }

        #expect(plan.filter { $0.hasPrefix("SEARCH") && $0.contains("message_by_vector") }.count == 3)
    }

    @Test func `each message is asked for once, the newest first, and again when it is changed`() async throws {
        let store = try await filled()
        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10).isEmpty)
        #expect(
            try await store.messagesWithoutVector(of: "other", withLocal: true, limit: 2).map(\.text) == [
                "car", "bird",
            ])

        store.note(.message(.sample("m0", in: "a", at: 0, "eagle")))
        await store.flush()

        let missing = try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10)
        #expect(missing.map(\.text) == ["eagle"])
        // It was made from what the message was before.
        let outdated = missing.map { MessageText(number: $0.number, text: "owl") }
        try await store.keep(
            missing.map { MessageVector(number: $0.number, values: vector(1)) }, for: outdated, of: "m")
        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10) == missing)
        await store.close()
    }

    @Test func `what was answered on this machine is left out where it would leave it`() async throws {
        let store = try await filled()
        var record = MessageRecord.sample("m9", in: "a", at: 9, "unlock the front door")
        record.message.isLocal = true
        store.note(.message(record))
        await store.flush()

        let there = try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10)
        let elsewhere = try await store.messagesWithoutVector(of: "m", withLocal: false, limit: 10)
        let other = try await store.messagesWithoutVector(of: "other", withLocal: false, limit: 10)

        #expect(there.map(\.text) == ["unlock the front door"])
        #expect(elsewhere.isEmpty)
        #expect(other.map(\.text) == ["car", "bird", "owl"])
        await store.close()
    }

    @Test func `what has no direction is kept as that, and near nothing`() async throws {
        let store = folder.store()
        await store.keep("a", ["owl"])
        let texts = try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10)

        try await store.keep(
            texts.map { MessageVector(number: $0.number, values: vector(.nan)) }, for: texts, of: "m")

        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10).isEmpty)
        #expect(try await store.nearest(to: vector(1), of: "m", HistoryFilter(), limit: 10).isEmpty)
        await store.close()
    }

    @Test func `of many the nearest are kept`() {
        var nearest = NearestMessages(most: 3)
        for number in [5, 1, 9, 3, 7, 8] as [Int64] {
            nearest.add(NearMessage(number: number, similarity: Float(number) / 10))
        }

        #expect(nearest.sorted.map(\.number) == [9, 8, 7])
    }

    @Test func `directions keep their angle in a byte for each dimension`() throws {
        let (one, other) = ([Float](arrayLiteral: 1, 2, 3, -4), [Float](arrayLiteral: 2, -1, 3, 1))
        let exact: Float = (2 - 2 + 9 - 4) / (Float(30) * 15).squareRoot()
        let wanted = try #require(QuantizedVector(one))
        let data = try #require(QuantizedVector(other)).data

        let similarity = data.withUnsafeBytes { wanted.similarity(to: $0) }

        #expect(abs(similarity - exact) < 0.01)
        #expect(QuantizedVector([0, 0]) == nil)
    }
}
