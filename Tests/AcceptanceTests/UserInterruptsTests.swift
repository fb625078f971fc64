import EchoTerminal
import EchoTestKit
import LocalBackend
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User interrupts, cancels or resets` {
        private let count = "One two three four five six seven eight nine ten."

        /// Thinks for ever about "wait"; repeats everything else.
        private let slowOnce = ScriptedBrain.replying { text, _ in
            text == "wait" ? .never : .parts([.text("You said: \(text)")])
        }

        @Test
        func `Given the app is thinking, when the user presses Escape, then it is idle and no stale answer appears`()
            async throws
        {
            let app = try await AppRobot(assistant: slowOnce)
            await app.send("wait")
            #expect(await app.sees("… thinking"))

            app.press(.escape)
            #expect(await app.sees("○ idle"))
            #expect(await app.serverSees("response.cancel"))
            await app.send("never mind")

            #expect(await app.sees("▎ You said: never mind"))
            #expect(!app.screen.text.contains("You said: wait"))
            await app.quit()
        }

        @Test func `Given half an answer, when the user presses Escape, then the other half never appears`()
            async throws
        {
            let server = PuppetServer()
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            #expect(await app.sees("idle"))
            await app.send("hello")
            #expect(await eventually { server.received.contains("response.create") })
            try await server.beginAnswer("r1", item: "a1")
            try await server.say("Half an", of: "a1", in: "r1")
            #expect(await app.sees("▎ Half an", "▶ speaking"))

            app.press(.escape)
            #expect(await eventually { server.received.contains("response.cancel") })
            try await server.say(" answer", of: "a1", in: "r1")
            try await server.endAnswer("r1", status: "cancelled")
            #expect(await app.sees("○ idle", "↳ interrupted"))

            #expect(!app.screen.text.contains("Half an answer"))
            await app.quit()
        }

        @Test func `Given a spoken answer, when the user presses Escape, then it is truncated to what was heard`()
            async throws
        {
            let app = try await AppRobot(assistant: .says(count))
            await app.send("count")
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            await app.hear(milliseconds: 700)
            #expect(await app.sees("▶ speaking"))

            app.press(.escape)

            #expect(await app.sees("↳ interrupted: you heard up to here", "○ idle"))
            #expect(await app.serverSees("conversation.item.truncate", "\"audio_end_ms\":700"))
            #expect(await app.serverSays("conversation.item.truncated", "\"audio_end_ms\":700"))
            #expect(app.loudspeaker.interruptions == 1)
            #expect(app.loudspeaker.items.isEmpty)
            await app.quit()
        }

        @Test func `Given a spoken answer, when the user talks over it, then it falls silent and the app listens`()
            async throws
        {
            let app = try await AppRobot(assistant: .says(count), hears: "stop")
            await app.startTalking()
            await app.send("count")
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            await app.hear(milliseconds: 700)
            #expect(await app.sees("▶ speaking"))

            app.speak()

            #expect(await app.sees("◉ hearing you", "↳ interrupted: you heard up to here"))
            #expect(await app.serverSees("conversation.item.truncate", "\"audio_end_ms\":700"))
            #expect(app.loudspeaker.items.isEmpty)
            await app.quit()
        }

        @Test
        func `Given a spoken answer, when the user coughs, then it resumes where it stopped`()
            async throws
        {
            let app = try await AppRobot(assistant: .says(count), hears: "")
            await app.startTalking()
            await app.send("count")
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            await app.hear(milliseconds: 700)
            #expect(await app.sees("▶ speaking"))

            app.cough()

            #expect(await eventually { app.loudspeaker.duckings == 1 && !app.loudspeaker.isDucked })
            #expect(await app.sees("▶ speaking"))
            #expect(app.loudspeaker.interruptions == 0)
            app.pause()
            await app.hearAnswer()
            #expect(await app.sees("● listening"))
            #expect(app.sent("conversation.item.truncate").isEmpty)
            #expect(app.sent("response.cancel").isEmpty)
            #expect(!app.screen.text.contains("interrupted"))
            await app.quit()
        }

        @Test
        func `Given local turn detection, when the user talks over an answer, then their turn is answered instead`()
            async throws
        {
            let app = try await AppRobot(
                assistant: .echoing, hears: "what time is it", config: "[voice]\nturn_taking = \"local\"\n")
            await app.startTalking()
            await app.send("count")
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            await app.hear(milliseconds: 200)

            app.speak()
            #expect(await app.sees("↳ interrupted: you heard up to here", "◉ hearing you"))
            app.pause()

            #expect(await app.sees("▎ what time is it", "▎ You said: what time is it"))
            #expect(await app.serverSees("input_audio_buffer.commit"))
            await app.quit()
        }

        @Test func `Given an answer nobody heard yet, when the user presses Escape, then the server deletes it`()
            async throws
        {
            let app = try await AppRobot(assistant: .says(count))
            await app.send("count")
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            #expect(await app.sees("▶ speaking"))

            app.press(.escape)

            #expect(await app.sees("↳ interrupted before you heard any of it", "○ idle"))
            #expect(await app.serverSees("conversation.item.delete"))
            #expect(await app.serverSays("conversation.item.deleted"))
            #expect(app.sent("conversation.item.truncate").isEmpty)
            await app.quit()
        }

        @Test
        func `Given a spoken answer, when the user resets the conversation, then all is gone and the app is idle`()
            async throws
        {
            let app = try await AppRobot(assistant: .says(count), hears: "what time is it")
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("▎ what time is it", "▎ \(count)", "▶ speaking"))
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })

            app.press(.control("r"))
            #expect(await app.sees("New conversation"))
            app.press(.character("y"))

            #expect(await app.sees("○ idle", "Press Space to talk"))
            #expect(await app.seesNot("what time is it"))
            #expect(!app.screen.text.contains(count))
            #expect(app.loudspeaker.items.isEmpty)
            #expect(await eventually { !app.microphone.isOpen })
            await app.send("again")
            #expect(await app.sees("▎ again", "▎ \(count)"))
            await app.quit()
        }

        @Test func `Given the question whether to reset, when the user answers no, then everything stays`() async throws
        {
            let app = try await AppRobot()
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            app.press(.control("r"))
            #expect(await app.sees("New conversation"))

            app.press(.character("n"))

            #expect(await app.seesNot("New conversation"))
            #expect(app.screen.text.contains("▎ You said: hello"))
            await app.quit()
        }
    }
}
