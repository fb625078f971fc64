import EchoTerminal
import EchoTestKit
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User writes` {
        @Test func `Given a conversation, when the user types and presses Enter, then the message is answered`()
            async throws
        {
            let app = try await AppRobot()

            app.type("hello")
            #expect(await app.sees("› hello"))
            app.press(.enter)

            #expect(await app.sees("▎ hello", "▎ You said: hello", "› type, or press"))
            await app.quit()
        }

        @Test func `Given an answer that breaks off, when the user has it go on, then it becomes one answer`()
            async throws
        {
            let brain = ScriptedBrain.replying { text, _ in
                text.hasPrefix("Your last answer was cut off.")
                    ? .parts([.text("in the sea.")]) : .partsAndFailure([.text("Whales sing in the")], "overloaded")
            }
            let app = try await AppRobot(assistant: brain)
            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))
            await app.send("Where?")
            #expect(await app.sees("▎ Whales sing in the", "✕ failed: the server had an error", "Ctrl+G continues it"))

            app.press(.control("g"))

            #expect(await app.sees("▎ Whales sing in the sea."))
            #expect(await app.seesNot("✕ failed"))
            await app.quit()
        }

        @Test func `Given several pasted lines, when the user presses Enter, then they are sent as one message`()
            async throws
        {
            let app = try await AppRobot()

            app.paste("first line\r\nsecond line")
            #expect(await app.sees("› first line", "  second line"))
            #expect(app.sent("conversation.item.create").isEmpty)
            app.press(.enter)

            #expect(await app.sees("▎ You said: first line"))
            #expect(app.sent("conversation.item.create").count == 1)
            #expect(await app.serverSees("conversation.item.create", #"first line\nsecond line"#))
            await app.quit()
        }

        @Test func `Given sent messages, when the user presses Up, then they come back, the latest first`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("one")
            await app.send("two")

            app.press(KeyPress(.up))
            #expect(await app.sees("› two"))
            app.press(KeyPress(.up))
            #expect(await app.sees("› one"))
            app.press(KeyPress(.down))

            #expect(await app.sees("› two"))
            await app.quit()
        }

        @Test
        func `Given a spoken answer, when the user sends a message, then it falls silent and the message is answered`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("one")
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            await app.hear(milliseconds: 200)
            #expect(await app.sees("▎ You said: one", "▶ speaking"))

            await app.send("two")

            #expect(await app.sees("▎ two", "▎ You said: two"))
            #expect(app.screen.text.contains("▎ You said: one"))
            await app.quit()
        }

        @Test
        func `Given the server is gone, when the user sends a message, then it is answered once the server is back`()
            async throws
        {
            let app = try await AppRobot()
            await app.stopServer()
            #expect(await app.sees("↻ reconnecting"))

            app.type("still here")
            app.press(.enter)
            #expect(await app.sees("▎ still here", "↻ reconnecting"))
            try await app.startServer()

            #expect(await app.sees("▎ still here", "▎ You said: still here"))
            #expect(await app.seesNot("↻ reconnecting"))
            await app.quit()
        }

        @Test
        func `Given a message that waits for the server, when the app starts again, then it is offered and sent`()
            async throws
        {
            let before = try await AppRobot()
            await before.stopServer()
            #expect(await before.sees("↻ reconnecting"))
            before.type("still here")
            before.press(.enter)
            #expect(await before.sees("▎ still here", "↻ sent when the connection is back"))
            await before.quit()

            let app = try await AppRobot(conversations: before.conversationFolder)
            #expect(await app.sees("▎ still here", "↻ not sent yet · Enter sends it"))
            app.press(.enter)

            #expect(await app.sees("▎ still here", "▎ You said: still here"))
            #expect(await app.seesNot("not sent yet"))
            await app.quit()
            withExtendedLifetime(before) {}
        }
    }
}
