import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `Searching what was said` {
    private let folder = StoreFolder()

    private func store(_ texts: [String]) async -> ConversationStore {
        let store = folder.store()
        await store.keep("c", texts)
        return store
    }

    @Test func `titles alone are searched where that is wanted, however many messages have the words`() async throws {
        let store = folder.store()
        for number in 0..<30 { await store.keep("c\(number)", ["a heron"]) }
        store.note(.titled(ConversationID("c7"), ConversationTitle("Heron trip", .person)))
        await store.flush()
        var filter = HistoryFilter(text: "heron")

        #expect(try await store.list(filter).count == 30)
        filter.isOfTitles = true
        #expect(try await store.list(filter) == ["c7"])
        await store.close()
    }

    @Test(arguments: [
        ("whale", ["m0"]), ("WHALE blue", ["m0"]), ("\"blue whale\"", ["m0"]), ("\"whale blue\"", []),
        ("wha", ["m0"]), ("wha ", []), ("cafe", ["m1"]), ("café", ["m1"]), ("naive", ["m1"]), ("blue sky", []),
        ("\"the blue wh", ["m0"]), ("東京", ["m2"]), ("don't", ["m3"]), ("C++ templates", ["m3"]), ("", []), ("?!", []),
    ])
    func `takes words, phrases and the beginning of the last word, whatever the case and accents`(
        typed: String, wanted: [String]
    ) async throws {
        let store = await store([
            "I saw the blue whale today", "A naïve Café", "東京 station", "I don't like c++ templates",
        ])

        #expect(try await store.found(typed) == wanted)
    }

    @Test(arguments: [
        ("herons", ["m0"]), ("fishes nesting", ["m1"]), ("Trains", ["m2"]), ("nested", ["m1"]), ("\"grey herons\"", []),
        ("herons lisbon", []), ("traits", []), ("cafés", ["m2"]), ("as", []),
    ])
    func `takes other forms of the words where they are asked for`(typed: String, wanted: [String]) async throws {
        let store = await store([
            "A grey heron sleeps", "Where do fish nest in winter", "The train to Lisbon passes a cafe",
        ])
        var filter = HistoryFilter(text: typed)
        filter.findsForms = true

        #expect(try await store.search(filter, order: .best, limit: 9).map(\.message) == wanted)
    }

    @Test(arguments: [
        ("図書館", ["m0", "m1"]), ("本を読", ["m0"]), ("北京大学", ["m2"]), ("学习", ["m2"]), ("library 北京", ["m2"]),
        ("北京 上海", []), ("图书馆。学习", ["m2"]), ("ห้องสมุด", ["m3"]), ("%", []),
    ])
    func `takes what stands within a text without spaces`(typed: String, wanted: [String]) async throws {
        let store = await store([
            "今日は図書館で本を読みました。", "楽しかったですか。図書館は静かですね。", "我昨天在北京大学图书馆学习, a library",
            "ฉันไปห้องสมุดเมื่อวาน",
        ])

        #expect(try await store.found(typed) == wanted)
        #expect(try await store.list(HistoryFilter(text: typed)).count == (wanted.isEmpty ? 0 : 1))
    }

    @Test func `and marks it alone`() async throws {
        let store = await store(["我昨天在北京大学图书馆学习"])

        let hit = try #require(
            try await store.search(HistoryFilter(text: "北京大学"), order: .best, limit: 10).first)
        let mark = try #require(hit.snippet.marks.first)
        #expect(String(Array(hit.snippet.text)[mark]) == "北京大学")
    }

    @Test(arguments: [
        "\"", "\"\"", "\"\"\"", "AND", "OR NOT", "whale OR", "NEAR(a b)", "NEAR(a, b", "text:whale", "{text}: x",
        "-whale", "^whale", "wh*le", "* whale", "(whale", "whale)", "'; DROP TABLE message; --", "%_\\", "a\0b", "\0",
        "\"wha\0le\"", "\u{2}x\u{3}", "\u{FEFF}", "🐳", "a\"b\"c\"", "whale + blue", "whale , blue", "\\\"",
    ])
    func `never takes what is typed for an operator`(typed: String) async throws {
        let store = await store(["whale and near not or text", "x"])

        _ = try await store.search(HistoryFilter(text: typed), order: .best, limit: 10)
        _ = try await store.list(HistoryFilter(text: typed))
        #expect(try await store.found("whale") == ["m0"])
    }

    @Test func `takes texts of any length`() async throws {
        let store = await store([String(repeating: "word ", count: 50_000), "short"])

        #expect(try await store.found(String(repeating: "word ", count: 5_000)) == ["m0"])
        #expect(try await store.found("word") == ["m0"])
    }

    @Test func `ranks what fits best first`() async throws {
        let long = String(repeating: "something else entirely ", count: 40)
        let store = await store([long + "whale", "whale whale", "no such thing", long + "whale whale whale"])

        #expect(try await store.found("whale").first == "m1")
        #expect(try await store.found("whale").count == 3)
    }

    @Test func `marks the words in a snippet on one line`() async throws {
        let (before, after) = (String(repeating: "before ", count: 60), String(repeating: " after", count: 60))
        let store = await store([before + "\nthe Blue\tWhales 👨‍👩‍👧 sing" + after])
        let hits = try await store.search(HistoryFilter(text: "blue whal"), order: .best, limit: 1)
        let hit = try #require(hits.first)
        let characters = Array(hit.snippet.text)

        #expect(hit.snippet.marks.map { String(characters[$0]) } == ["Blue", "Whales"])
        #expect(hit.snippet.text.first == "…" && hit.snippet.text.last == "…")
        #expect(!hit.snippet.text.contains { $0.isNewline })
        #expect(characters.count < 300)
    }

    @Test func `goes through a conversation from hit to hit in its order`() async throws {
        let store = await store((0..<50).map { $0 % 10 == 3 ? "whale \($0)" : "fish \($0)" })
        await store.keep("d", ["whale elsewhere"])
        var filter = HistoryFilter(text: "whale")
        filter.conversation = ConversationID("c")

        #expect(try await store.search(filter, order: .position, limit: 100).map(\.position) == [3, 13, 23, 33, 43])
        filter.conversation = ConversationID("none")
        #expect(try await store.search(filter, order: .position, limit: 100) == [])
    }

    @Test func `finds a message by its newest words only, once it is finished`() async throws {
        let store = folder.store()
        store.note(.message(.sample("m", "draft whale", .inProgress)))
        await store.flush()
        #expect(try await store.found("whale") == [])
        store.note(.message(.sample("m", "a whale")))
        await store.flush()
        #expect(try await store.found("whale") == ["m"])
        store.note(.message(.sample("m", "a dolphin")))
        await store.flush()
        #expect(try await store.found("whale") == [])
        #expect(try await store.found("dolphin") == ["m"])
    }

    @Test func `gives the newest first where a word stands almost everywhere`() async throws {
        let store = folder.store()
        for number in 0..<5_100 { store.note(.message(.sample("m\(number)", at: number, "common \(number)"))) }
        await store.flush()

        let hits = try await store.search(HistoryFilter(text: "common"), order: .best, limit: 3)
        #expect(hits.map(\.message) == ["m5099", "m5098", "m5097"])
        #expect(hits.allSatisfy { $0.rank == 0 })
    }

    @Test func `heeds the other fields of a filter`() async throws {
        let store = folder.store()
        await store.keep("old", ["whale"], at: noon - 86_400 * 40)
        await store.keep("new", ["whale"])

        let filter = try HistoryFilter(parsing: "whale from:7d", now: noon, in: .gmt)
        #expect(try await store.search(filter, order: .best, limit: 9).map(\.conversation.rawValue) == ["new"])
    }
}
