import EchoAudio
import Foundation
import Testing

@testable import Echo

/// What a session tells of words that were not found, of its devices, of messages and of calls.
@Suite struct `A session tells` {
    @Test func `that the words of a turn were not found, and why`() throws {
        var script = try SessionScript.ready()
        try script.speech("u1")
        try script.speech("u2", after: "u1")
        script.forget()
        try script.server(
            #"{"type":"conversation.item.input_audio_transcription.failed","event_id":"e","item_id":"u1","content_index":0,"error":{"type":"x","code":"audio_unintelligible","message":"mumble"}}"#
        )
        script.fact(.timerFired(.transcript(itemID: "u2")))

        #expect(
            script.events.filter { $0.type == .userTranscriptionFailed } == [
                .userTranscriptionFailed(itemID: "u1", .refused(message: "mumble")),
                .userTranscriptionFailed(itemID: "u2", .timedOut(after: .seconds(15))),
            ])
    }

    @Test func `each step of its devices, once`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.fact(.microphone(.open))
        script.fact(.microphone(.open))
        script.fact(.loudspeaker(.open))
        script.user(.setMuted(true))
        script.user(.setMuted(true))
        script.fact(.signal(.noSignal))
        script.fact(.signal(nil))

        #expect(
            script.events.filter { $0.type == .audioStatusChanged } == [
                .audioStatusChanged(AudioStatus(microphone: .opening)),
                .audioStatusChanged(AudioStatus(microphone: .open)),
                .audioStatusChanged(AudioStatus(microphone: .open, loudspeaker: .open)),
                .audioStatusChanged(AudioStatus(microphone: .open, loudspeaker: .open, isMuted: true)),
                .audioStatusChanged(
                    AudioStatus(microphone: .open, loudspeaker: .open, isMuted: true, signal: .noSignal)),
                .audioStatusChanged(AudioStatus(microphone: .open, loudspeaker: .open, isMuted: true)),
            ])
    }

    private func message(_ text: String) -> Message {
        Message(
            id: "m", role: .user, medium: .text, text: text, status: .inProgress,
            createdAt: Date(timeIntervalSince1970: 0))
    }

    @Test func `a message when it is shown, and with each of its changes`() {
        var transcript = Transcript()

        #expect(transcript.show(message("Hel")) == [.messageUpdated(message("Hel"))])
        #expect(transcript.show(message("another")) == [])
        #expect(transcript.change("m") { $0.text = "Hello" } == [.messageUpdated(message("Hello"))])
        #expect(transcript.change("nobody's") { $0.text = "Hello" } == [])
    }

    @Test func `a call of a tool with each step, and its message with it`() {
        var transcript = Transcript()
        let call = ToolCall(id: "c1", name: "weather", arguments: "{}")
        let shown = transcript.begin(call, id: "m1", at: Date(timeIntervalSince1970: 0))
        let running = ToolActivity(call: call, phase: .running, progress: ToolProgress(done: 1, total: 2))

        #expect(shown.map(\.type) == [.messageUpdated, .toolCallRequested])
        let told = transcript.follow(running)
        #expect(told.first == .toolCallUpdated(running))
        #expect(told.count == 2)
        #expect(told.last.map(\.type) == .messageUpdated)
        #expect(transcript.queue["m1"]?.tool == running)
        let stranger = ToolCall(id: "c2", name: "weather", arguments: "{}")
        #expect(transcript.follow(ToolActivity(call: stranger, phase: .running)) == [])
    }

    @Test func `that a call is cancelled which nobody waits for`() {
        var transcript = Transcript()
        let call = ToolCall(id: "c1", name: "weather", arguments: "{}")
        _ = transcript.begin(call, id: "m1", at: Date(timeIntervalSince1970: 0))
        let cancelled = ToolActivity(call: call, phase: .cancelled, output: ToolResult.stopped)

        let told = transcript.cancelCall("m1")
        #expect(told.first == .toolCallUpdated(cancelled))
        #expect(told.map(\.type) == [.toolCallUpdated, .messageFinalized, .messageReleased])
    }
}
