import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session is interrupted` {
    private static let speechStarted =
        #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u2"}"#

    private func talking(_ change: (inout SessionSettings) -> Void = { _ in }) throws -> SessionScript {
        var script = try SessionScript.ready(change)
        script.user(.startListening)
        try script.speech("u1")
        try script.answer("a1", response: "r1", after: "u1", words: "one two three four", soundMs: 1000)
        script.fact(.playbackStarted(item: "a1"))
        script.forget()
        return script
    }

    /// Speech that only the server hears, for as long as it takes to be believed.
    private func speakOver(_ script: inout SessionScript) throws {
        try script.server(Self.speechStarted)
        script.fact(.timerFired(.interruption))
    }

    @Test func `speech silences the loudspeaker at once, cuts it when it goes on, and tells the server what was heard`()
        throws
    {
        var script = try talking()

        try script.server(Self.speechStarted)
        #expect(script.actions.contains(.duck))
        #expect(!script.actions.contains(.interruptPlayback))
        script.fact(.timerFired(.interruption))
        #expect(script.actions.contains(.interruptPlayback))
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 12_011)]))

        guard case .conversationItemTruncate(let truncate) = script.sent.last else {
            Issue.record("no truncate")
            return
        }
        #expect(truncate.itemID == "a1")
        #expect(truncate.contentIndex == 0)
        #expect(truncate.audioEndMs == 500)
        #expect(script.messages[1].status == .interrupted(heard: .milliseconds(500), heardCharacters: 13))
        #expect(script.events.contains(.assistantInterrupted(itemID: "a1", heard: .milliseconds(500))))
    }

    @Test func `the server, which was asked to leave the answer alone, is told to cancel it once it is decided`() throws
    {
        var script = try talking()
        try script.server(Self.speechStarted)
        #expect(script.sent.isEmpty)

        script.fact(.timerFired(.interruption))
        script.fact(.timerFired(.interruption))

        #expect(script.sentTypes == ["response.cancel"])
    }

    @Test func `speech does not interrupt when interrupting is off`() throws {
        var script = try talking { $0.interruptsResponse = false }
        try script.server(Self.speechStarted)
        #expect(!script.actions.contains(.interruptPlayback))
        #expect(!script.actions.contains(.duck))
        #expect(script.sent.isEmpty)
    }

    @Test func `escape cancels the running answer, whoever takes the turns`() throws {
        var script = try talking { $0.interruptsResponse = false }
        script.user(.interrupt)
        #expect(script.sentTypes == ["response.cancel"])
        #expect(script.actions.contains(.interruptPlayback))
    }

    @Test func `what was heard to its end is not truncated`() throws {
        var script = try talking()
        try script.done("a1", response: "r1")
        try speakOver(&script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))

        #expect(script.sent.isEmpty)
        #expect(script.messages[1].status == .completed)
    }

    @Test func `an answer that came too late to be stopped is deleted before the next is asked for`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "first"))
        script.user(.send(text: "second"))
        script.forget()

        try script.answer("a1", response: "r1", after: "t_2", words: "one", soundMs: 100)
        try script.done("a1", response: "r1")

        #expect(script.sentTypes == ["response.cancel", "conversation.item.delete", "response.create"])
        #expect(script.messages.map(\.text) == ["first", "second"])
    }

    @Test func `an answer that was given up and never comes does not hold up the next`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "first"))
        script.user(.send(text: "second"))
        script.forget()

        script.fact(.timerFired(.unanswered))

        #expect(script.sentTypes == ["response.create"])
    }

    @Test func `an answer that was given up and is refused makes room for the next at once`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "first"))
        script.user(.send(text: "second"))
        script.forget()

        try script.server(#"{"type":"error","event_id":"e","error":{"type":"server_error","message":"No."}}"#)

        #expect(script.sentTypes == ["response.create"])
        try script.answer("a1", response: "r1", after: "t_2", words: "one", soundMs: 100)
        #expect(script.messages.map(\.text) == ["first", "second", "one"])
    }

    @Test func `what was not heard at all is deleted`() throws {
        var script = try talking()
        try speakOver(&script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 0)]))

        #expect(script.sentTypes == ["response.cancel", "conversation.item.delete"])
        #expect(script.messages[1].status == .interrupted(heard: .zero, heardCharacters: 0))
    }

    @Test func `an answer that was made but still plays is truncated without a cancel`() throws {
        var script = try talking()
        try script.done("a1", response: "r1")
        script.user(.interrupt)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 2400)]))

        #expect(script.sentTypes == ["conversation.item.truncate"])
        #expect(script.messages[1].status == .interrupted(heard: .milliseconds(100), heardCharacters: 3))
    }

    @Test func `an answer that ends while its playback is being cut is truncated all the same`() throws {
        var script = try talking()
        script.user(.interrupt)
        try script.done("a1", response: "r1", status: "cancelled")
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))

        #expect(script.sentTypes == ["response.cancel", "conversation.item.truncate"])
        #expect(script.session.turn == .listening)
    }

    @Test func `sound that was under way when the answer was cut is dropped`() throws {
        var script = try talking()
        try speakOver(&script)
        script.forget()
        let sound = Data(count: 4800).base64EncodedString()
        try script.server(
            #"{"type":"response.output_audio.delta","event_id":"e","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"\#(sound)"}"#
        )

        #expect(script.actions.isEmpty)
    }

    @Test func `the server's count may be shorter than ours without anybody being told`() throws {
        var script = try talking()
        try script.server(
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"invalid_value","message":"Audio content of 900ms is already shorter than 1000ms","param":null,"event_id":null}}"#
        )
        #expect(script.errors.isEmpty)
    }

    @Test func `the clock of the loudspeaker is trusted only as far as sound was received`() {
        #expect(Interruption(rendered: 48_000, received: 24_000, isComplete: false) == .truncate(audioEndMs: 1000))
        #expect(Interruption(rendered: 48_000, received: 24_000, isComplete: true) == .nothing)
        #expect(Interruption(rendered: 23, received: 24_000, isComplete: true) == .delete)
        #expect(Interruption(rendered: 24, received: 24_000, isComplete: true) == .truncate(audioEndMs: 1))
    }

    @Test(arguments: [(0, 0), (1, 0), (100, 3), (500, 13), (999, 18), (1000, 18), (2000, 18)])
    func `heard text ends at a word`(heard: Int, characters: Int) {
        #expect(HeardText.characters(of: "one two three four", heard: heard, received: 1000) == characters)
    }

    @Test func `an answer that no loudspeaker plays was read, and is kept whole`() throws {
        var script = try SessionScript.ready()
        script.fact(.loudspeaker(.failed(.noDevice(.playback), retrying: true)))
        script.user(.send(text: "hello"))
        let question = try #require(script.messages.first?.id)
        try script.answer("a1", response: "r1", after: question, words: "Hi there.", soundMs: 500)
        try script.done("a1", response: "r1")
        script.forget()

        script.user(.send(text: "again"))

        #expect(script.messages[1].status == .completed)
        #expect(!script.sentTypes.contains("conversation.item.delete"))
    }
}
