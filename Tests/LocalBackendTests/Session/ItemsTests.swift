import EchoAudio
import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A session keeps the items of its conversation` {
    private func message(_ id: String, _ text: String = "hello") -> ConversationItem {
        .message(MessageItem(id: id, role: "user", content: [.inputText(text: text)]))
    }

    private func create(_ item: ConversationItem, after previous: String? = nil) -> ClientEvent {
        .conversationItemCreate(ConversationItemCreate(previousItemID: previous, item: item))
    }

    @Test func `items go where they are told`() async throws {
        var bench = SessionBench()

        bench.send(create(message("b")))
        bench.send(create(message("a"), after: "root"))
        bench.send(create(message("c"), after: "a"))

        #expect(bench.session.items.items.map(\.id) == ["a", "c", "b"])
        let previous = bench.events { if case .conversationItemAdded(let event) = $0 { event } else { nil } }
        #expect(previous.map(\.previousItemID) == [nil, nil, "a"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `an unknown predecessor and a known id are errors`() {
        var bench = SessionBench()

        bench.send(create(message("a"), after: "nowhere"))
        bench.send(create(message("a")))
        bench.send(create(message("a")))

        #expect(bench.errors.map(\.param) == ["previous_item_id", "item.id"])
        #expect(bench.session.items.items.count == 1)
    }

    @Test func `items are retrieved and deleted once`() async throws {
        var bench = SessionBench()
        bench.send(create(message("a")))

        bench.send(.conversationItemRetrieve(ConversationItemRetrieve(itemID: "a")))
        bench.send(.conversationItemDelete(ConversationItemDelete(itemID: "a")))
        bench.send(.conversationItemRetrieve(ConversationItemRetrieve(itemID: "a")))
        bench.send(.conversationItemDelete(ConversationItemDelete(itemID: "a")))

        #expect(
            bench.types().suffix(4) == [
                "conversation.item.retrieved", "conversation.item.deleted", "error", "error",
            ])
        #expect(bench.errors.map(\.code) == ["item_retrieve_invalid_item_id", "item_delete_invalid_item_id"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `what was said can be had again with its sound and its words`() throws {
        var bench = SessionBench(SessionObject(audio: SessionAudio(input: SessionAudioInput(turnDetection: .cleared))))
        bench.utterances = [RecognizedWords(text: "hello there")]
        bench.append(SpokenSound.voice(milliseconds: 200))
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))

        let id = try #require(bench.session.items.lastID)
        bench.send(.conversationItemRetrieve(ConversationItemRetrieve(itemID: id)))

        let item = bench.events { if case .conversationItemRetrieved(let event) = $0 { event.item } else { nil } }.first
        guard case .message(let message)? = item, case .inputAudio(let content)? = message.content.first else {
            return #expect(Bool(false), "no sound")
        }
        #expect(content.transcript == "hello there")
        #expect(content.audio?.count == 200 * 48)
    }

    @Test func `a spoken answer is cut to what was heard`() async throws {
        var bench = SessionBench()
        bench.reply = { _ in [.text("one two three four five six seven eight.")] }
        bench.ask("count")
        let id = try #require(bench.session.items.lastID)

        bench.send(.conversationItemTruncate(ConversationItemTruncate(itemID: id, contentIndex: 0, audioEndMs: 600)))

        #expect(bench.session.items[id]?.words == "one two three")
        #expect(bench.types().last == "conversation.item.truncated")
        bench.ask("go on")
        #expect(bench.prompts[1].items == [.user("count"), .assistant("one two three"), .user("go on")])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(arguments: [
        (0, "unsupported_content_type"), (99_000, "invalid_value"),
    ])
    func `an answer cannot be cut where it has no sound`(milliseconds: Int, code: String) throws {
        var bench = SessionBench()
        bench.ask("count")
        let id = try #require(bench.session.items.lastID)

        bench.send(
            .conversationItemTruncate(ConversationItemTruncate(itemID: id, contentIndex: 0, audioEndMs: milliseconds)))

        #expect(bench.errors.map(\.code) == [code])
        #expect(bench.session.items[id]?.words == "Fine.")
    }

    @Test func `only spoken answers can be cut`() {
        var bench = SessionBench()
        bench.send(create(message("a")))

        for id in ["a", "nobody"] {
            bench.send(
                .conversationItemTruncate(ConversationItemTruncate(itemID: id, contentIndex: 0, audioEndMs: 10)))
        }

        #expect(bench.errors.map(\.code) == ["unsupported_content_type", "item_truncate_invalid_item_id"])
    }

    @Test func `sound that comes as an item is heard before it is answered`() async throws {
        var bench = SessionBench()
        bench.utterances = [RecognizedWords(text: "good morning", alternatives: ["good mourning"])]
        let sound = SpokenSound.voice(milliseconds: 300).littleEndianData
        let item = MessageItem(role: "user", content: [.inputAudio(audio: sound, transcript: nil)])

        bench.send(create(.message(item)))
        bench.send(.responseCreate(ResponseCreate()))

        #expect(bench.prompts.map(\.items) == [[.user("good morning", alternatives: ["good mourning"])]])
    }

    @Test func `an answer that is deleted while it is made ends`() async throws {
        var bench = SessionBench()
        bench.speaksAtOnce = false
        bench.reply = { _ in [.text("One. "), .text("Two.")] }
        bench.ask("count")
        bench.speak()

        bench.send(.conversationItemDelete(ConversationItemDelete(itemID: try #require(bench.session.items.lastID))))

        #expect(bench.responses.map(\.status) == ["cancelled"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }
}
