import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `The store of conversations` {
    private let folder = StoreFolder()

    @Test func `gives back a message with everything that is known of it`() async throws {
        let store = folder.store()
        var message = Message(
            id: "item1", role: .assistant, medium: .voice, text: "Grüße 日本 👋🏽\nline",
            status: .interrupted(heard: .milliseconds(1_250), heardCharacters: 5), createdAt: noon,
            latency: .milliseconds(480))
        var usage = Usage()
        (usage.inputAudioTokens, usage.cachedTokens, usage.outputAudioTokens) = (1_200, 64, 3_401)
        message.usage = usage
        message.cost = Cost(usage: usage, model: "gpt-realtime", prices: .published)
        var record = MessageRecord(
            conversation: ConversationID("c"), position: 3, message: message, finishedAt: noon + 2, mode: .audio,
            model: "gpt-realtime")
        var call = MessageRecord.sample("item2", at: 4, "", role: .tool)
        call.message.tool = ToolActivity(
            call: ToolCall(id: "call1", name: "weather", arguments: "{\"city\":\"Oslo\"}"), phase: .succeeded,
            output: "rain", duration: .milliseconds(90), server: "sky")
        store.note(.began(.sample("c")))
        store.note(.message(record))
        store.note(.message(call))
        await store.flush()

        let page = try await store.messages(of: ConversationID("c"), .first, limit: 10)
        (record.version, call.version) = (1, 1)
        #expect(page.records == [record, call])
        let kept = try #require(try await store.conversation(ConversationID("c")))
        #expect(kept.messageCount == 2)
        #expect(kept.cost == message.cost?.total)

        record.message.cost = nil
        store.note(.message(record))
        await store.flush()
        let free = try await store.conversation(ConversationID("c"))
        #expect(free?.cost == 0)
    }

    @Test(arguments: [false, true])
    func `loses nothing that stands behind a NUL, in messages, titles, search and earlier texts`(isEncrypted: Bool)
        async throws
    {
        let store = folder.store(keys: isEncrypted ? TestKeys() : nil)
        await store.keep("other", ["a whale"])
        if isEncrypted { try await store.setEncrypted(true, day: "2026-11-23") }
        store.note(.began(.sample("c")))
        store.note(.message(.sample("m", "herons\0sleep in trees")))
        await store.flush()
        try await store.rename(ConversationID("c"), to: "Birds\0by night")

        #expect(try await store.texts(of: "c") == ["herons␀sleep in trees"])
        #expect(try await store.conversation(ConversationID("c"))?.title.text == "Birds␀by night")
        #expect(try await store.found("trees") == ["m"])
        #expect(try await store.found("herons\0sleep") == ["m"])
        guard !isEncrypted else { return }
        #expect(try await store.list(HistoryFilter(text: "night")) == ["c"])
        store.note(.message(.sample("m", "herons\0sleep in trees, and more")))
        await store.flush()
        let page = try await store.messages(of: ConversationID("c"), .first, limit: 1)
        #expect(page.records.first?.message.text == "herons␀sleep in trees, and more")
        #expect(page.records.first?.earlierTexts.isEmpty == true)
    }

    @Test(arguments: [
        Message.Status.transcribing, .transcriptionFailed(.timedOut(after: .seconds(8))),
        .transcriptionFailed(.refused(message: "no")), .transcriptionFailed(.connectionLost), .inProgress, .completed,
        .incomplete(reason: "max_output_tokens"), .failed(reason: "x"), .cancelled,
    ])
    func `knows every status`(status: Message.Status) async throws {
        let store = folder.store()
        store.note(.message(.sample("m", "text", status)))
        await store.flush()

        let page = try await store.messages(of: ConversationID("c"), .last, limit: 1)
        #expect(page.records.map(\.message.status) == [status])
    }

    @Test func `knows what was said on this machine alone`() async throws {
        let store = folder.store()
        var record = MessageRecord.sample("m", "lamp off", .completed)
        record.message.isLocal = true
        store.note(.message(record))
        store.note(.message(.sample("n", "hello", .completed)))
        await store.flush()

        let page = try await store.messages(of: ConversationID("c"), .last, limit: 2)
        #expect(page.records.map(\.message.isLocal) == [true, false])
    }

    @Test func `knows what was only said on the way to an answer`() async throws {
        let store = folder.store()
        for (id, phase) in [("m", Message.Phase.commentary), ("n", .finalAnswer), ("o", nil)]
            as [(String, Message.Phase?)]
        {
            var record = MessageRecord.sample(id, id, .completed)
            record.message.phase = phase
            store.note(.message(record))
        }
        await store.flush()

        let page = try await store.messages(of: ConversationID("c"), .last, limit: 3)
        #expect(page.records.map(\.message.phase) == [.commentary, .finalAnswer, nil])
    }

    @Test func `gives back a telephone call`() async throws {
        var record = ConversationRecord.sample("c", mode: .audio)
        record.kind = .phone
        record.call = CallDetails(
            callID: "CA1", direction: .inbound, number: "+4712345678", status: "ringing", configuration: "{}")
        let store = folder.store()
        store.note(.began(record))
        await store.flush()
        #expect(try await store.conversation(record.id) == record)

        record.call?.status = "completed"
        record.call?.duration = .seconds(61)
        store.note(.called(record.id, try #require(record.call)))
        await store.flush()
        #expect(try await store.conversation(record.id)?.call == record.call)
    }

    @Test func `keeps the newest state of a message, and forgets one that was removed`() async throws {
        let store = folder.store()
        for text in ["He", "Hello", "Hello there"] { store.note(.message(.sample("a", text, .inProgress))) }
        store.note(.message(.sample("b", at: 1, "second")))
        await store.flush()
        #expect(try await store.texts(of: "c") == ["Hello there", "second"])

        store.note(.removed("a", from: ConversationID("c")))
        await store.flush()
        #expect(try await store.texts(of: "c") == ["second"])
        #expect(try await store.found("there") == [])
        #expect(try await store.conversation(ConversationID("c"))?.messageCount == 1)
    }

    @Test func `orders messages by their position, also when the clock jumps back`() async throws {
        let store = folder.store()
        store.note(.began(.sample("c")))
        store.note(.message(.sample("a", at: 0, "one", on: noon)))
        store.note(.message(.sample("b", at: 1, "two", on: noon - 86_400)))
        store.note(.message(.sample("c", at: 2, "three", on: noon - 86_399)))
        store.note(.ended(ConversationID("c"), at: noon - 86_000))
        await store.flush()

        #expect(try await store.texts(of: "c") == ["one", "two", "three"])
        let record = try #require(try await store.conversation(ConversationID("c")))
        #expect(record.changedAt == noon)
        #expect(record.duration == .zero)
    }

    @Test func `adds up how long a conversation was open`() async throws {
        let store = folder.store()
        for (start, end) in [(0.0, 60.0), (1_000, 1_030)] {
            store.note(.began(.sample("c", at: noon + start)))
            store.note(.ended(ConversationID("c"), at: noon + end))
        }
        await store.flush()

        let record = try #require(try await store.conversation(ConversationID("c")))
        #expect(record.duration == .seconds(90))
        #expect(record.startedAt == noon)
    }

    @Test func `never replaces a person's title by one of its own`() async throws {
        let (store, id) = (folder.store(), ConversationID("c"))
        await store.keep("c", ["hello"])
        store.note(.titled(id, ConversationTitle("Hello", .firstWords)))
        store.note(.titled(id, ConversationTitle("A greeting", .model)))
        store.note(.titled(id, ConversationTitle("Hello again", .firstWords)))
        await store.flush()
        #expect(try await store.conversation(id)?.title == ConversationTitle("A greeting", .model))

        try await store.rename(id, to: "Mine")
        store.note(.titled(id, ConversationTitle("Other", .model)))
        await store.flush()
        #expect(try await store.conversation(id)?.title == ConversationTitle("Mine", .person))
        await #expect(throws: StoreError.notFound(ConversationID("x"))) {
            try await store.rename(ConversationID("x"), to: "y")
        }
    }

    @Test func `lists what is pinned first, then the newest, and what was deleted once it is restored`() async throws {
        let store = folder.store()
        for (offset, id) in ["a", "b", "c"].enumerated() {
            await store.keep(id, ["whale \(id)"], at: noon + Double(offset))
        }
        #expect(try await store.list() == ["c", "b", "a"])
        try await store.pin(ConversationID("a"), true)
        #expect(try await store.list() == ["a", "c", "b"])

        let ids = [ConversationID("a"), ConversationID("c")]
        try await store.delete(ids, at: noon)
        #expect(try await store.list() == ["b"])
        #expect(try await store.search(HistoryFilter(text: "whale"), order: .best, limit: 9).count == 1)
        var deleted = HistoryFilter()
        deleted.isDeleted = true
        #expect(try await store.list(deleted) == ["a", "c"])

        try await store.restore([ConversationID("c")])
        try await store.purge([ConversationID("a")])
        #expect(try await store.list() == ["c", "b"])
        #expect(try await store.conversation(ConversationID("a")) == nil)
        #expect(try await store.search(HistoryFilter(text: "whale"), order: .best, limit: 9).count == 2)
    }

    @Test func `filters by day, model, mode, tool, cost and words`() async throws {
        let store = folder.store()
        await store.keep("old", ["about whales"], at: noon - 86_400 * 10)
        await store.keep("new", ["about birds"])
        var call = MessageRecord.sample("t", in: "new", at: 1, "", role: .tool)
        call.message.tool = ToolActivity(call: ToolCall(id: "1", name: "web_search", arguments: ""), phase: .succeeded)
        call.mode = .audio
        call.model = "gpt-realtime"
        var cost = Cost()
        cost.audioOutput = 2
        call.message.cost = cost
        store.note(.message(call))
        store.note(.titled(ConversationID("new"), ConversationTitle("100% feathers", .model)))
        await store.flush()

        for (typed, wanted) in [
            ("from:2026-11-20", ["new"]), ("before:2026-11-20", ["old"]), ("model:realtime", ["new"]),
            ("model:GPT-5", ["new", "old"]), ("mode:voice", ["new"]), ("mode:text", ["new", "old"]),
            ("tool:web_s", ["new"]), ("tool:webxs", []), ("cost>1.99", ["new"]), ("cost>2", []), ("whal", ["old"]),
            ("about", ["new", "old"]), ("feath", ["new"]), ("100%", ["new"]), ("1%0", []),
            ("about mode:voice", ["new"]),
        ] {
            let filter = try HistoryFilter(parsing: typed, now: noon, in: .gmt)
            #expect(try await store.list(filter) == wanted, "\(typed)")
        }
    }

    @Test func `pages through a long conversation from either end and from the middle`() async throws {
        let (store, id) = (folder.store(), ConversationID("c"))
        await store.keep("c", (0..<25).map(String.init))

        let last = try await store.messages(of: id, .last, limit: 10)
        #expect(last.records.map(\.position) == Array(15..<25))
        #expect(last.after == nil)
        let middle = try await store.messages(of: id, .before(try #require(last.before)), limit: 10)
        #expect(middle.records.map(\.position) == Array(5..<15))
        let first = try await store.messages(of: id, .before(try #require(middle.before)), limit: 10)
        #expect(first.records.map(\.position) == Array(0..<5))
        #expect(first.before == nil)
        let forth = try await store.messages(of: id, .after(try #require(first.after)), limit: 3)
        #expect(forth.records.map(\.position) == [5, 6, 7])
        let around = try await store.messages(of: id, .around("m12"), limit: 5)
        #expect(around.records.map(\.position) == [10, 11, 12, 13, 14])
        #expect(try await store.messages(of: id, .around("m0"), limit: 4).records.map(\.position) == [0, 1, 2, 3])
        await #expect(throws: StoreError.messageNotFound("x")) {
            try await store.messages(of: id, .around("x"), limit: 4)
        }
    }

    @Test func `pages through ten thousand conversations, each once`() async throws {
        let store = folder.store()
        for number in 0..<10_000 {
            // Many at the same time: the clock alone tells nothing.
            store.note(.began(.sample("c\(number)", at: noon + Double(number / 100))))
        }
        await store.flush()

        var (seen, cursor): ([ConversationID], ConversationCursor?) = ([], nil)
        repeat {
            let page = try await store.conversations(HistoryFilter(), after: cursor, limit: 300)
            seen += page.records.map(\.id)
            cursor = page.next
        } while cursor != nil
        #expect(seen.count == 10_000)
        #expect(Set(seen).count == 10_000)
        #expect(seen.first == ConversationID("c9999"))
        #expect(seen.last == ConversationID("c0"))
    }

    @Test func `branches from a message, with what came before it`() async throws {
        let store = folder.store()
        await store.keep("c", ["one", "two", "three"])
        store.note(.removed("m0", from: ConversationID("c")))
        let point = BranchPoint(conversation: ConversationID("c"), message: "m1")
        let branch = try await store.branch(from: point, as: ConversationID("d"), at: noon + 60)

        #expect(branch.origin == point)
        #expect(branch.messageCount == 1)
        #expect(try await store.texts(of: "d") == ["two"])
        #expect(try await store.texts(of: "c") == ["two", "three"])
        #expect(try await store.search(HistoryFilter(text: "two"), order: .best, limit: 9).count == 2)
        await #expect(throws: StoreError.messageNotFound("m0")) {
            try await store.branch(
                from: BranchPoint(conversation: ConversationID("c"), message: "m0"), as: ConversationID("e"), at: noon)
        }
    }

    @Test func `writes by itself a moment later`() async throws {
        let store = ConversationStore(folder: folder.path)
        store.note(.message(.sample("m")))
        let reader = folder.store()

        var texts: [String] = []
        repeat { texts = (try? await reader.texts(of: "c")) ?? [] } while texts.isEmpty
        #expect(texts == ["hello"])
        await store.close()
    }

    @Test func `can be read by its owner alone`() async throws {
        let store = folder.store()
        await store.keep("c", ["hello"])

        #expect(try folder.mode(of: folder.path) == 0o700)
        for file in folder.files("") { #expect(try folder.mode(of: "\(folder.path)/\(file)") == 0o600, "\(file)") }
        await store.close()
        #expect(folder.files("program-") == [])
    }

    @Test func `touches nothing before it is needed`() {
        let store = folder.store()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        withExtendedLifetime(store) {}
    }
}
