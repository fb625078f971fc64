import Echo
import EchoTerminal
import EchoTestKit
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `Something goes wrong` {
        private func puppet() async throws -> (PuppetServer, AppRobot) {
            let server = PuppetServer()
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            _ = await app.sees("idle")
            try await server.beginAnswer("r0", item: "a0")
            try await server.say("Said before.", of: "a0", in: "r0")
            try await server.endAnswer("r0")
            _ = await app.sees("▎ Said before.", "○ idle")
            return (server, app)
        }

        @Test func `Given no API key for OpenAI, when the app starts, then it says so and sends nothing`() async throws
        {
            let app = try AppRobot(url: EchoConfiguration.openAI, key: nil)

            #expect(await app.sees("No API key found.", "OPENAI_API_KEY", "✕ offline"))
            app.type("hello")
            app.press(.enter)

            #expect(await app.sees("No API key found.", "› hello"))
            #expect(app.sent("session.update").isEmpty)
            await app.quit()
        }

        @Test
        func `Given no API key for OpenAI, when the user presses F1, then the help begins with what to do about it`()
            async throws
        {
            let app = try AppRobot(url: EchoConfiguration.openAI, key: nil)
            _ = await app.sees("No API key found.")

            app.press(KeyPress(.function(1)))

            #expect(await app.sees("What helps now: The API key", "Run echo-tui key to see"))
            app.press(.escape)
            await app.quit()
        }

        @Test func `Given a wrong API key, when the app connects, then it says so and never shows the key`()
            async throws
        {
            let host = LoopbackHost(LoopbackServer.configuration())
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await host.start())/v1", key: "wrong-0123456789abcdef")

            #expect(await app.sees("The server rejected the API key.", "✕ offline"))
            #expect(!app.screen.text.contains("wrong-0123"))
            await app.quit()
            await host.stop()
        }

        @Test func `Given no server at the address, when the app connects, then it says so and how to try again`()
            async throws
        {
            let host = LoopbackHost(LoopbackServer.configuration())
            let port = try await host.start()
            await host.stop()
            let app = try AppRobot(url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token)

            #expect(await app.sees("Cannot reach 127.0.0.1:\(port): Connection refused.", "F5", "✕ offline"))
            try await host.start()
            app.press(KeyPress(.function(5)))

            #expect(await app.sees("○ idle"))
            #expect(await app.seesNot("Cannot reach 127.0.0.1"))
            await app.quit()
            await host.stop()
        }

        @Test
        func `Given the server stops mid-answer, when the user presses F5, then the conversation continues`()
            async throws
        {
            let brain = ScriptedBrain.replying { text, count in
                switch text {
                case "go on": .parts([.text("\(count) items are known.")])
                case "hello": .parts([.text("Hello to you.")])
                default: .partsAndNever([.text("Half of it. ")])
                }
            }
            let app = try await AppRobot(assistant: brain)
            await app.send("hello")
            #expect(await app.sees("▎ Hello to you."))
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))
            await app.send("tell me all")
            #expect(await app.sees("▎ Half of it.", "▶ speaking"))

            await app.stopServer()
            #expect(await app.sees("↻ reconnecting", "Reconnecting automatically", "▎ Half of it."))
            try await app.startServer()
            app.press(KeyPress(.function(5)))
            #expect(await app.seesNot("↻ reconnecting"))
            #expect(await app.sees("Esc stop"))
            app.press(.escape)
            #expect(await app.sees("○ idle"))
            await app.send("go on")

            #expect(
                await app.sees("▎ hello", "▎ Hello to you.", "▎ tell me all", " items are known."))
            #expect(await app.seesNot("The connection to the server was lost."))
            await app.quit()
        }

        @Test func `Given a lost connection, when the server is back, then the conversation continues`() async throws {
            let app = try await AppRobot()
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            await app.hearAnswer()

            await app.stopServer()
            #expect(await app.sees("↻ reconnecting", " of 5)", "Reconnecting automatically", "F5 reconnect now"))
            try await app.startServer()

            #expect(await app.seesNot("Reconnecting automatically"))
            #expect(await app.sees("○ idle", "▎ You said: hello"))
            await app.send("still there?")
            #expect(await app.sees("▎ You said: still there?"))
            await app.quit()
        }

        @Test
        func `Given a server that is away, when the user writes, then the text waits and is sent when it is back`()
            async throws
        {
            let app = try await AppRobot.withoutServer()

            await app.send("first")
            #expect(await app.sees("▎ first", "sent when the connection is back"))
            await app.send("second")
            #expect(await app.sees("▎ first", "▎ second"))
            app.press(.escape)
            #expect(await app.sees("▎ first", "› second"))
            #expect(await app.seesNot("▎ second"))
            app.press(.enter)
            #expect(await app.sees("▎ first", "▎ second", "sent when the connection is back"))
            try await app.startServer()
            app.press(KeyPress(.function(5)))

            // The second is written into the answer to the first, which ends.
            #expect(await app.sees("▎ first", "▎ second", "▎ You said: second"))
            #expect(await app.seesNot("sent when the connection is back"))
            await app.quit()
        }

        @Test func `Given an event that is not valid JSON, when it arrives, then the app says so and carries on`()
            async throws
        {
            let (server, app) = try await puppet()

            try await server.send("{\"type\": \"response.")
            #expect(await app.sees("The server sent an invalid message:", "← invalid"))
            try await server.send(#"{"type":"response.created","event_id":"e9"}"#)
            #expect(await app.sees("invalid message: response"))
            try await server.beginAnswer("r1", item: "a1")
            try await server.say("Still here.", of: "a1", in: "r1")
            try await server.endAnswer("r1")
            app.type("x")

            #expect(await app.sees("▎ Said before.", "▎ Still here.", "○ idle"))
            #expect(await app.seesNot("invalid message"))
            await app.quit()
        }

        @Test func `Given an event over 20 MiB, when it arrives, then the connection ends with a reason`() async throws
        {
            let (server, app) = try await puppet()

            server.send(blanks: 21 << 20)

            #expect(await app.sees("✕ offline", "a message of more than 20", "MiB. The conversation is kept."))
            app.press(KeyPress(.function(5)))
            #expect(await app.sees("○ idle", "▎ Said before."))
            await app.quit()
        }

        @Test func `Given no microphone, when the user presses Space, then the app says so and typing works`()
            async throws
        {
            let app = try await AppRobot(microphone: ManualMicrophone(failing: .noDevice(.capture)))
            await app.send("before")
            #expect(await app.sees("▎ You said: before"))
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))

            app.press(.space)
            #expect(await app.sees("No microphone found.", "You can still type."))
            #expect(await app.sees("○ idle"))
            await app.send("after")

            #expect(await app.sees("▎ You said: before", "▎ You said: after"))
            await app.quit()
        }

        @Test func `Given no speaker, when an answer arrives, then the app says so and the answer can be read`()
            async throws
        {
            let app = try await AppRobot(loudspeaker: ManualLoudspeaker(failing: .noDevice(.playback)))

            await app.send("hello")
            #expect(await app.sees("No speaker found.", "can still read answers."))
            #expect(await app.sees("○ idle"))
            app.press(.escape)

            #expect(await app.sees("▎ You said: hello"))
            await app.quit()
        }

        @Test func `Given escape sequences from the server, when they arrive, then they are shown and not obeyed`()
            async throws
        {
            let (server, app) = try await puppet()

            try await server.beginAnswer("r1", item: "a1")
            try await server.say(
                "red \u{1B}[31m bell \u{07} title \u{1B}]0;gone\u{07} c1 \u{9B}2J end", of: "a1", in: "r1")
            #expect(await app.sees("▎ red ␛[31m bell ␇ title ␛]0;gone␇ c1 <U+009B>2J end"))
            try await server.send(
                #"{"type":"error","error":{"type":"server_error","message":"bad \u001b[2J news\u0007"}}"#)

            #expect(await app.sees("The server returned an error: bad ␛[2J news␇."))
            #expect(app.holdsNoControls)
            await app.quit()
        }

        @Test
        func `Given a server that refuses a field of every session, when a setting is changed, then it holds`()
            async throws
        {
            let server = PuppetServer(
                refusing: #""truncation":"auto""#, because: "Unknown parameter: 'session.truncation'.")
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            #expect(await app.sees("idle"))

            await app.send("/speed 1.05")
            #expect(await app.serverSays("session.updated", #""speed":1.05"#))

            await app.send("/notices")
            #expect(await app.sees("╭ Notifications", "“truncation”"))
            let told = app.screen.text.split(separator: "\n").filter { $0.contains("│") && $0.contains("“truncation”") }
            #expect(told.count == 1)
            #expect(!app.screen.text.contains("returned an error"))
            await app.quit()
        }

        @Test func `Given an unknown event, when it arrives, then it is listed and nothing else happens`() async throws
        {
            let (server, app) = try await puppet()

            try await server.send(#"{"type":"weather.\u001b[5mchanged","event_id":"e9"}"#)

            #expect(await app.sees("weather.␛[5mchanged", "○ idle", "▎ Said before."))
            #expect(app.holdsNoControls)
            await app.quit()
        }
    }
}
