import EchoAudio
import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User hears again what was said` {
        private static let keeping = "[sound]\nkeep = \"always\"\n"

        /// Asks something, and hears the answer, which is kept.
        private func ask(_ app: AppRobot, _ text: String) async {
            await app.send(text)
            #expect(await app.sees("▎ You said: \(text)"))
            await app.hearAnswer()
            #expect(await app.sees("♪ 0:01"))
        }

        private func files(_ app: AppRobot) -> [String] {
            (try? FileManager.default.contentsOfDirectory(
                atPath: app.conversationFolder.appending(path: "sound").path)) ?? []
        }

        @Test func `Given sound is kept, when a message is played, then it is heard again and its waveform is shown`()
            async throws
        {
            let app = try await AppRobot(config: Self.keeping)
            #expect(await app.sees("sound kept"))
            await ask(app, "where do whales sing")
            app.press(.alt("1"))
            app.press(.character("p"))

            #expect(await app.sees("▶ 0:00 / 0:01", "Space pause   ←→ 5 s   <> speed"))
            #expect(await eventually { app.loudspeaker.items.contains { $0.hasPrefix("spoken_") } })
            await app.hearAnswer()
            #expect(await app.seesNot("▶ 0:00"))
            await app.quit()
        }

        @Test func `Given a message that is played, when the user talks, then it stops`() async throws {
            let app = try await AppRobot(config: Self.keeping)
            await ask(app, "where do whales sing")
            app.press(.alt("1"))
            app.press(.character("p"))
            #expect(await app.sees("▶ 0:00"))

            app.press(KeyPress(.function(9)))

            #expect(await app.sees("● listening"))
            #expect(await app.seesNot("▶ 0:00"))
            #expect(await eventually { app.loudspeaker.items.isEmpty })
            await app.quit()
        }

        @Test func `Given a conversation of another day, when it is read, then its messages can be played`()
            async throws
        {
            let before = try await AppRobot(config: Self.keeping)
            await ask(before, "where do whales sing")
            await before.quit()
            let app = try await AppRobot(conversations: before.conversationFolder)
            app.press(.alt("o"))
            #expect(await app.sees("where do whales sing", "2 messages"))
            app.press(.enter)
            #expect(await app.sees("You said: where do whales sing", "♪ 0:01", "p play"))

            app.press(.character("p"))

            #expect(await app.sees("echo  You said: where do whales sing", "▶ 0:00 / 0:01", "Space pause"))
            app.press(.escape)
            #expect(await app.seesNot("▶ 0:00"))
            app.press(.escape)
            #expect(await app.sees("╭ where do whales sing"))
            await app.quit()
        }

        @Test func `Given sound of another day, when its conversation is continued, then its messages are marked`()
            async throws
        {
            let before = try await AppRobot(config: Self.keeping)
            await ask(before, "where do whales sing")
            await before.quit()
            let app = try await AppRobot(conversations: before.conversationFolder)

            await app.send("/continue")

            #expect(await app.sees("▎ You said: where do whales sing", "♪ 0:01"))
            await app.quit()
        }

        @Test func `Given sound was kept, when the conversation goes off the record, then no sound of it is left`()
            async throws
        {
            let app = try await AppRobot(config: Self.keeping)
            await ask(app, "where do whales sing")
            #expect(files(app).count == 1)

            app.type("/off-record")
            app.press(.enter)

            #expect(await app.sees("off the record"))
            #expect(await app.seesNot("sound kept"))
            #expect(await app.seesNot("♪"))
            #expect(await eventually { files(app).isEmpty })
            await app.send("and where do they sleep")
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))
            await app.quit()
            #expect(files(app).isEmpty)
        }

        @Test func `Given sound is kept, when the conversation is exported as sound, then other programs can play it`()
            async throws
        {
            let app = try await AppRobot(config: Self.keeping)
            await ask(app, "where do whales sing")
            let file = app.configFile.deletingLastPathComponent().appending(path: "talk.wav")

            app.type("/export \(file.path)")
            app.press(.enter)

            #expect(await app.sees("Exported the sound of 1 message to "))
            let sound = try WAVFile(Data(contentsOf: file))
            #expect(sound.channels == 1 && sound.samples.contains { $0 != 0 })
            app.type("/export \(file.path)")
            app.press(.enter)
            #expect(await app.sees("the file already exists"))
            await app.quit()
        }

        @Test func `Given nobody asked for it, when something is said, then no sound is kept`() async throws {
            let app = try await AppRobot()
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))
            app.press(.alt("1"))

            app.press(.character("p"))

            #expect(await app.sees("No sound of this conversation is saved."))
            await app.quit()
            #expect(files(app).isEmpty)
        }
    }
}
