import EchoTerminal
import EchoTestKit
import Foundation
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person encrypts what is said` {
        /// In the settings, as a person finds it there.
        private func encrypt(_ app: AppRobot) async {
            app.press(.alt("3"))
            #expect(await app.sees("Voice ──", "Turns ──"))
            app.press(.character("/"))
            app.type("encryption")
            #expect(await app.sees("▎Encryption", "1 of 1"))
            app.press(.enter)
            app.press(KeyPress(.right))
            #expect(await app.sees("Saved conversations are encrypted"))
            #expect(await app.keeps("encrypt = true"))
            app.press(.alt("0"))
        }

        private func search(_ app: AppRobot, _ words: String) async {
            app.type("/history")
            app.press(.enter)
            #expect(await app.sees("╭ History", "messages"))
            app.press(.character("/"))
            app.type(words)
        }

        @Test
        func `Given a conversation, when it is encrypted and goes on, then it is found, and no file has its words`()
            async throws
        {
            let app = try await AppRobot()
            await app.talk("quokkaplatypus before")
            await encrypt(app)
            await app.talk("quokkaplatypus after")

            await search(app, "quokkaplatypus")

            #expect(await app.sees("You said: quokkaplatypus after", "in “quokkaplatypus before”"))
            await app.quit()
            #expect(app.files(with: "quokkaplatypus") == [])
        }

        @Test
        func `Given a language room, when what is said is encrypted, then its cards are, too`() async throws {
            let app = try await AppRobot()
            await encrypt(app)
            await app.makesCard(saying: "quokkaplatypus")

            #expect(await eventually { await app.keptLearning.contains("quokkaplatypus") })
            await app.quit()
            #expect(app.files(with: "quokkaplatypus") == [])
        }

        @Test
        func `Given encrypted conversations, when the key is lost, then what can be read is, and the talk goes on`()
            async throws
        {
            let before = try await AppRobot()
            await before.talk("quokkaplatypus")
            await encrypt(before)
            await before.quit()
            try FileManager.default.removeItem(at: before.conversationFolder.appending(path: "storage.key"))

            let app = try await AppRobot(conversations: before.conversationFolder)
            app.type("/history")
            app.press(.enter)

            #expect(await app.sees("‹encrypted›", "2 messages"))
            app.press(.escape)
            await app.talk("it goes on")
            await app.quit()
        }
    }
}
