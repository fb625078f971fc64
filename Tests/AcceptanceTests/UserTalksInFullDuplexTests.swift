import Echo
import EchoTerminal
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    /// In full duplex the clock is the sound that is sent: quiet passes as fast as a test likes.
    @MainActor @Suite(.tags(.usesSound)) struct `User talks in full duplex` {
        private static let config = "[models]\nrealtime = \"gpt-live-1.1\"\n"

        private static let counting = ScriptedBrain.replying { text, count in
            .parts([.text("\(text) is item \(count).")])
        }

        /// Tells a long story, and answers everything else shortly.
        private static let teller = ScriptedBrain.replying { text, _ in
            guard text == "tell me a story" else { return .parts([.text("You said: \(text)")]) }
            let story = [
                "Once upon a time there was a fox. ", "He lived in the woods behind the hill, where nobody went. ",
                "One evening he heard a song that he had never heard before. ", "And he never came home again.",
            ]
            return .parts(story.map { .text($0) })
        }

        /// What stands in the conversation, without who said it: where quiet passes faster than a voice speaks, one answer
        /// may stand in two parts.
        private func said(_ app: AppRobot) -> String {
            let lines = app.screen.text.split(separator: "\n").compactMap { line -> String? in
                guard let mark = line.firstIndex(of: "▎") else { return nil }
                let text = line[line.index(after: mark)...].prefix { $0 != "│" }.trimmingCharacters(in: .whitespaces)
                return text.hasPrefix("echo  ") || text.hasPrefix("you  ") ? nil : text
            }
            return lines.joined(separator: " ")
        }

        /// Lets quiet pass until all of these are seen.
        private func passes(_ app: AppRobot, until texts: String...) async -> Bool {
            let isSeen = await eventually {
                let (screen, said) = (app.screen.text, said(app))
                if texts.allSatisfy({ screen.contains($0) || said.contains($0) }) { return true }
                app.microphone.say(SpokenSound.quiet(milliseconds: 100))
                return false
            }
            if !isSeen { print("Not seen: \(texts)\n\(app.screen.text)") }
            return isSeen
        }

        @Test func `Given a story, when the user talks over it, then both are seen at once, and the story gives way`()
            async throws
        {
            let app = try await AppRobot(
                assistant: Self.teller, hears: "tell me a story", "another one please", config: Self.config)
            #expect(await app.sees("gpt-live-1.1", "full duplex"))
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "tell me a story", "Once upon a time"))

            // Both sound at the same moment.
            let isMarked = await eventually {
                app.loudspeaker.items.last.map { app.loudspeaker.play(100, of: $0) }
                app.microphone.say(SpokenSound.voice(milliseconds: 300))
                return app.screen.text.contains("╧") || app.screen.text.contains("┯")
            }

            #expect(isMarked)
            #expect(await passes(app, until: "another one please", "You said: another one please"))
            #expect(!app.screen.text.contains("never came home"))
            #expect(app.liveFailures == [])
            await app.quit()
        }

        @Test func `Given a question that needs a tool, when the user approves it, then the voice tells the result`()
            async throws
        {
            let forecaster = ScriptedBrain { prompt in
                if prompt.tools.contains(where: { $0.name == "delegate" }) {
                    return .parts([.call(name: "delegate", arguments: "{}")])
                }
                guard case .callOutput(_, let output)? = prompt.items.last else {
                    return .parts([.call(name: "weather", arguments: #"{"city": "Lisbon"}"#)])
                }
                return .parts([.text(output == "24 °C" ? "It is 24 degrees." : "I may not look.")])
            }
            let weather = Tool(name: "weather", description: "The weather.", parameters: ["type": "object"]) { _ in
                "24 °C"
            }
            let app = try await AppRobot(
                assistant: forecaster, hears: "how is Lisbon", config: Self.config, tools: [weather])
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "how is Lisbon", "? weather", "city: Lisbon", "y approve"))

            app.press(.character("y"))

            #expect(await passes(app, until: "✓ weather · city: Lisbon", "24 degrees."))
            #expect(app.liveFailures == [])
            await app.quit()
        }

        @Test func `Given a story, when the user types meanwhile, then it is answered and stands there once`()
            async throws
        {
            let app = try await AppRobot(assistant: Self.teller, hears: "tell me a story", config: Self.config)
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "Once upon a time"))

            await app.send("is this typed")

            #expect(await passes(app, until: "You said: is this"))
            #expect(app.screen.text.components(separatedBy: "▎ is this typed").count == 2)
            #expect(app.liveFailures == [])
            await app.quit()
        }

        @Test func `Given a story, when the user presses Esc, then it is silent and the model is told to stop`()
            async throws
        {
            let app = try await AppRobot(assistant: Self.teller, hears: "tell me a story", config: Self.config)
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "Once upon a time", "▶ speaking"))

            app.press(.escape)

            #expect(await app.serverSees("session.instructions.append", "Stop speaking"))
            #expect(await passes(app, until: "● listening"))
            #expect(!app.screen.text.contains("never came home"))
            #expect(app.liveFailures == [])
            await app.quit()
        }

        @Test
        func `Given a talk by turns, when it goes on in full duplex, in text and back, then it is the same`()
            async throws
        {
            let app = try await AppRobot(assistant: Self.counting, hears: "two", "four")
            await app.send("one")
            #expect(await app.sees("▎ one is item 1."))
            await app.hearAnswer()

            await app.send("/model gpt-live-1.1")
            #expect(await app.sees("full duplex"))
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "two is item 3."))
            app.press(.control("t"))
            #expect(await app.sees("press Ctrl+T for voice mode"))
            await app.send("three")
            #expect(await app.sees("▎ three is item 5."))
            app.press(.control("t"))
            #expect(await app.sees("full duplex"))
            await app.startTalking()
            app.speak()

            #expect(await passes(app, until: "four is item 7."))
            #expect(await app.sees("▎ one is item 1.", "▎ two is item 3.", "▎ three is item 5."))
            #expect(app.liveFailures == [])
            await app.quit()
        }

        @Test
        func `Given a talk by turns, when one key is pressed, then it is in full duplex, and with the next by turns`()
            async throws
        {
            let app = try await AppRobot(assistant: Self.counting, hears: "two")
            await app.send("one")
            #expect(await app.sees("▎ one is item 1."))
            await app.hearAnswer()

            app.press(.alt(";"))
            #expect(await app.sees("full duplex", "you may both speak at once."))
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "two is item 3."))
            // What comes behind it is of another protocol.
            #expect(app.liveFailures == [])
            app.press(.alt(";"))
            #expect(await app.sees("Taking turns again, with gpt-realtime"))
            await app.send("three")

            #expect(await app.sees("▎ one is item 1.", "▎ two is item 3.", "▎ three is item 5."))
            await app.quit()
        }

        /// With a server that only hears.
        private func heard(_ config: String = "") async throws -> (AppRobot, PuppetServer) {
            let server = PuppetServer()
            let app = try AppRobot(
                url: "ws://127.0.0.1:\(try await server.start())", key: nil, config: config + Self.config)
            try await server.beginLiveSession()
            #expect(await app.sees("full duplex"))
            return (app, server)
        }

        @Test func `Given the microphone, when it is closed or muted, then silence goes on to be sent`() async throws {
            let (app, server) = try await heard()
            #expect(await server.hearsSilence())
            await app.startTalking()
            app.speak()
            #expect(await server.hearsVoice())

            app.press(KeyPress(.function(9)))
            #expect(await eventually { !app.microphone.isOpen })
            #expect(await server.hearsSilence())

            app.press(KeyPress(.function(9)))
            #expect(await eventually { app.microphone.isOpen })
            app.speak()
            #expect(await server.hearsVoice())
            app.press(.alt("m"))
            #expect(await app.sees("⊘ muted"))
            #expect(await server.hearsSilence())
            app.speak()
            #expect(await server.loudest(of: 50) == 0)

            app.press(.alt("m"))
            #expect(await app.seesNot("⊘ muted"))
            app.speak()
            #expect(await server.hearsVoice())
            await app.quit()
        }

        @Test func `Given the tuner, when the room is recorded, then the server hears nothing of it`() async throws {
            let (app, server) = try await heard()
            #expect(await server.hearsSilence())
            app.press(.alt("3"))
            app.press(.character("t"))
            #expect(await app.sees("Tune voice detection", "Records five seconds of your room"))

            app.press(.enter)
            #expect(await eventually { app.microphone.isOpen })
            app.microphone.say(SpokenSound.voice(milliseconds: 5000))

            #expect(await eventually { !app.microphone.isOpen })
            #expect(await server.loudest(of: 50) == 0)
            await app.quit()
        }

        @Test func `Given a lost network, when it is back, then the talk goes on where it was`() async throws {
            let app = try await AppRobot(assistant: Self.counting, hears: "one", "three", config: Self.config)
            await app.startTalking()
            app.speak()
            #expect(await passes(app, until: "one is item 1."))
            #expect(await passes(app, until: "● listening"))

            await app.stopServer()
            #expect(await app.sees("↻ reconnecting"))
            try await app.startServer()
            app.press(KeyPress(.function(5)))
            #expect(await app.seesNot("↻ reconnecting"))
            #expect(await app.sees("● listening"))
            app.speak()

            // Both servers count their events from the same number: what was recorded is not one session.
            #expect(await passes(app, until: "one is item 1.", "three is item 3."))
            await app.quit()
        }

        @Test
        func `Given a server that takes turns only, when another model is chosen, then its own are offered`()
            async throws
        {
            let server = PuppetServer()
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            #expect(await app.sees("idle"))

            await app.send("/model gpt-live-1.1")
            #expect(await eventually { server.received.contains("session.start") })
            try await server.send(
                #"{"type":"error","error":{"type":"invalid_request_error","code":"invalid_model","message":"No."}}"#)

            #expect(await app.sees("Unknown model “gpt-live-1.1”: No.", "gpt-realtime-2.1"))
            #expect(await app.seesNot("full duplex"))
            await app.quit()
        }

        @Test func `Given a model without turns, when the user looks for a voice, then there are more`() async throws {
            let app = try await AppRobot(config: Self.config)
            #expect(await app.sees("full duplex"))

            await app.send("/voice willow")
            #expect(await app.serverSees("session.start", count: 2, "willow"))
            #expect(await app.keeps("voice = \"willow\""))
            await app.send("/model gpt-realtime-2.1")
            #expect(await app.sees("gpt-realtime-2.1 ·"))
            await app.send("/voice vesper")

            #expect(await app.sees("Voice must be one of marin"))
            await app.quit()
        }
    }
}
