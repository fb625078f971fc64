import EchoTerminal
import EchoTestKit
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User reads what was said` {
        private static let answer = """
            Here is **how**:

            ```swift
            let greeting = "Hello"
            ```

            | Word | Means |
            |------|-------|
            | hello | a greeting |
            """

        /// Returns when all of the answer is there.
        private func makeApp(_ answer: String = answer, until end: String = "hello │ a greeting") async throws
            -> AppRobot
        {
            let app = try await AppRobot(assistant: .says(answer))
            await app.send("How?")
            _ = await app.sees(end)
            await app.hearAnswer()
            _ = await app.sees("○ idle")
            return app
        }

        @Test func `Given an answer in Markdown, when it arrives, then code and tables are drawn`() async throws {
            let app = try await makeApp()

            #expect(
                await app.sees(
                    "▎ Here is how:", "▎ │ let greeting = \"Hello\"", "▎ Word  │ Means", "hello │ a greeting"))
            #expect(!app.screen.text.contains("**"))
            await app.quit()
        }

        @Test func `Given an answer in Markdown, when half of it has arrived, then that half is drawn`() async throws {
            let server = PuppetServer()
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            #expect(await app.sees("idle"))
            try await server.beginAnswer("r1", item: "a1")

            try await server.say("# Tea\n\n1. Boil **water**\n2. Wait for [five minu", of: "a1", in: "r1")
            #expect(await app.sees("▎ Tea", "▎ ━━━", "▎ 1. Boil water", "▎ 2. Wait for"))
            #expect(!app.screen.text.contains("# Tea"))
            try await server.say("tes](https://example.org)\n\n> Enjoy.\n", of: "a1", in: "r1")

            #expect(await app.sees("▎ 2. Wait for five minutes (https://example.org)", "▎ │ Enjoy."))
            await app.quit()
        }

        @Test
        func `Given an answer with code, when the user selects and copies the code, then only the code is copied`()
            async throws
        {
            let app = try await makeApp()
            app.press(.alt("1"))

            app.press(.character("{"), .character("y"))

            #expect(await app.sees("Copied the swift code: 22 characters."))
            #expect(app.screen.copies == ["let greeting = \"Hello\""])
            await app.quit()
        }

        @Test func `Given an answer, when the user copies with nothing selected, then its Markdown is copied`()
            async throws
        {
            let app = try await makeApp()

            app.press(.alt("w"))

            #expect(await app.sees("Copied the last answer"))
            #expect(app.screen.copies == [Self.answer])
            await app.quit()
        }

        @Test func `Given a marked range, when the user opens it in the pager, then it says who said what`()
            async throws
        {
            let app = try await makeApp("Fine.", until: "▎ Fine.")
            app.press(.alt("1"))

            app.press(.character("K"), .character("v"), .character("K"), .character("o"))

            #expect(await eventually { app.screen.pages.count == 1 })
            #expect(app.screen.pages.first?.contains("How?") == true)
            #expect(app.screen.pages.first?.contains("## echo") == true)
            await app.quit()
        }

        @Test func `Given a conversation, when the user searches it, then matches are counted until Escape`()
            async throws
        {
            let app = try await makeApp()
            app.press(.alt("1"), .character("/"))
            app.type("GREETING")
            #expect(await app.sees("2 of 2"))
            app.press(.enter)

            app.press(.character("n"))
            #expect(await app.sees("1 of 2"))
            app.press(KeyPress(.escape))

            #expect(await app.seesNot("1 of 2"))
            await app.quit()
        }

        @Test func `Given a file that exists, when the user exports to it, then it is replaced only at the second try`()
            async throws
        {
            let app = try await makeApp()
            let file = app.configFile.deletingLastPathComponent().appending(path: "talk.md")

            app.type("/export \(file.path)")
            app.press(.enter)
            #expect(await app.sees("Exported 2 messages to"))
            try Data("mine".utf8).write(to: file)
            app.type("/export \(file.path)")
            app.press(.enter)
            #expect(await app.sees("already exists"))
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
            app.type("/export \(file.path)")
            app.press(.enter)

            #expect(
                await eventually { (try? String(contentsOf: file, encoding: .utf8))?.contains(Self.answer) == true })
            await app.quit()
        }

        @Test func `Given an answer with escape sequences, when it is copied, then they are shown but not copied`()
            async throws
        {
            let app = try await makeApp(
                "Here is \u{1B}]52;c;aGk=\u{7}[a](javascript:alert\u{1B}[2J) \u{202E}x\u{E000}", until: "<U+202E>x")

            #expect(await app.sees("␛]52;c;aGk=␇", "<U+202E>x\u{FFFD}"))
            app.press(.alt("w"))

            #expect(await eventually { app.screen.copies.count == 1 })
            #expect(app.screen.copies.first?.contains("\u{1B}") == false)
            #expect(app.holdsNoControls)
            await app.quit()
        }
    }
}
