import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A live voice is heard, and silenced` {
    @Test func `speech is played as it comes, and its message has the words`() throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.voice(LiveScript.quiet)
        try script.voice(LiveScript.word)
        try script.says("Hello", 800, 1000)

        #expect(script.played == 1440 + 2400)
        let played = script.actions.compactMap { if case .play(_, let item) = $0 { item } else { nil } }.last ?? ""
        script.fact(.device(.playbackStarted(item: played)))
        #expect(script.events.contains(.assistantStartedSpeaking(itemID: script.messages.last?.id ?? "?")))
    }

    @Test func `latency is from the end of the user's words to the first sound, and is told once`() throws {
        var script = try LiveScript.ready()
        script.user(.startListening)
        let words = (SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_000)).samples
        for start in stride(from: 0, to: words.count, by: 480) {
            script.milliseconds += 20
            script.hear(PCM16(Array(words[start..<start + 480])))
        }
        script.milliseconds += 500
        try speak(&script)
        script.milliseconds += 3_000
        try speak(&script)

        let summaries = script.events.compactMap { if case .turnEnded(let it) = $0 { it } else { nil } }
        let latency = try #require(summaries.first?.firstSound)
        #expect(summaries.count == 1)
        #expect((.milliseconds(480)...(.milliseconds(600))).contains(latency))
    }

    /// One piece of speech, heard at once.
    private func speak(_ script: inout LiveScript) throws {
        try script.voice(LiveScript.word)
        let item = script.actions.compactMap { if case .play(_, let item) = $0 { item } else { nil } }.last ?? ""
        script.fact(.device(.playbackStarted(item: item)))
        for _ in 0..<9 {
            script.milliseconds += 100
            try script.voice(LiveScript.quiet)
        }
        script.fact(.device(.playbackFinished(item: item)))
    }

    @Test func `escape silences it at once, tells the model, and late words are not heard`() throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.voice(LiveScript.word)
        try script.says("A long story", 800, 1000)
        script.forget()

        script.user(.interrupt)

        #expect(script.actions.contains(.interruptPlayback))
        #expect(script.told.first?.hasPrefix("do -: Stop speaking now") == true)
        script.forget()
        try script.voice(LiveScript.word)
        try script.says(" that goes on", 1000, 1200)
        #expect(script.played == 0)
        #expect(script.messages.last?.heardText == "A long story")
    }

    @Test func `escape before it speaks tells it to stop as well`() throws {
        var script = try LiveScript.ready()
        script.user(.send(text: "Tell me a story."))
        try script.acknowledges()
        script.forget()

        script.user(.interrupt)
        #expect(script.told.first?.hasPrefix("do -: Stop speaking now") == true)
        try script.acknowledges()
        script.forget()
        try script.says("A ship.", 800, 1000)
        script.user(.interrupt)
        #expect(script.told.isEmpty)
    }

    @Test func `what was talked over is marked where it ended, unless its sentence ends after all`() throws {
        var script = try LiveScript.ready()
        script.user(.startListening)
        script.pass(1000)
        try script.voice(LiveScript.word)
        try script.says("A long story", 800, 1000)
        let sound = PCM16(Array(repeating: 900, count: 480))
        for _ in 0..<15 { script.hear(sound, isSpokenOver: true) }
        script.pass(5000)
        #expect(script.messages.last?.heardText == "A long story")
        #expect(script.messages.last?.status != .completed)

        try script.says(" of a ship.", 1000, 1200)
        #expect(script.messages.last?.status == .completed)
        #expect(script.messages.last?.text == "A long story of a ship.")
    }

    @Test func `of one breath that is several messages escape marks the last`() throws {
        var script = try LiveScript.ready()
        script.pass(2000)
        try script.voice(LiveScript.word)
        try script.says("One moment.", 200, 400)
        try script.says(" It is four", 1500, 1700)

        script.user(.interrupt)

        #expect(script.messages.map(\.text) == ["One moment.", "It is four"])
        #expect(script.messages.first?.status == .completed)
        #expect(script.messages.last?.heardText == "It is four")
    }

    @Test func `who speaks over it silences it here within 20 ms, and a cough does not`() throws {
        var script = try LiveScript.ready()
        script.user(.startListening)
        try script.voice(LiveScript.word)
        script.forget()
        let sound = PCM16(Array(repeating: 900, count: 480))

        script.hear(sound, isSpokenOver: true)
        #expect(script.actions.contains(.duck))
        for _ in 0..<10 { script.hear(sound) }
        #expect(script.actions.contains(.restore))
        #expect(!script.actions.contains(.interruptPlayback))

        script.forget()
        for _ in 0..<15 { script.hear(sound, isSpokenOver: true) }
        #expect(script.actions.contains(.interruptPlayback))
        // Nobody is told: the server hears it for itself.
        #expect(script.told.isEmpty)
        script.forget()
        script.milliseconds += 100
        try script.voice(LiveScript.word)
        #expect(script.played == 0)
        script.milliseconds += 1000
        try script.voice(LiveScript.word)
        #expect(script.played > 0)
    }

    @Test func `what is typed reaches it once and stands in the conversation once`() throws {
        var script = try LiveScript.ready()

        script.user(.send(text: "What is 2 + 2?"))

        #expect(script.lines == ["user: What is 2 + 2?"])
        #expect(script.told.count == 1)
        #expect(script.told[0].hasPrefix("say -: ") && script.told[0].hasSuffix("What is 2 + 2?"))
    }

    @Test func `what is typed without a session is told when there is one`() throws {
        var script = LiveScript()
        script.user(.connect)
        script.user(.send(text: "Hello?"))
        script.fact(.connected)
        #expect(script.told.isEmpty)

        try script.started()

        #expect(script.told.count == 1)
        #expect(script.told[0].contains("Hello?"))
    }

    @Test func `a question is open until something is said to it, or it is stopped`() throws {
        var script = try LiveScript.ready()
        script.user(.send(text: "Where is Rome?"))
        let question = try #require(script.messages.last?.id)
        #expect(script.session.openQuestion == question)

        try script.says("In Italy.", 0, 400)
        #expect(script.session.openQuestion == nil)

        script.user(.send(text: "And Bern?"))
        #expect(script.session.openQuestion == script.messages.last?.id)
        script.user(.interrupt)
        #expect(script.session.openQuestion == nil)
    }

    @Test func `what is said to it stands below it, however soon it follows`() throws {
        var script = try LiveScript.ready()
        script.pass(1_000)
        try script.says("Once upon a time", 0, 800)
        script.user(.send(text: "Where is Rome?"))
        try script.server(#"{"type":"session.commentary.appended","start_ms":1000,"end_ms":1200}"#)
        try script.says(" there was", 800, 1_000)
        try script.says(" In Italy.", 1_000, 1_400)

        #expect(
            script.lines == ["assistant: Once upon a time there was", "user: Where is Rome?", "assistant: In Italy."])
    }

    @Test func `a question that another leg left open is told to the voice`() throws {
        let question = Message(
            id: "q", role: .user, medium: .text, text: "Where is Rome?", status: .completed, createdAt: Date())
        var script = try LiveScript.ready(messages: [question])

        script.user(.answer)

        #expect(script.told.count == 1)
        #expect(script.told[0].hasPrefix("say -:") && script.told[0].hasSuffix("Where is Rome?"))
        #expect(script.messages.count == 1)
    }

    @Test func `a long text goes to the model that writes`() throws {
        var script = try LiveScript.ready()

        script.user(.send(text: String(repeating: "word ", count: 500)))
        script.ring(.delegation(number: 1))

        #expect(script.prompts.count == 1)
        #expect(script.told.allSatisfy { $0.hasPrefix("know") })
    }

    @Test func `another voice begins another session, other instructions do not`() throws {
        var script = try LiveScript.ready()
        var settings = SessionSettings()
        settings.instructions = "Speak French."
        script.user(.update(settings, id: "1"))
        #expect(!script.actions.contains(.connect))
        #expect(script.told.first?.contains("Speak French.") == true)

        settings.voice = "cedar"
        script.user(.update(settings, id: "2"))
        #expect(script.actions.contains(.connect))
    }

    @Test func `a voice that is refused leaves the session as it was, and says so`() throws {
        var script = try LiveScript.ready()
        var settings = SessionSettings()
        settings.voice = "nova"
        script.user(.update(settings, id: "1"))
        script.fact(.connected)

        let refusal = EchoError.server(code: "forbidden", message: "no", parameter: nil)
        script.fact(.connectFailed(refusal))

        #expect(script.errors == [refusal])
        #expect(script.session.settings.voice == "marin")
        #expect(script.session.connection.phase == .ready)
    }

    @Test func `an old session that breaks while the next one begins is not missed`() throws {
        var script = try LiveScript.ready()
        script.ring(.handOver)
        script.fact(.connected)
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))

        try script.started(id: "live_2")

        #expect(script.session.connection.phase == .ready)
        #expect(script.session.connection.sessionID == "live_2")
    }
}
