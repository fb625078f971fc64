import Foundation
import Testing

@testable import Echo

@Suite struct `Messages keep one order` {
    private func message(_ id: String) -> Message {
        Message(id: id, role: .user, medium: .voice, status: .transcribing, createdAt: Date(timeIntervalSince1970: 0))
    }

    @Test func `a placeholder finds its place when the server tells it`() {
        var queue = MessageQueue()
        queue.append(message("u1"))
        queue.append(message("u2"))
        queue.place("a1", after: "u1")
        queue.append(message("a1"))
        queue.place("u2", after: "a1")

        #expect(queue.all.map(\.id) == ["u1", "a1", "u2"])
    }

    @Test func `an item that comes before its neighbour follows it later`() {
        var queue = MessageQueue()
        for id in ["a", "b", "c"] { queue.append(message(id)) }
        queue.place("a", after: nil)
        queue.place("c", after: "b")
        queue.place("b", after: "a")

        #expect(queue.all.map(\.id) == ["a", "b", "c"])
    }

    @Test func `a server that tells no places keeps the order of arrival`() {
        var queue = MessageQueue()
        for id in ["a", "b", "c"] {
            queue.append(message(id))
            queue.place(id, after: nil)
        }
        #expect(queue.all.map(\.id) == ["a", "b", "c"])
    }

    @Test func `items without words keep their neighbours apart`() {
        var queue = MessageQueue()
        queue.append(message("u1"))
        queue.place("u1", after: nil)
        queue.place("call", after: "u1")
        queue.place("a1", after: "call")
        queue.append(message("a1"))
        #expect(queue.all.map(\.id) == ["u1", "a1"])
    }

    @Test func `transcripts may come late, out of order, fail or never`() throws {
        var script = try SessionScript.ready()
        try script.speech("u1")
        try script.answer("a1", response: "r1", after: "u1", words: "First.", soundMs: 0)
        try script.done("a1", response: "r1")
        try script.speech("u2", after: "a1")
        try script.answer("a2", response: "r2", after: "u2", words: "Second.", soundMs: 0)
        try script.done("a2", response: "r2")
        try script.speech("u3", after: "a2")
        try script.transcript("u2", "two")
        try script.server(
            #"{"type":"conversation.item.input_audio_transcription.failed","event_id":"e","item_id":"u1","content_index":0,"error":{"type":"x","code":"audio_unintelligible","message":"mumble"}}"#
        )
        script.fact(.timerFired(.transcript(itemID: "u3")))

        #expect(script.messages.map(\.id) == ["u1", "a1", "u2", "a2", "u3"])
        #expect(script.messages[0].status == .transcriptionFailed(.refused(message: "mumble")))
        #expect(script.messages[2].text == "two")
        #expect(script.messages[4].status == .transcriptionFailed(.timedOut(after: .seconds(15))))

        try script.transcript("u3", "three")
        #expect(script.messages[4].status == .completed)
    }

    @Test func `an item deleted while its transcript is awaited is released`() throws {
        var script = try SessionScript.ready()
        try script.speech("u1")
        try script.server(#"{"type":"conversation.item.deleted","event_id":"e","item_id":"u1"}"#)
        #expect(script.messages[0].status == .cancelled)
    }
}
