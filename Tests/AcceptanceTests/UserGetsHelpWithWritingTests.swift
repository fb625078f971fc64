import EchoTerminal
import EchoTestKit
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User gets help with writing` {
        @Test
        func `Given a slash, when the user types and presses Tab, then the command and its value are completed`()
            async throws
        {
            let app = try await AppRobot()
            app.type("/the")
            #expect(await app.sees("/theme", "Use this theme; without a name", "/themes"))
            app.press(.tab)
            #expect(await app.sees("› /theme ", "light"))
            app.type("lig")
            #expect(await app.sees("▎light"))
            app.press(.enter)
            #expect(await app.sees("› /theme light"))
            #expect(await app.seesNot("▎light"))
            app.press(.enter)

            #expect(await app.keeps("theme = \"light\""))
            await app.quit()
        }

        @Test func `Given a pane with the focus, when the user types a colon, then commands are completed there too`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.tab, .character(":"))
            app.type("swit")
            #expect(await app.sees("/switch"))
            app.press(.escape)
            #expect(await app.seesNot("/switch"))
            app.press(.tab)
            #expect(await app.sees(":switch"))
            app.press(.enter)

            #expect(await app.sees("text"))
            await app.quit()
        }

        @Test func `Given a file named after an at sign, when the message is sent, then the file's text goes with it`()
            async throws
        {
            let app = try await AppRobot()
            try app.keep("buy milk\n", in: "list.txt")
            app.type("read @~/li")
            #expect(await app.sees("▎list.txt"))
            app.press(.tab)
            #expect(await app.sees("› read @~/list.txt", "+ list.txt 9 B"))
            app.press(.enter)

            #expect(await app.serverSees("conversation.item.create", "~/list.txt:", "buy milk"))
            app.press(KeyPress(.up))
            #expect(await app.sees("› read @~/list.txt"))
            await app.quit()
        }

        @Test
        func `Given a file that does not exist, when a message names it, then it is not sent and the app says why`()
            async throws
        {
            let app = try await AppRobot()
            app.type("read @~/none.txt")
            app.press(.enter)

            #expect(await app.sees("File not found: ~/none.txt.", "› read @~/none.txt"))
            #expect(app.sent("conversation.item.create").isEmpty)
            await app.quit()
        }

        @Test func `Given sent messages, when the user searches for words, then Enter takes the match for editing`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("the first of them")
            await app.send("the second of them")
            #expect(await eventually { app.keptHistory == "\"the first of them\"\n\"the second of them\"\n" })
            app.press(.alt("r"))
            app.type("them")
            #expect(await app.sees("› the second of them", "history them", "1 of 2"))
            app.press(.alt("r"))
            #expect(await app.sees("› the first of them", "2 of 2"))
            app.press(.enter)

            #expect(await app.seesNot("2 of 2"))
            #expect(await app.sees("› the first of them"))
            await app.quit()
        }

        @Test func `Given deleted words, when the user undoes or yanks, then the words are back`() async throws {
            let app = try await AppRobot()
            app.type("one two")
            app.press(.control("u"))
            #expect(await app.seesNot("› one two"))
            app.press(.control("_"))
            #expect(await app.sees("› one two"))
            app.press(.control("w"), .control("y"), .control("y"))

            #expect(await app.sees("› one twotwo"))
            await app.quit()
        }

        @Test func `Given vi keys, when the user presses Escape, then letters are commands, and Enter still sends`()
            async throws
        {
            let app = try await AppRobot(config: "[screen]\nediting_keys = \"vi\"\n")
            app.type("one two three")
            #expect(await app.sees("› one two three"))
            app.press(.escape)
            #expect(await app.sees("normal"))

            app.type("0dw")
            #expect(await app.sees("› two three"))
            app.type("A four")
            #expect(await app.sees("› two three four"))
            #expect(await app.seesNot("normal"))
            app.press(.escape)
            app.type("bcwsix")
            app.press(.escape)
            #expect(await app.sees("› two three six", "normal"))
            app.type("u")
            #expect(await app.sees("› two three four"))
            app.press(.control("r"))
            #expect(await app.sees("› two three six"))
            app.press(.enter)

            #expect(await app.sees("▎ You said: two three six", "› type, or press"))
            #expect(await app.seesNot("normal"))
            await app.quit()
        }

        @Test func `Given wide characters, when they are typed, then the cursor stands where the next one goes`()
            async throws
        {
            let app = try await AppRobot()
            app.type("日本語")
            #expect(await app.sees("› 日本語"))
            let cursor = try #require(app.screen.frames.last?.cursor)
            let frame = try #require(app.screen.frames.last)
            #expect(frame[cursor.x - 2, cursor.y]?.text == "語")
            #expect((cursor.x..<cursor.x + 20).allSatisfy { frame[$0, cursor.y]?.text == " " })
            await app.quit()
        }
    }
}
