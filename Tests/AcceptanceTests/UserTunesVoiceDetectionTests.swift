import Echo
import EchoAudio
import EchoTerminal
import EchoTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User tunes voice detection` {
        private static let voice =
            SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 900)
            + SpokenSound.quiet(milliseconds: 700) + SpokenSound.voice(milliseconds: 900)
            + SpokenSound.quiet(milliseconds: 1900)

        private func tuner(of app: AppRobot) async {
            app.press(.alt("3"))
            app.press(.character("t"))
            #expect(await app.sees("Tune voice detection", "Records five seconds of your room"))
        }

        private func record(_ sound: PCM16, with app: AppRobot) async {
            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.microphone.say(sound)
            #expect(await eventually { !app.microphone.isOpen })
        }

        @Test func `Given a quiet room, when room and voice are recorded, then Enter applies the best settings`()
            async throws
        {
            let app = try await AppRobot()
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice", "read this aloud"))
            await record(Self.voice, with: app)
            #expect(await app.sees("One turn: it starts", "Prefix padding", "best fit"))

            app.press(.enter)

            #expect(await app.sees("Tuned for the default microphone: threshold"))
            #expect(await app.serverSees("session.update", count: 2, #""silence_duration_ms":"#))
            #expect(await eventually { app.keptConfig.contains("tuned = [\"0.") })
            #expect(await eventually { app.keptConfig.contains("silence_ms = ") })
            #expect(app.sent("input_audio_buffer.append") == [])
            await app.quit()
        }

        @Test func `Given two recordings, when a setting is moved, then the turns move with it and Enter applies it`()
            async throws
        {
            let app = try await AppRobot(width: 80, height: 24)
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice"))
            await record(Self.voice, with: app)
            #expect(await app.sees("One turn: it starts"))

            app.press(KeyPress(.down), KeyPress(.down))
            for _ in 0..<40 { app.press(KeyPress(.left)) }
            #expect(await app.sees("turns: you would be interrupted mid-sentence", "100 ms"))
            app.press(KeyPress(.right), .enter)

            #expect(await app.serverSees("session.update", count: 2, #""silence_duration_ms":150"#))
            #expect(await app.keeps("silence_ms = 150"))
            await app.quit()
        }

        @Test
        func `Given a recording without speech, when it ends, then the tuner says what to do and changes nothing`()
            async throws
        {
            let app = try await AppRobot()
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice"))
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("No voice was heard", "Enter records again"))

            app.press(.escape)

            #expect(await app.seesNot("Tune voice detection"))
            #expect(app.sent("session.update").count == 1)
            #expect(!app.keptConfig.contains("tuned"))
            await app.quit()
        }

        @Test(arguments: UselessTake.allCases)
        func `Given recordings that cannot be used, when both are there, then the tuner says why and what to do`(
            take: UselessTake
        ) async throws {
            let app = try await AppRobot()
            await tuner(of: app)
            await record(take.room, with: app)
            #expect(await app.sees("Now your voice"))

            await record(take.voice, with: app)

            #expect(await app.sees(take.words, "Enter records again"))
            await app.quit()
        }

        @Test func `Given an open microphone, when the tuner opens, then the conversation's microphone is closed`()
            async throws
        {
            let app = try await AppRobot()
            await app.startTalking()
            app.press(.alt("3"))

            app.press(.character("t"))

            #expect(await app.sees("The conversation's microphone was closed."))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.press(.escape)
            #expect(await eventually { !app.microphone.isOpen })
            await app.quit()
        }

        @Test func `Given a recording, when the user plays it, then it is heard and sent to nobody`() async throws {
            let app = try await AppRobot()
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice"))
            await record(Self.voice, with: app)
            #expect(await app.sees("One turn: it starts"))

            app.press(.character("p"))

            #expect(await eventually { app.loudspeaker.items.contains { $0.hasPrefix("spoken_") } })
            #expect(app.sent("input_audio_buffer.append") == [])
            await app.quit()
        }

        @Test func `Given a running recording, when the microphone is replaced, then Enter tries again`()
            async throws
        {
            let app = try await AppRobot()
            await tuner(of: app)
            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.microphone.say(SpokenSound.quiet(milliseconds: 1000))

            app.microphone.fail(.replaced(.capture))

            #expect(await app.sees("The microphone changed", "Enter tries again"))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.enter)
            #expect(await app.sees("Records five seconds of your room"))
            await app.quit()
        }

        @Test func `Given a microphone in use elsewhere, when the tuner wants to record, then it says so`() async throws
        {
            let app = try await AppRobot(microphone: ManualMicrophone(failing: .busy(.capture)))
            await tuner(of: app)

            app.press(.enter)

            #expect(await app.sees("The microphone is in use by another program", "tries again"))
            await app.quit()
        }
    }
}

/// Recordings of a room and a voice from which no settings can be found.
enum UselessTake: String, Sendable, CaseIterable {
    case deadMicrophone, peaksCutOff, somebodyInTheRoom, loudRoom

    var room: PCM16 {
        switch self {
        case .deadMicrophone, .peaksCutOff: SpokenSound.quiet(milliseconds: 5000)
        case .somebodyInTheRoom: SpokenSound.voice(milliseconds: 5000)
        case .loudRoom: SpokenSound.noise(milliseconds: 5000)
        }
    }

    var voice: PCM16 {
        switch self {
        case .deadMicrophone: PCM16.silence(.seconds(5))
        case .peaksCutOff: PCM16(SpokenSound.voice(milliseconds: 5000).samples.map { Int16(clamping: Int($0) * 20) })
        case .somebodyInTheRoom, .loudRoom: room
        }
    }

    /// What the tuner says.
    var words: String {
        switch self {
        case .deadMicrophone: "No sound was recorded."
        case .peaksCutOff: "The recording is clipping: you are too loud."
        case .somebodyInTheRoom: "There was speech while the room was recorded."
        case .loudRoom: "The room is almost as loud as your voice."
        }
    }
}
