import EchoAudio
import EchoTerminal
import EchoTestKit
import Foundation
import HouseTestKit
import TestTags
import Testing

extension `The whole program` {
    /// Needs the packages flite and pocketsphinx-en-us, which `make test` sees to.
    @MainActor @Suite(.tags(.usesSound)) struct `User calls` {
        private static let wake = "[sound]\nwake_word = true\nwake_follow_up_s = 0\n"

        private func say(_ text: String, to app: AppRobot) async throws {
            let file = try await FliteSpeech.file(saying: text)
            defer { try? FileManager.default.removeItem(at: file) }
            let speech = try WAVFile(Data(contentsOf: file))
            let samples = try Resampler(from: speech.sampleRate, to: PCM16.sampleRate).process(speech.mono)
            app.microphone.say(
                SpokenSound.quiet(milliseconds: 700) + PCM16(samples) + SpokenSound.quiet(milliseconds: 900))
        }

        @Test func `Given it waits for its name, then nothing leaves the machine until it is called`() async throws {
            let app = try await AppRobot(hears: "what time is it", config: Self.wake, until: "waiting for")
            #expect(await app.sees("○ waiting for “hey echo”"))
            #expect(await app.sees("by name only"))
            #expect(await eventually { app.microphone.isOpen })

            try await say("What is the weather like in Lisbon?", to: app)
            try await say("hey echo", to: app)
            #expect(await app.sees("● listening for one turn"))
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

        @Test func `Given it waits for its name, when it gets another, then it is called by that one`() async throws {
            let app = try await AppRobot(config: Self.wake, until: "waiting for")
            #expect(await eventually { app.microphone.isOpen })

            app.type("/wake-phrase hello computer")
            app.press(.enter)
            #expect(await app.sees("○ waiting for “hello computer”", "Say “hello computer” to talk"))
            #expect(await eventually { app.microphone.isOpen })
            try await say("hello computer", to: app)

            #expect(await app.sees("● listening for one turn"))
            #expect(await app.seesNot("Say “hello computer” to talk"))
            await app.quit()
        }

        @Test func `Given it waits for its name, when it is muted, then nothing is listened to until it is unmuted`()
            async throws
        {
            let app = try await AppRobot(config: Self.wake, until: "waiting for")
            #expect(await eventually { app.microphone.isOpen })

            app.press(KeyPress(.character("m"), .alt))
            #expect(await app.sees("⊘ muted"))
            #expect(await app.seesNot("by name only"))
            #expect(await eventually { !app.microphone.isOpen })

            app.press(KeyPress(.character("m"), .alt))
            #expect(await app.sees("○ waiting for “hey echo”", "by name only"))
            #expect(await eventually { app.microphone.isOpen })
            await app.quit()
        }

        @Test func `Given a word that ends answers, then it is refused as its name`() async throws {
            let app = try await AppRobot(config: Self.wake, until: "waiting for")

            app.type("/wake-phrase never mind")
            app.press(.enter)

            #expect(await app.sees("that is what ends an answer"))
            #expect(await app.sees("○ idle"))
            await app.quit()
        }

        @Test func `Given a name that cannot be spoken, then it says why and does not listen`() async throws {
            let app = try await AppRobot(config: Self.wake + "wake_phrase = \"hey zorblax\"\n")

            #expect(await app.sees("nobody told it how “zorblax”"))
            #expect(await app.sees("○ idle"))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }

        @Test func `Given nobody wants it, then the microphone stays closed`() async throws {
            let app = try await AppRobot()

            #expect(await app.sees("○ idle"))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }
    }
}
