import Echo
import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

/// The engine against the published examples: what it sends has to be what was recorded.
@Suite(.timeLimit(.minutes(10))) struct `A conversation with a recorded server` {
    @Test func `spoken turns are heard and answered, though the second transcript comes after its answer`()
        async throws
    {
        try await CassetteTalk.run("voice-turn") { talk in
            try await talk.startTalking()
            talk.speak(1200)
            #expect(await talk.hearAnswer("Hi! It is sunny in Lisbon today."))
            talk.speak(1100)
            #expect(await talk.hearAnswer("Yes, take a light jacket."))
            try await talk.player.finish()

            let whole = [
                "user: What's the weather in Lisbon?", "assistant: Hi! It is sunny in Lisbon today.",
                "user: Should I take a jacket?", "assistant: Yes, take a light jacket.",
            ]
            #expect(await eventually { await talk.transcript == whole })
            #expect(await talk.conversation.allMessages.allSatisfy { $0.status == .completed })
        }
    }

    @Test func `a pause in the middle of a sentence does not end the turn`() async throws {
        try await CassetteTalk.run("semantic-vad", settings: { $0.turnMode = .automatic(.semantic) }) { talk in
            try await talk.startTalking()
            talk.speak(900)
            #expect(await talk.log.sees { if case .userStartedSpeaking = $0 { true } else { false } })
            #expect(!talk.log.all.contains { if case .userStoppedSpeaking = $0 { true } else { false } })
            talk.speak(1700)

            #expect(await talk.hearAnswer("Take your time."))
            #expect(await talk.transcript == ["user: ", "assistant: Take your time."])
        }
    }

    @Test func `a turn of push to talk is committed and answered`() async throws {
        try await CassetteTalk.run("push-to-talk", settings: { $0.turnMode = .manual }) { talk in
            try await talk.startTalking()
            talk.speak(900)
            #expect(await eventually { talk.player.awaitedSound == nil })
            try await talk.conversation.endUserTurn()

            #expect(await talk.hearAnswer("Got it."))
            #expect(await talk.transcript == ["user: Turn on the lamp.", "assistant: Got it."])
        }
    }

    @Test func `a user who barges in twice leaves what was heard of each answer`() async throws {
        try await CassetteTalk.run("barge-in") { talk in
            try await talk.startTalking()
            talk.speak(1400)
            let story = try #require(await bargeIn(talk, into: "Once upon", after: 1720, speaking: 1400))
            #expect(await talk.log.sees(.assistantInterrupted(itemID: story, heard: .milliseconds(1720))))
            talk.speak(800)
            let shorter = "Sure, here is a shorter one about a cat and the moon."
            let second = try #require(await bargeIn(talk, into: shorter, after: 1240, speaking: 1100))
            #expect(await talk.log.sees(.assistantInterrupted(itemID: second, heard: .milliseconds(1240))))
            talk.speak(700)
            #expect(await talk.hearAnswer("Of course."))
            try await talk.player.finish()

            #expect(await eventually { await talk.transcript.filter { $0.hasPrefix("user") } == userTurns })
            #expect(
                await talk.conversation.allMessages.map(\.role) == [
                    .user, .assistant, .user, .assistant, .user, .assistant,
                ])
            let heard = await talk.conversation.allMessages.compactMap { heardWords(of: $0) }
            #expect(heard == ["Once upon a time, in a quiet little village", "Sure, here is a shorter"])
        }
    }

    private let userTurns = [
        "user: Tell me a story.", "user: Stop, a shorter one please.", "user: Thank you, that is enough.",
    ]

    /// Speaks into an answer when all its sound has come and some of it was heard.
    private func bargeIn(
        _ talk: CassetteTalk, into words: String, after heard: Int, speaking milliseconds: Int
    ) async -> String? {
        // The server goes on to wait for the microphone when it has said all that it says before.
        guard await eventually({ (talk.player.awaitedSound ?? .zero) == .milliseconds(milliseconds) }) else {
            return nil
        }
        guard let id = await talk.id(of: words), await talk.log.sees(where: { sound(of: id, in: $0) >= 3_000 }) else {
            return nil
        }
        talk.loudspeaker.play(heard, of: id)
        guard await talk.log.sees(.assistantStartedSpeaking(itemID: id)) else { return nil }
        talk.murmur(milliseconds)
        return id
    }

    /// Milliseconds of an item's sound that have come.
    private func sound(of id: String, in events: [EchoEvent]) -> Int {
        events.reduce(0) { sum, event in
            if case .assistantAudioDelta(id, let frames) = event { sum + frames / 24 } else { sum }
        }
    }

    private func heardWords(of message: Message) -> String? {
        guard case .interrupted(_, let characters) = message.status else { return nil }
        return String(message.text.prefix(characters))
    }

    @Test func `the user stops an answer, and the server learns how much of it was heard`() async throws {
        try await CassetteTalk.run("client-cancel", until: .milliseconds(1109), settings: { $0.turnMode = .manual }) {
            talk in
            try await talk.conversation.send("Read me the long version.")
            let id = try #require(await talk.answer("The long version begins with the history of the lighthouse"))
            #expect(await talk.log.sees(where: { sound(of: id, in: $0) >= 640 }))
            talk.loudspeaker.play(640, of: id)
            #expect(await talk.log.sees(.assistantStartedSpeaking(itemID: id)))

            await talk.conversation.interruptAssistant()

            #expect(await talk.log.sees(.assistantInterrupted(itemID: id, heard: .milliseconds(640))))
        }
    }

    @Test func `two functions are called, and one answer is made of both results`() async throws {
        try await CassetteTalk.run("function-call", runsTools: false, settings: { $0.spokenAnswers = false }) { talk in
            try await talk.conversation.send("How warm is it in Oslo and in Rome?")
            #expect(await talk.log.sees(where: { calls(in: $0).count == 2 }))
            let outputs = ["{\"temp_c\": 4}", "{\"temp_c\": 17}"]
            for (call, output) in zip(calls(in: talk.log.all), outputs) {
                await talk.conversation.submit(ToolResult(callID: call.id, output: output))
            }
            try await talk.player.finish()

            #expect(calls(in: talk.log.all).map(\.arguments).allSatisfy { $0.contains("celsius") })
            #expect(await eventually { await talk.transcript.last == "assistant: Oslo is at 4 °C and Rome at 17 °C." })
        }
    }

    private func calls(in events: [EchoEvent]) -> [ToolCall] {
        events.compactMap { if case .toolCallRequested(let call) = $0 { call } else { nil } }
    }

    @Test func `transcripts that come late and in another order find their places`() async throws {
        try await CassetteTalk.run("transcripts-reordered") { talk in
            try await talk.startTalking()
            for (milliseconds, answer) in [(1400, "Ninety one."), (900, "Yes."), (800, "Of course.")] {
                talk.speak(milliseconds)
                #expect(await talk.hearAnswer(answer))
            }
            try await talk.player.finish()

            let whole = [
                "user: What is seven times thirteen?", "assistant: Ninety one.", "user: Are you sure?",
                "assistant: Yes.", "user: ", "assistant: Of course.",
            ]
            #expect(await eventually { await talk.transcript == whole })
            let failure = Message.Status.transcriptionFailed(
                .refused(message: "The audio could not be transcribed."))
            #expect(await talk.conversation.allMessages[4].status == failure)
        }
    }

    @Test func `a server that speaks up after a silence leaves no empty turn`() async throws {
        try await CassetteTalk.run("idle-timeout", settings: { $0.idleTimeout = .seconds(5) }) { talk in
            try await talk.startTalking()
            talk.speak(1200)
            #expect(await talk.hearAnswer("Hello, who is this?"))
            talk.microphone.say(SpokenSound.quiet(milliseconds: 5800))
            #expect(await talk.hearAnswer("Are you still there?"))

            #expect(
                await talk.transcript == [
                    "user: ", "assistant: Hello, who is this?", "assistant: Are you still there?",
                ])
        }
    }

    @Test func `a client that departs from the cassette is told where`() async throws {
        let cassette = try Cassette(parsing: WireExamples.data("realtime-function-call.jsonl"))
        let player = try CassettePlayer(cassette)
        let echo = Echo(key: nil, realtimeTransport: player)
        let conversation = try await echo.startConversation()

        try await conversation.send("How warm is it in Oslo and in Paris?")

        let departure = await #expect(throws: Departure.self) { try await player.finish() }
        #expect(departure?.step == 5)
        #expect(
            departure?.difference == """
                item.content[0].text is "How warm is it in Oslo and in Paris?" \
                instead of "How warm is it in Oslo and in Rome?"
                """)
        await conversation.close()
    }

    @Test func `a client that does too little is told what is missing`() async throws {
        let player = try CassettePlayer(Cassette(parsing: WireExamples.data("realtime-voice-turn.jsonl")))
        let conversation = try await Echo(key: nil, realtimeTransport: player).startConversation()

        let departure = await #expect(throws: Departure.self) { try await player.finish(within: .milliseconds(1)) }

        #expect(departure?.found == nil)
        #expect(departure?.expected?.contains("of sound") == true)
        await conversation.close()
    }

    @Test(arguments: WireExamples.names(prefix: "realtime-", suffix: ".jsonl"))
    func `a cassette is written as it was read`(_ name: String) throws {
        let cassette = try Cassette(parsing: WireExamples.data(name))

        #expect(try Cassette(parsing: cassette.data).entries.map(\.content) == cassette.entries.map(\.content))
        #expect(!cassette.entries.isEmpty)
    }

    @Test func `a line that is none is named`() {
        #expect(throws: CassetteError.malformed(line: 2)) {
            try Cassette(parsing: Data("{\"meta\":{}}\n{\"dir\":\"nobody\",\"event\":{}}\n".utf8))
        }
    }
}
