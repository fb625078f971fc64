import Echo
import EchoAudio
import EchoTerminal
import EchoTestKit
import HouseTestKit
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
            #expect(await app.sees("Tune voice detection", "Five seconds of your room"))
        }

        private func record(_ sound: PCM16, with app: AppRobot) async {
            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.microphone.say(sound)
            #expect(await eventually { !app.microphone.isOpen })
        }

        @Test func `Given a quiet room, when both are recorded and Enter is pressed, then the session has the best`()
            async throws
        {
            let app = try await AppRobot()
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice", "read this aloud"))
            await record(Self.voice, with: app)
            #expect(await app.sees("One turn: it begins", "Prefix padding", "the best"))

            app.press(.enter)

            #expect(await app.sees("Tuned for the default microphone: threshold"))
            #expect(await app.serverSees("session.update", count: 2, #""silence_duration_ms":"#))
            #expect(await eventually { app.keptConfig.contains("tuned = [\"0.") })
            #expect(await eventually { app.keptConfig.contains("silence_ms = ") })
            #expect(app.sent("input_audio_buffer.append") == [])
            await app.quit()
        }

        @Test func `Given recordings, when a setting is moved, then the turns move with it and one's own is applied`()
            async throws
        {
            let app = try await AppRobot(width: 80, height: 24)
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice"))
            await record(Self.voice, with: app)
            #expect(await app.sees("One turn: it begins"))

            app.press(KeyPress(.down), KeyPress(.down))
            for _ in 0..<40 { app.press(KeyPress(.left)) }
            #expect(await app.sees("turns: you would be cut off in between", "100 ms"))
            app.press(KeyPress(.right), .enter)

            #expect(await app.serverSees("session.update", count: 2, #""silence_duration_ms":150"#))
            #expect(await app.keeps("silence_ms = 150"))
            await app.quit()
        }

        @Test func `Given nothing is said, then it says so and what to do, and Escape leaves all as it was`()
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

        @Test func `Given the conversation listens, when the tuner opens, then it is closed and said`() async throws {
            let app = try await AppRobot()
            await app.startTalking()
            app.press(.alt("3"))

            app.press(.character("t"))

            #expect(await app.sees("The conversation's microphone was closed for this"))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.press(.escape)
            #expect(await eventually { !app.microphone.isOpen })
            await app.quit()
        }

        @Test func `Given a recording, when it is listened to, then it is heard and sent to nobody`() async throws {
            let app = try await AppRobot()
            await tuner(of: app)
            await record(SpokenSound.quiet(milliseconds: 5000), with: app)
            #expect(await app.sees("Now your voice"))
            await record(Self.voice, with: app)
            #expect(await app.sees("One turn: it begins"))

            app.press(.character("p"))

            #expect(await eventually { app.loudspeaker.items.contains { $0.hasPrefix("spoken_") } })
            #expect(app.sent("input_audio_buffer.append") == [])
            await app.quit()
        }

        @Test func `Given the microphone is replaced while it records, then it says so and Enter tries again`()
            async throws
        {
            let app = try await AppRobot()
            await tuner(of: app)
            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.microphone.say(SpokenSound.quiet(milliseconds: 1000))

            app.microphone.fail(.replaced(.capture))

            #expect(await app.sees("Another microphone took over", "Enter tries again"))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.enter)
            #expect(await app.sees("Five seconds of your room"))
            await app.quit()
        }

        @Test func `Given a microphone that another program holds, then the panel names it`() async throws {
            let app = try await AppRobot(microphone: ManualMicrophone(failing: .busy(.capture)))
            await tuner(of: app)

            app.press(.enter)

            #expect(await app.sees("Another program holds the microphone", "tries again"))
            await app.quit()
        }
    }
}
