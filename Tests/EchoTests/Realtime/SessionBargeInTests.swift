import EchoAudio
import EchoTestKit
import EchoWire
import Testing

@testable import Echo

/// What the microphone hears and what the server says are judged together, in whichever order they come.
@Suite struct `A session is spoken over` {
    private static let modes: [TurnMode] = [.automatic(.server), .automatic(.semantic), .local]

    /// The assistant speaks, and the microphone has heard the room for a second.
    private func talking(_ mode: TurnMode = .automatic(.server), isMade: Bool = false) throws -> SessionScript {
        var script = try SessionScript.ready { $0.turnMode = mode }
        script.user(.startListening)
        script.user(.send(text: "tell me"))
        let question = try #require(script.messages.last?.id)
        listen(.quiet(1_000), &script)
        try script.answer("a1", response: "r1", after: question, words: "one two three four", soundMs: 4_000)
        script.fact(.playbackStarted(item: "a1"))
        if isMade { try script.done("a1", response: "r1") }
        script.forget()
        return script
    }

    private enum Heard {
        case quiet(Int)
        case voice(Int)
        case cough(Int)

        var sound: PCM16 {
            switch self {
            case .quiet(let milliseconds): SpokenSound.quiet(milliseconds: milliseconds)
            case .voice(let milliseconds): SpokenSound.voice(milliseconds: milliseconds)
            case .cough(let milliseconds): SpokenSound.noise(milliseconds: milliseconds)
            }
        }
    }

    private func listen(_ heard: Heard, _ script: inout SessionScript) {
        let samples = heard.sound.samples
        for start in stride(from: 0, to: samples.count, by: 480) {
            script.hear(PCM16(Array(samples[start..<min(start + 480, samples.count)])))
        }
    }

    private func started(_ id: String, atMs: Int) -> String {
        #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":\#(atMs),"item_id":"\#(id)"}"#
    }

    private func stopped(_ id: String) -> String {
        #"{"type":"input_audio_buffer.speech_stopped","event_id":"e","audio_end_ms":9000,"item_id":"\#(id)"}"#
    }

    private func created(_ response: String) -> String {
        #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"\#(response)","status":"in_progress","output":[],"conversation_id":"c"}}"#
    }

    // MARK: a cough

    @Test(arguments: modes) func `a cough ducks the voice, which goes on where it stopped`(mode: TurnMode) throws {
        var script = try talking(mode)

        listen(.cough(160), &script)
        #expect(script.deeds == [.duck])
        listen(.quiet(600), &script)

        #expect(script.deeds == [.duck, .restore])
        #expect(script.kinds == [.ducked, .resumed])
        #expect(script.messages.last?.status == .inProgress)
        #expect(!script.sentTypes.contains("response.cancel"))
        #expect(script.session.turn == .assistant)
    }

    @Test func `the turn that a server makes of a cough is taken back, and what it answers is not wanted`() throws {
        var script = try talking(isMade: true)
        listen(.cough(200), &script)
        try script.server(started("u2", atMs: 700))
        listen(.quiet(600), &script)
        try script.server(stopped("u2"))
        try script.commit("u2", after: "a1")
        script.forget()

        try script.server(created("r2"))
        try script.transcript("u2", "Mhm.")

        #expect(script.sentTypes == ["response.cancel", "conversation.item.delete"])
        #expect(script.messages.map(\.role) == [.user, .assistant])
        #expect(script.deeds.isEmpty)
        #expect(script.session.turn == .assistant)
        #expect(script.errors.isEmpty)
    }

    @Test func `speech that the server tells late, of a cough that is over, ducks nothing again`() throws {
        var script = try talking()
        listen(.cough(160), &script)
        listen(.quiet(400), &script)
        script.forget()

        try script.server(started("u2", atMs: 750))

        #expect(script.deeds.isEmpty)
        #expect(script.session.turn == .assistant)
        #expect(script.events.isEmpty)
    }

    @Test func `a server that goes on hearing speech is believed in the end`() throws {
        var script = try talking()
        try script.server(started("u2", atMs: 1_000))
        listen(.quiet(300), &script)
        #expect(script.deeds == [.duck, .restore])

        script.fact(.timerFired(.interruption))

        #expect(script.deeds == [.duck, .restore, .interruptPlayback])
        #expect(script.session.turn == .user)
    }

    @Test func `a server that hears by words is not believed before there are some`() throws {
        var script = try talking(.automatic(.semantic))
        try script.server(started("u2", atMs: 1_000))
        listen(.quiet(300), &script)

        #expect(!script.actions.dropFirst(2).contains { if case .start(.interruption, _) = $0 { true } else { false } })
    }

    // MARK: a word

    @Test(arguments: modes) func `a word cuts it, once`(mode: TurnMode) throws {
        var script = try talking(mode)

        listen(.voice(900), &script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))

        #expect(script.deeds == [.duck, .interruptPlayback])
        #expect(script.kinds == [.ducked, .cut])
        #expect(
            script.sentTypes.filter { !$0.hasPrefix("input_audio") } == [
                "response.cancel", "conversation.item.truncate",
            ])
        #expect(script.messages.last?.status == .interrupted(heard: .seconds(1), heardCharacters: 7))
    }

    @Test func `what the server then says of it is a turn like any other`() throws {
        var script = try talking()
        listen(.voice(900), &script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))
        script.forget()

        try script.server(started("u2", atMs: 700))
        #expect(script.session.turn == .user)
        #expect(script.messages.last?.status == .transcribing)
        try script.server(stopped("u2"))
        try script.commit("u2", after: "a1")
        try script.transcript("u2", "Wait, which one?")

        #expect(script.messages.last?.text == "Wait, which one?")
        #expect(script.deeds.isEmpty)
        #expect(script.sent.isEmpty)
    }

    @Test func `the server may hear the word first`() throws {
        var script = try talking()
        try script.server(started("u2", atMs: 900))
        #expect(script.deeds == [.duck])
        #expect(script.session.turn == .assistant)

        listen(.voice(900), &script)

        #expect(script.deeds == [.duck, .interruptPlayback])
        #expect(script.session.turn == .user)
        #expect(script.messages.last?.id == "u2")
    }

    @Test func `a murmur that turns out to be a word stops it late, and is answered once`() throws {
        var script = try talking()
        listen(.voice(160), &script)
        try script.server(started("u2", atMs: 900))
        listen(.quiet(700), &script)
        try script.server(stopped("u2"))
        try script.commit("u2", after: "a1")
        #expect(script.deeds == [.duck, .restore])
        script.forget()

        try script.transcript("u2", "Stop.")
        #expect(script.deeds == [.interruptPlayback])
        #expect(script.messages.last?.text == "Stop.")
        #expect(script.session.answering.awaitsResponse)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))
        try script.done("a1", response: "r1", status: "cancelled")
        script.fact(.timerFired(.unanswered))

        #expect(script.sentTypes.filter { $0 == "response.create" }.count == 1)
    }

    @Test func `a word of the transcript cuts it before the voice was long enough`() throws {
        var script = try talking()
        listen(.voice(160), &script)
        try script.server(started("u2", atMs: 900))

        try script.server(
            #"{"type":"conversation.item.input_audio_transcription.delta","event_id":"e","item_id":"u2","content_index":0,"delta":"No"}"#
        )

        #expect(script.deeds == [.duck, .interruptPlayback])
        #expect(script.messages.last?.text == "No")
    }

    @Test func `assent while it speaks is none, and after its end an answer`() throws {
        var script = try talking(isMade: true)
        listen(.voice(160), &script)
        try script.server(started("u2", atMs: 900))
        listen(.quiet(700), &script)
        try script.server(stopped("u2"))
        try script.commit("u2", after: "a1")
        try script.server(created("r2"))
        script.fact(.playbackFinished(item: "a1"))
        script.forget()

        try script.transcript("u2", "Yes.")

        #expect(script.messages.last?.text == "Yes.")
        try script.done("", response: "r2", status: "cancelled")
        #expect(script.sentTypes == ["response.create"])
    }

    @Test func `speech while an answer is only thought about gives it up`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        listen(.quiet(1_000), &script)
        try script.speech("u1")
        try script.server(created("r1"))
        script.forget()

        listen(.voice(900), &script)

        #expect(script.sentTypes.contains("response.cancel"))
        #expect(script.session.turn != .assistant)
    }

    // MARK: bad luck

    @Test func `a server that cancels by itself leaves what it made, which is heard to its end after a cough`() throws {
        var script = try talking()
        listen(.cough(160), &script)
        try script.done("a1", response: "r1", status: "cancelled")
        listen(.quiet(600), &script)

        #expect(script.deeds == [.duck, .restore])
        #expect(script.messages.last?.status == .incomplete(reason: "cancelled"))
        script.fact(.playbackFinished(item: "a1"))
        #expect(script.session.turn == .listening)
    }

    @Test func `muting while it is ducked brings it back`() throws {
        var script = try talking()
        listen(.voice(160), &script)

        script.user(.setMuted(true))

        #expect(script.deeds == [.duck, .restore])
        listen(.voice(900), &script)
        #expect(script.deeds == [.duck, .restore])
    }

    @Test func `closing the microphone while it is ducked brings it back`() throws {
        var script = try talking()
        listen(.voice(160), &script)

        script.user(.stopListening)

        #expect(script.deeds == [.duck, .restore])
    }

    @Test func `a microphone that falls silent for ever while it is ducked does not keep it so`() throws {
        var script = try talking()
        listen(.voice(160), &script)

        script.fact(.timerFired(.interruption))
        #expect(script.deeds == [.duck])
        script.fact(.timerFired(.interruption))

        #expect(script.deeds == [.duck, .restore])
    }

    @Test func `a loudspeaker that fails while it is ducked is not ducked when it is back`() throws {
        var script = try talking(isMade: true)
        listen(.voice(160), &script)

        script.fact(.loudspeaker(.failed(.noDevice(.playback), retrying: true)))

        #expect(script.deeds == [.duck, .restore])
        #expect(script.kinds == [.ducked, .resumed])
    }

    @Test func `an answer that is all made while it is ducked goes on and ends as ever`() throws {
        var script = try talking()
        listen(.cough(160), &script)
        try script.done("a1", response: "r1")
        listen(.quiet(600), &script)
        script.fact(.playbackFinished(item: "a1"))

        #expect(script.deeds == [.duck, .restore])
        #expect(script.messages.last?.status == .completed)
        #expect(script.session.turn == .listening)
    }

    @Test func `escape while it is ducked ends it, and what is said is a turn`() throws {
        var script = try talking()
        try script.server(started("u2", atMs: 900))
        listen(.voice(160), &script)

        script.user(.interrupt)

        #expect(script.deeds == [.duck, .interruptPlayback])
        #expect(script.kinds == [.ducked, .cut])
        #expect(script.session.turn == .user)
    }

    @Test func `a second interruption while it comes back is one`() throws {
        var script = try talking()
        listen(.voice(160), &script)
        listen(.quiet(400), &script)
        #expect(script.deeds == [.duck, .restore])

        listen(.voice(900), &script)

        #expect(script.deeds == [.duck, .restore, .duck, .interruptPlayback])
    }

    @Test func `a connection that breaks while it is ducked does not keep it so`() throws {
        var script = try talking(isMade: true)
        try script.server(started("u2", atMs: 900))

        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.fact(.timerFired(.interruption))

        #expect(script.deeds.last == .restore)
    }

    @Test func `where the user ends turns nothing that is heard interrupts`() throws {
        var script = try talking(.disabled)
        listen(.voice(900), &script)
        #expect(script.deeds.isEmpty)
    }

    @Test func `a question after a murmur that the server left unanswered is answered`() throws {
        var script = try talking()
        listen(.cough(200), &script)
        try script.server(started("u2", atMs: 700))
        listen(.quiet(600), &script)
        try script.server(stopped("u2"))
        try script.commit("u2", after: "a1")

        // The server, still busy, answers nothing to it. Then somebody really speaks.
        listen(.voice(900), &script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))
        try script.done("a1", response: "r1", status: "cancelled")
        try script.server(started("u3", atMs: 2_600))
        try script.server(stopped("u3"))
        try script.commit("u3", after: "u2")
        script.forget()
        try script.server(created("r2"))

        #expect(!script.sentTypes.contains("response.cancel"))
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1763800000000000"])
    func `what a server says of time may be anything`(number: String) throws {
        var script = try talking()
        try script.server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":\#(number),"item_id":"u2"}"#)
        try script.server(
            #"{"type":"input_audio_buffer.speech_stopped","event_id":"e","audio_end_ms":\#(number),"item_id":"u2"}"#)
        try script.commit("u2", after: "a1")
        #expect(script.errors.isEmpty)
    }

    // MARK: a sentence that was not finished

    private func halfSaid(_ words: String, patience: Int, mode: TurnMode = .automatic(.server)) throws -> SessionScript
    {
        var script = try SessionScript.ready {
            $0.turnMode = mode
            $0.patience = patience
        }
        script.user(.startListening)
        listen(.quiet(1_000), &script)
        try script.speech("u1")
        try script.answer("a1", response: "r1", after: "u1", words: "one two three", soundMs: 4_000)
        script.forget()
        try script.transcript("u1", words)
        return script
    }

    @Test func `the voice waits for the end of a sentence that was not finished, as long as it was asked to`() throws {
        var script = try halfSaid("I want to go to the", patience: 3)
        #expect(script.deeds == [.duck])
        #expect(
            script.actions.contains {
                if case .start(.heldAnswer, after: .milliseconds(1_800)) = $0 { true } else { false }
            })

        script.fact(.timerFired(.heldAnswer))

        #expect(script.deeds == [.duck, .restore])
        #expect(script.messages.last?.status == .inProgress)
    }

    @Test func `who goes on with the sentence has interrupted nothing that was heard`() throws {
        var script = try halfSaid("I want to go to the", patience: 1)

        listen(.voice(900), &script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 0)]))

        #expect(script.deeds.last == .interruptPlayback)
        #expect(script.sentTypes.contains("response.cancel"))
        #expect(script.sentTypes.contains("conversation.item.delete"))
        #expect(script.actions.contains { if case .cancel(.heldAnswer) = $0 { true } else { false } })
    }

    @Test func `the voice waits for nobody without patience, nor after a whole sentence, nor once it is heard`() throws
    {
        #expect(try halfSaid("I want to go to the", patience: 0).deeds == [])
        #expect(try halfSaid("What time is it?", patience: 3).deeds == [])

        var script = try halfSaid("", patience: 3)
        script.fact(.playbackStarted(item: "a1"))
        script.forget()
        try script.transcript("u1", "I want to go to the")
        #expect(script.deeds == [])
    }
}

extension SessionScript {
    /// What the loudspeaker was asked for; calling back one that was silenced is asking for nothing.
    fileprivate var deeds: [RealtimeAction] {
        var deeds: [RealtimeAction] = []
        for action in actions where [.duck, .restore, .interruptPlayback].contains(action) {
            if action == .restore, deeds.last == .interruptPlayback { continue }
            deeds.append(action)
        }
        return deeds
    }

    fileprivate var kinds: [VoiceInterruption.Kind] {
        events.compactMap { if case .interruption(let it) = $0 { it.kind } else { nil } }
    }
}
