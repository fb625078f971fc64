import EchoTerminal
import EchoTestKit
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User changes voice settings` {
        @Test func `Given a session, when settings are changed by keys, then each reaches the server and is saved`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.alt("3"))
            #expect(await app.sees("Settings"))

            app.press(KeyPress(.right))
            #expect(await app.sees("cedar"))
            #expect(await app.serverSays("session.updated", #""voice":"cedar""#))
            app.press(KeyPress(.down), KeyPress(.right))
            #expect(await app.sees("  1.05 "))
            #expect(await app.serverSays("session.updated", #""speed":1.05"#))
            app.press(KeyPress(.down), KeyPress(.down), KeyPress(.right), KeyPress(.right))
            #expect(await app.serverSays("session.updated", #""threshold":0.6"#))
            app.press(KeyPress(.down), KeyPress(.right))
            #expect(await app.serverSays("session.updated", #""prefix_padding_ms":350"#))
            app.press(KeyPress(.down), KeyPress(.left))
            #expect(await app.serverSays("session.updated", #""silence_duration_ms":450"#))

            #expect(await app.keeps("voice = \"cedar\""))
            #expect(await app.keeps("speed = 1.05"))
            #expect(await app.keeps("threshold = 0.6"))
            #expect(await app.keeps("prefix_padding_ms = 350"))
            #expect(await app.keeps("silence_ms = 450"))
            await app.quit()
        }

        @Test func `Given server VAD, when another turn detection is chosen, then the session uses it`() async throws {
            let app = try await AppRobot()
            app.press(.alt("3"))
            app.press(KeyPress(.down), KeyPress(.down))

            app.press(KeyPress(.right))
            #expect(await app.sees("· semantic VAD"))
            #expect(await app.serverSays("session.updated", #""type":"semantic_vad""#))
            app.press(KeyPress(.right))
            #expect(await app.sees("· local VAD"))
            app.press(KeyPress(.right))

            #expect(await app.sees("· manual"))
            #expect(await app.serverSays("session.updated", #""turn_detection":null"#))
            #expect(await app.keeps("turn_taking = \"manual\""))
            await app.quit()
        }

        @Test func `Given instructions, when the user edits them in the pane, then the session uses them`() async throws
        {
            let app = try await AppRobot()
            app.press(.alt("3"))
            app.press(.character("/"))
            app.type("should behave")
            #expect(await app.sees("1 of 1"))
            app.press(.enter, .enter)
            #expect(await app.sees("save", "discard"))

            app.press(.control("u"))
            app.type("Speak like a pirate.")
            app.press(.enter)

            #expect(await app.serverSays("session.updated", #""instructions":"Speak like a pirate.""#))
            #expect(await app.keeps("instructions = \"Speak like a pirate.\""))
            await app.quit()
        }

        @Test func `Given a session, when words are added to the dictionary, then the transcription is told them`()
            async throws
        {
            let app = try await AppRobot()

            await app.send("/dictionary add Kubernetes, New York")

            #expect(await app.sees("Added to your dictionary: Kubernetes, New York."))
            #expect(await app.serverSays("session.updated", #""keywords":["Kubernetes","New York"]"#))
            #expect(await app.keeps("dictionary = \"Kubernetes, New York\""))
            await app.quit()
        }

        @Test func `Given a voice model that thinks, when its effort is raised, then the session has it`() async throws
        {
            let app = try await AppRobot()

            await app.send("/voice-effort high")

            #expect(await app.serverSees("session.update", #""effort":"high""#))
            #expect(await app.keeps("voice_effort = \"high\""))
            await app.quit()
        }

        @Test func `Given saved settings, when the app starts, then the session begins with them`() async throws {
            let app = try await AppRobot(config: "[voice]\nvoice = \"verse\"\nthreshold = 0.85\n")

            #expect(await app.sees("verse", "0.85"))
            #expect(await app.serverSays("session.updated", #""voice":"verse""#, #""threshold":0.85"#))
            #expect(app.sent("session.update").count == 1)
            await app.quit()
        }

        @Test func `Given a setting the server rejects, when it is changed, then it goes back and the reason is shown`()
            async throws
        {
            let server = PuppetServer(refusing: #""speed":1.05"#, because: "This model does not change its speed.")
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            #expect(await app.sees("idle"))
            app.press(.alt("3"))

            app.press(KeyPress(.down), KeyPress(.right))

            #expect(
                await app.sees("The server returned an error: This model does not change its", "speed. The", "  1.00 "))
            #expect(await app.seesNot("  1.05 "))
            #expect(await app.sees("│ The server returned an error"))
            #expect(!app.keptConfig.contains("speed"))
            await app.quit()
        }

        @Test func `Given an answer was spoken, when the voice is changed, then it waits for the next conversation`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("hello")
            await app.hearAnswer()
            #expect(await app.sees("○ idle", "▎ You said: hello"))
            app.press(.alt("3"))
            #expect(await app.sees("The voice cannot change once it has spoken"))

            app.press(KeyPress(.right))
            #expect(await app.keeps("voice = \"cedar\""))
            app.press(.control("r"))
            #expect(await app.sees("New conversation"))
            app.press(.character("y"))

            #expect(await app.serverSays("session.updated", #""voice":"cedar""#))
            #expect(await app.seesNot("You said: hello"))
            #expect(!app.screen.text.contains("returned an error"))
            await app.quit()
        }
    }
}
