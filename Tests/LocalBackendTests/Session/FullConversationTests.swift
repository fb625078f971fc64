import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A conversation is bounded by what it weighs` {
    private func message(_ id: String, bytes: Int) -> ConversationItem {
        .message(
            MessageItem(id: id, role: "user", content: [.inputText(text: String(repeating: "x", count: bytes))]))
    }

    private func create(_ item: ConversationItem) -> ClientEvent {
        .conversationItemCreate(ConversationItemCreate(item: item))
    }

    @Test func `an item that does not fit is refused until others are deleted`() async throws {
        var bench = SessionBench(itemBytes: 100_000)

        for number in 0..<20 { bench.send(create(message("a\(number)", bytes: 30_000))) }
        #expect(bench.session.items.items.map(\.id) == ["a0", "a1", "a2"])
        #expect(bench.errors.map(\.code) == Array(repeating: "context_length_exceeded", count: 17))

        bench.send(.conversationItemDelete(ConversationItemDelete(itemID: "a0")))
        bench.send(create(message("b", bytes: 30_000)))
        #expect(bench.session.items.items.map(\.id) == ["a1", "a2", "b"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `an answer may make it full, and then there is no other`() {
        var bench = SessionBench(itemBytes: 10_000)
        bench.update(SessionObject(outputModalities: ["text"]))
        bench.reply = { _ in [.text(String(repeating: "la ", count: 4000))] }

        bench.ask("sing")
        bench.send(.responseCreate(ResponseCreate()))

        #expect(bench.responses.map(\.status) == ["completed"])
        #expect(bench.errors.map(\.code) == ["context_length_exceeded"])
    }

    @Test func `answers apart from it are bounded too`() {
        var bench = SessionBench(itemBytes: 100_000)
        bench.thinksAtOnce = false
        let apart = { (bytes: Int) in
            ResponseCreateParameters(conversation: "none", input: [message("m", bytes: bytes)])
        }

        for _ in 0..<5 { bench.send(.responseCreate(ResponseCreate(response: apart(30_000)))) }
        #expect(bench.unthought.count == 3)
        bench.think()
        for _ in 0..<20 { bench.send(.responseCreate(ResponseCreate(response: apart(10)))) }

        #expect(bench.unthought.count == 16)
        #expect(Set(bench.errors.map(\.code)) == ["rate_limit_exceeded"])
    }

    @Test func `what it weighs is what its items weigh`() {
        var list = ItemList()
        list.append(message("a", bytes: 10))
        _ = list.insert(message("b", bytes: 1000), after: "root")
        list["a"] = message("a", bytes: 500)
        #expect(list.weight == list.items.reduce(0) { $0 + $1.weight })

        list["a"] = nil
        list["b"] = nil

        #expect(list.weight == 0)
        #expect(!list.contains("a"))
    }

    @Test func `ten minutes of sound are kept, the latest`() {
        var sounds = KeptSounds()
        let minute = 60 * 24_000

        #expect((0..<10).flatMap { sounds.keep("\($0)", samples: minute) }.isEmpty)
        #expect(sounds.keep("10", samples: 1) == ["0"])
        #expect(sounds.keep("11", samples: 2 * minute) == ["1", "2"])
        // However short they are, there are not too many.
        let forgotten = (0..<20_000).reduce(0) { $0 + sounds.keep("s\($1)", samples: 0).count }
        #expect(forgotten > 14_000)
    }
}
