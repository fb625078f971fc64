import EchoAudio
import EchoTerminal
import EchoTestKit
import Foundation
import ProgramHarness
import ScreenTestKit
import TestTags
import Testing

extension `The whole program` {
    /// Needs the packages flite and pocketsphinx-en-us, which `make test` sees to.
    @MainActor @Suite(.tags(.usesSound)) struct `User calls the app by name` {
        private static let wake = "[sound]\nwake_word = true\nwake_follow_up_s = 0\n"

        private func say(_ text: String, to app: AppRobot) async throws {
            let file = try await FliteSpeech.file(saying: text)
            defer { try? FileManager.default.removeItem(at: file) }
            let speech = try WAVFile(Data(contentsOf: file))
            let samples = try Resampler(from: speech.sampleRate, to: PCM16.sampleRate).process(speech.mono)
            app.microphone.say(
                SpokenSound.quiet(milliseconds: 700) + PCM16(samples) + SpokenSound.quiet(milliseconds: 900))
        }

        @Test func `Given the wake word is on, when people talk, then nothing leaves the machine until it is heard`()
            async throws
        {
            let app = try await AppRobot(hears: "what time is it", config: Self.wake, until: "waiting for")
            #expect(await app.sees("○ waiting for “hey echo”"))
            #expect(await app.sees("wake word only"))
            #expect(await eventually { app.microphone.isOpen })

            try await say("What is the weather like in Lisbon?", to: app)
            try await say("hey echo", to: app)
            #expect(await app.sees("● listening (one turn)"))
            let sent = app.sent("input_audio_buffer.append").count
            app.speak()
            app.pause()

            #expect(await app.sees("▎ You said: what time is it"))
            // Of the sound before the call only its own end, with the silence behind it, may have gone out.
            #expect(sent * 20 < 1500)
            #expect(!app.screen.text.contains("Lisbon"))
            await app.hearAnswer()
            #expect(await app.sees("○ waiting for “hey echo”"))
            await app.quit()
        }

        @Test func `Given full duplex, when people talk, then silence is sent until it is called, then what is said`()
            async throws
        {
            let server = PuppetServer()
            let app = try AppRobot(
                url: "ws://127.0.0.1:\(try await server.start())", key: nil,
                config: Self.wake + "[models]\nrealtime = \"gpt-live-1.1\"\n")
            try await server.beginLiveSession()
            #expect(await app.sees("full duplex", "○ waiting for “hey echo”"))
            #expect(await eventually { app.microphone.isOpen })
            #expect(await server.hearsSilence())

            try await say("What is the weather like in Lisbon?", to: app)
            #expect(await server.loudest(of: 50) == 0)
            try await say("hey echo", to: app)
            #expect(await app.sees("● listening"))
            app.speak()

            #expect(await server.hearsVoice())
            await app.quit()
        }

        @Test func `Given the wake word is on, when the phrase is changed, then the app answers to the new one`()
            async throws
        {
            let app = try await AppRobot(config: Self.wake, until: "waiting for")
            #expect(await eventually { app.microphone.isOpen })

            app.type("/wake-phrase hello computer")
            app.press(.enter)
            #expect(await app.sees("○ waiting for “hello computer”", "Say “hello computer” to talk"))
            #expect(await eventually { app.microphone.isOpen })
            try await say("hello computer", to: app)

            #expect(await app.sees("● listening (one turn)"))
            #expect(await app.seesNot("Say “hello computer” to talk"))
            await app.quit()
        }

        @Test func `Given the wake word is on, when the microphone is muted, then it stays closed until unmuted`()
            async throws
        {
            let app = try await AppRobot(config: Self.wake, until: "waiting for")
            #expect(await eventually { app.microphone.isOpen })

            app.press(KeyPress(.character("m"), .alt))
            #expect(await app.sees("⊘ muted"))
            #expect(await app.seesNot("wake word only"))
            #expect(await eventually { !app.microphone.isOpen })

            app.press(KeyPress(.character("m"), .alt))
            #expect(await app.sees("○ waiting for “hey echo”", "wake word only"))
            #expect(await eventually { app.microphone.isOpen })
            await app.quit()
        }

        @Test func `Given a phrase that stops answers, when it is chosen as the wake phrase, then it is rejected`()
            async throws
        {
            let app = try await AppRobot(config: Self.wake, until: "waiting for")

            app.type("/wake-phrase never mind")
            app.press(.enter)

            #expect(await app.sees("it stops an answer"))
            #expect(await app.sees("○ idle"))
            await app.quit()
        }

        @Test
        func `Given a wake phrase that is in no dictionary, when the app starts, then it says so and does not listen`()
            async throws
        {
            let app = try await AppRobot(config: Self.wake + "wake_phrase = \"hey zorblax\"\n")

            #expect(await app.sees("cannot be the wake phrase: the pronunciation of", "“zorblax” is unknown."))
            #expect(await app.sees("○ idle"))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }

        @Test func `Given the wake word is off, when the app starts, then the microphone stays closed`() async throws {
            let app = try await AppRobot()

            #expect(await app.sees("○ idle"))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }
    }
}
