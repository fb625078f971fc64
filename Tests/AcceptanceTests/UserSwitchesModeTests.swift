import EchoTerminal
import EchoTestKit
import Foundation
import LocalBackend
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User switches between talking and writing` {
        private static let counting = ScriptedBrain.replying { text, count in
            .parts([.text("\(text) is item \(count).")])
        }

        @Test func `Given a conversation, when the user switches to text and back, then it is the same conversation`()
            async throws
        {
            let app = try await AppRobot(assistant: Self.counting)
            await app.send("one")
            #expect(await app.sees("▎ one is item 1."))
            await app.hearAnswer()

            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text", "press Ctrl+T for voice mode", "Ctrl+T voice"))
            await app.send("two")
            #expect(await app.sees("▎ one is item 1.", "▎ two is item 3."))
            #expect(await app.serverSees("POST responses"))
            app.press(.control("t"))
            #expect(await app.sees("gpt-realtime-2.1 · voice marin", "○ idle", "Space hold or tap to talk"))
            await app.send("three")

            #expect(await app.sees("▎ one is item 1.", "▎ two is item 3.", "▎ three is item 5."))
            await app.quit()
        }

        @Test func `Given a text conversation, when the user presses Space, then the app says how to talk`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))

            app.press(.space)

            #expect(await app.sees("The microphone is off in text mode."))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }

        @Test
        func `Given the server is gone, when the user switches, then the old mode stays and the reason is shown`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))
            await app.stopServer()

            app.press(.control("t"))

            #expect(await app.sees("stays in text mode.", "gpt-6.1-terra · text"))
            try await app.startServer()
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            await app.quit()
        }

        @Test func `Given a message, when the user edits it, then it is answered again in its place`() async throws {
            let app = try await AppRobot()
            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))
            await app.send("helo")
            #expect(await app.sees("▎ You said: helo"))

            app.type("/edit")
            app.press(.enter)
            #expect(await app.sees("› helo", "Enter resends, Esc cancels"))
            app.press(KeyPress(.backspace))
            app.type("lo")
            app.press(.enter)

            #expect(await app.sees("▎ You said: hello"))
            #expect(await app.seesNot("▎ You said: helo "))
            await app.quit()
        }
    }
}
