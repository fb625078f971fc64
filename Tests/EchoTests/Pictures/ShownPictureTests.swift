import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A picture goes with a message` {
    private func url(_ picture: Picture) -> String {
        "data:image/png;base64,\(picture.bytes.base64EncodedString())"
    }

    private func text(sees: Bool) throws -> (script: TextScript, picture: Picture) {
        let picture = try SamplePicture.picture()
        var script = TextScript()
        script.session.sees = sees
        script.user(.send(text: "look at @p.png", pictures: [picture]))
        return (script, picture)
    }

    @Test func `to Responses, as a part of its own`() throws {
        let (script, picture) = try text(sees: true)
        let request = ResponsesPrompt.request(try #require(script.prompts.last))
        #expect(
            request.json["input"] == [
                [
                    "role": "user",
                    "content": [
                        ["type": "input_text", "text": "look at @p.png"],
                        ["type": "input_image", "image_url": .string(url(picture)), "detail": "auto"],
                    ],
                ]
            ])
    }

    @Test func `to Chat Completions, as an address`() throws {
        let (script, picture) = try text(sees: true)
        let request = ChatPrompt.request(try #require(script.prompts.last), oldNames: false)
        #expect(
            request.json["messages"]?.array?.last == [
                "role": "user",
                "content": [
                    ["type": "text", "text": "look at @p.png"],
                    ["type": "image_url", "image_url": ["url": .string(url(picture)), "detail": "auto"]],
                ],
            ])
    }

    @Test func `to Realtime, in the user's item, and again in the session after it`() throws {
        let picture = try SamplePicture.picture()
        var script = try SessionScript.ready()
        script.session.sees = true
        script.user(.send(text: "look", pictures: [picture]))
        let parts: JSONValue = [
            ["type": "input_text", "text": "look"],
            ["type": "input_image", "image_url": .string(url(picture)), "detail": "auto"],
        ]
        #expect(script.sent.first?.json["item"]?["content"] == parts)

        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.session.begin()
        script.forget()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)
        let items = script.sent.compactMap { $0.json["item"]?["content"] }
        #expect(items == [parts])
    }

    @Test func `a model that does not see is told of it in words`() throws {
        let words = "look at @p.png\n[picture p.png, 12 × 8, not shown to this model]"
        let (script, picture) = try text(sees: false)
        let prompt = try #require(script.prompts.last)
        #expect(ResponsesPrompt.request(prompt).json["input"]?[0]?["content"] == .string(words))
        #expect(
            ChatPrompt.request(prompt, oldNames: true).json["messages"]?.array?.last?["content"] == .string(words))
        // What was shown is not forgotten: another model may see it.
        #expect(script.messages[0].pictures == [picture])

        var voice = try SessionScript.ready()
        voice.session.transcript.load(script.messages)
        voice.session.replay()
        voice.user(.interrupt)
        let content = voice.sent.first?.json["item"]?["content"]
        #expect(content?[1]?["text"] == "[picture p.png, 12 × 8, not shown to this model]")
    }

    @Test func `a voice that does not take its format is told of it in words`() throws {
        var message = Message(
            id: "i", role: .user, medium: .text, text: "look", status: .completed, createdAt: .distantPast)
        message.pictures = [try SamplePicture.picture("p.gif", SamplePicture.gif)]
        let item = try #require(HistoryItem.items(of: message).first)
        #expect(item.json["content"]?[1]?["text"] == "[picture p.gif, 12 × 8, not shown to this model]")
    }

    @Test func `of pictures that are too much for one request the newest are shown`() throws {
        func message(_ id: String, _ bytes: Int) -> Message {
            var message = Message(
                id: id, role: .user, medium: .text, text: id, status: .completed, createdAt: .distantPast)
            message.pictures = [
                Picture(name: id, format: .png, width: 1, height: 1, size: bytes, bytes: Data(count: bytes))
            ]
            return message
        }
        let messages = [message("a", 10), message("b", 60), message("c", 40)]
        func shown(_ most: Int) -> [String] {
            messages.showingPictures(most).filter { $0.pictures[0].isAtHand }.map(\.id)
        }
        #expect(shown(110) == ["a", "b", "c"])
        #expect(shown(100) == ["b", "c"])
        #expect(shown(99) == ["c"])
        #expect(shown(0) == [])
    }

    @Test func `it counts as many tokens as the dearest way of counting`() {
        #expect(TokenCounter.tokens(inPictureOf: 32, by: 32) == 2)
        #expect(TokenCounter.tokens(inPictureOf: 1024, by: 1024) == 1659)
        #expect(TokenCounter.tokens(inPictureOf: 2048, by: 2048) == 2489)
    }

    @Test func `it leaves the context with its message`() throws {
        var (script, _) = try text(sees: true)
        script.model(.text(itemID: "m", delta: "A red one."))
        script.model(.ended(.completed))
        script.user(.send(text: "and now?"))
        let fitting = ContextFitting(window: ContextWindow(input: 160), policy: .drop)
        var prompt = try #require(script.prompts.last)
        prompt.instructions = String(repeating: "word ", count: 140)
        let plan = try fitting.plan(prompt)
        #expect(plan.left.contains { if case .picture = $0 { true } else { false } })
        #expect(!plan.kept.contains { if case .picture = $0 { true } else { false } })
    }

    @Test func `its bytes are not in the log`() throws {
        let picture = try SamplePicture.picture()
        let item = HistoryItem.items(
            of: {
                var message = Message(
                    id: "i", role: .user, medium: .text, text: "look", status: .completed, createdAt: .distantPast)
                message.pictures = [picture]
                return message
            }())
        let event = ClientEvent.conversationItemCreate(ConversationItemCreate(eventID: "e", item: item[0]))
        // Short ones may stay.
        let long = event.json.text.replacing(
            picture.bytes.base64EncodedString(), with: String(repeating: "A", count: 400))
        let note = WireNote(try JSONValue(parsing: Data(long.utf8)), size: long.utf8.count, .sent)
        #expect(note.text.json.contains("data:image/png;base64,‹300 bytes of base64›"))
        #expect(note.text.json.contains("look"))
    }
}
