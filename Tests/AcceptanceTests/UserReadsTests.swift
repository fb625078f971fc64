import EchoTerminal
import EchoTestKit
import Foundation
import HouseTestKit
import LocalBackend
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

        @Test func `Given an answer in Markdown, then it is drawn`() async throws {
            let app = try await makeApp()

            #expect(
                await app.sees(
                    "▎ Here is how:", "▎ │ let greeting = \"Hello\"", "▎ Word  │ Means", "hello │ a greeting"))
            #expect(!app.screen.text.contains("**"))
            await app.quit()
        }

        @Test
        func `Given an answer with code, when the user selects the code and copies it, then only the code is copied`()
            async throws
        {
            let app = try await makeApp()
            app.press(.alt("1"))

            app.press(.character("{"), .character("y"))

            #expect(await app.sees("Copied the swift code: 22 characters."))
            #expect(app.screen.copies == ["let greeting = \"Hello\""])
            await app.quit()
        }

        @Test func `Given an answer, when the user copies with nothing selected, then it is copied as it was written`()
            async throws
        {
            let app = try await makeApp()

            app.press(.alt("w"))

            #expect(await app.sees("Copied the last answer"))
            #expect(app.screen.copies == [Self.answer])
            await app.quit()
        }

        @Test func `Given a range is marked, when the user opens it in the pager, then it says who said what`()
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

        @Test func `Given words are looked for, then they are counted, and escape forgets them`() async throws {
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

        @Test func `Given a conversation, when it is exported twice, then nothing is replaced without a word`()
            async throws
        {
            let app = try await makeApp()
            let file = app.configFile.deletingLastPathComponent().appending(path: "talk.md")

            app.type("/export \(file.path)")
            app.press(.enter)
            #expect(await app.sees("Wrote 2 messages to"))
            try Data("mine".utf8).write(to: file)
            app.type("/export \(file.path)")
            app.press(.enter)
            #expect(await app.sees("there already"))
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
            app.type("/export \(file.path)")
            app.press(.enter)

            #expect(
                await eventually { (try? String(contentsOf: file, encoding: .utf8))?.contains(Self.answer) == true })
            await app.quit()
        }

        @Test func `Given an answer holds commands for the terminal, then they are shown, and copied without them`()
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
