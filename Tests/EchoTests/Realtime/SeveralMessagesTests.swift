import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

/// What one answer of today's models holds: words on the way, then calls or the answer itself.
@Suite struct `One answer has several messages` {
    /// A preamble and the answer behind it, of which `soundMs` each have come.
    private func talking(phases: (String?, String?) = ("commentary", "final_answer"), soundMs: Int = 500) throws
        -> SessionScript
    {
        var script = try SessionScript.ready(model: "gpt-realtime-2.1")
        script.user(.startListening)
        try script.speech("u1")
        try script.created("r1")
        try script.message("a1", response: "r1", phase: phases.0)
        try script.say("Let me check.", in: "a1", response: "r1", soundMs: soundMs)
        try script.messageDone("a1", response: "r1", phase: phases.0)
        try script.message("a2", at: 1, response: "r1", phase: phases.1)
        try script.say("It is five.", in: "a2", at: 1, response: "r1", soundMs: soundMs)
        return script
    }

    private func cut(_ script: inout SessionScript, _ rendered: [RenderedItem]) {
        script.forget()
        script.user(.interrupt)
        script.fact(.playbackInterrupted(rendered))
    }

    private func sent(_ type: String, _ script: SessionScript) -> [JSONValue] {
        script.sent.map(\.json).filter { $0["type"] == .string(type) }
    }

    @Test func `all of them are played, in the order of the answer`() throws {
        var script = try talking()
        try script.say(" Past noon.", in: "a2", at: 1, response: "r1", soundMs: 100)
        try script.finished("r1")

        #expect(script.played == ["a1", "a2", "a2"])
        let ends = script.actions.compactMap { if case .endOfItem(let id) = $0 { id } else { nil } }
        #expect(ends == ["a1", "a2"])
        #expect(script.messages.map(\.text) == ["", "Let me check.", "It is five. Past noon."])
        #expect(script.messages.map(\.status).dropFirst() == [.completed, .completed])
    }

    @Test func `the first ends with its item, though its sound is never said to be over`() throws {
        let script = try talking()
        #expect(script.session.playback.sounds["a1"]?.isComplete == true)
        #expect(script.session.playback.sounds["a2"]?.isComplete == false)
    }

    @Test func `the turn is over when the answer is, not with its first message`() throws {
        var script = try talking()
        script.fact(.playbackStarted(item: "a1"))
        script.fact(.playbackFinished(item: "a1"))
        func hasEnded(_ script: SessionScript) -> Bool {
            script.events.contains { if case .turnEnded = $0 { true } else { false } }
        }
        #expect(!hasEnded(script))
        script.fact(.playbackStarted(item: "a2"))
        try script.finished("r1")
        #expect(!hasEnded(script))

        script.fact(.playbackFinished(item: "a2"))

        #expect(hasEnded(script))
    }

    // MARK: interrupting

    @Test func `interrupted in the first, that is truncated where it was, and the second is deleted`() throws {
        var script = try talking()
        script.fact(.playbackStarted(item: "a1"))

        cut(&script, [RenderedItem(item: "a1", frames: 4800), RenderedItem(item: "a2", frames: 0)])

        #expect(script.sentTypes == ["response.cancel", "conversation.item.truncate", "conversation.item.delete"])
        let truncated = try #require(sent("conversation.item.truncate", script).first)
        #expect(truncated["item_id"] == "a1")
        #expect(truncated["audio_end_ms"] == 200)
        #expect(sent("conversation.item.delete", script).map { $0["item_id"] } == ["a2"])
        #expect(script.messages.last?.status == .interrupted(heard: .zero, heardCharacters: 0))
    }

    @Test func `interrupted in the second, only that is truncated, at its own time`() throws {
        var script = try talking()
        script.fact(.playbackStarted(item: "a1"))
        script.fact(.playbackFinished(item: "a1"))
        script.fact(.playbackStarted(item: "a2"))

        cut(&script, [RenderedItem(item: "a2", frames: 2400)])

        #expect(script.sentTypes == ["response.cancel", "conversation.item.truncate"])
        let truncated = try #require(sent("conversation.item.truncate", script).first)
        #expect(truncated["item_id"] == "a2")
        #expect(truncated["audio_end_ms"] == 100)
    }

    @Test func `an answer that is made is cut as one that is being made`() throws {
        var script = try talking()
        try script.finished("r1")
        script.fact(.playbackStarted(item: "a1"))

        cut(&script, [RenderedItem(item: "a1", frames: 4800), RenderedItem(item: "a2", frames: 0)])

        #expect(script.sentTypes == ["conversation.item.truncate", "conversation.item.delete"])
    }

    @Test(arguments: ["cancelled", "completed"])
    func `words of which no sound has come are deleted when the answer is over`(status: String) throws {
        var script = try talking()
        try script.message("a3", at: 2, response: "r1")
        try script.say("And", in: "a3", at: 2, response: "r1")
        cut(&script, [RenderedItem(item: "a1", frames: 4800), RenderedItem(item: "a2", frames: 0)])
        script.forget()

        try script.finished("r1", status: status)

        #expect(sent("conversation.item.delete", script).map { $0["item_id"] } == ["a3"])
        #expect(script.messages.last?.status == .interrupted(heard: .zero, heardCharacters: 0))
    }

    @Test func `what is only read was not missed`() throws {
        var script = try SessionScript.ready(model: "gpt-realtime-2.1") { $0.spokenAnswers = false }
        script.user(.send(text: "hello"))
        try script.created("r1")
        try script.message("a1", response: "r1")
        try script.say("Let me", in: "a1", response: "r1")
        script.user(.interrupt)
        script.forget()

        try script.finished("r1", status: "cancelled")

        #expect(script.sent.isEmpty)
    }

    // MARK: phases

    @Test func `what is said on the way is known as such`() throws {
        let script = try talking()
        #expect(script.messages.map(\.phase) == [nil, .commentary, .finalAnswer])
        #expect(script.messages.map(\.isCommentary) == [false, true, false])
    }

    @Test func `a phase that is told at the end counts`() throws {
        var script = try talking(phases: (nil, nil))
        #expect(script.messages.allSatisfy { $0.phase == nil })

        try script.messageDone("a2", at: 1, response: "r1", phase: "final_answer")

        #expect(script.messages.last?.phase == .finalAnswer)
    }

    @Test(arguments: [nil, "soliloquy", ""])
    func `without a phase, and with one that nobody knows, it is an answer like any other`(phase: String?) throws {
        var script = try talking(phases: (phase, phase))
        try script.finished("r1")

        #expect(script.messages.allSatisfy { !$0.isCommentary })
        #expect(script.messages.dropFirst().allSatisfy { $0.status == .completed })
    }

    // MARK: bad luck

    @Test func `an answer that begins before the last one is over takes its place`() throws {
        var script = try talking()

        try script.created("r2")
        try script.message("b1", response: "r2")
        try script.say("Six.", in: "b1", response: "r2", soundMs: 100)
        try script.say(" Late.", in: "a2", at: 1, response: "r1", soundMs: 100)
        try script.finished("r1")
        try script.finished("r2")

        #expect(script.messages.dropFirst().map(\.text) == ["Let me check.", "It is five.", "Six."])
        #expect(script.messages.last?.status == .completed)
        #expect(script.messages.allSatisfy { $0.isFinal || $0.role == .user })
        #expect(script.session.answering.response == nil)
        #expect(script.played == ["a1", "a2", "b1"])
    }

    @Test func `a preamble and a call are one answer, and the next begins when the tool is done`() throws {
        var script = try SessionScript.ready(model: "gpt-realtime-2.1")
        script.user(.send(text: "roll"))
        try script.created("r1")
        try script.message("a1", response: "r1", phase: "commentary")
        try script.say("One moment.", in: "a1", response: "r1", soundMs: 100)
        try script.messageDone("a1", response: "r1", phase: "commentary")
        try script.call("c1", at: 1, response: "r1")
        script.forget()

        script.user(.submit(ToolResult(callID: "c1", output: "6")))
        #expect(script.sentTypes == ["conversation.item.create"])
        try script.finished("r1")

        #expect(script.sentTypes == ["conversation.item.create", "response.create"])
        #expect(script.messages.map(\.role) == [.user, .assistant, .tool])
    }
}
