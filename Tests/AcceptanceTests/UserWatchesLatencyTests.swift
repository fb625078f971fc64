import EchoTerminal
import EchoTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User watches latency` {
        @Test(.tags(.usesSound))
        func `Given an answered spoken question, when the user presses F8, then it shows where the time went`()
            async throws
        {
            let app = try await AppRobot(hears: "what time is it")
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("▎ You said: what time is it"))
            await app.hear(milliseconds: 200)
            await app.hearAnswer()
            #expect(await app.sees("● listening"))

            app.press(KeyPress(.function(8)))

            #expect(await app.sees("Latency", "Turn 1: heard 0.", "after your last word", "slowest stage: "))
            #expect(
                await app.sees(
                    "pause", "commit", "first token", "first audio", "to speaker", "output delay", "input delay"))
            app.press(.escape)
            #expect(await app.seesNot("slowest stage"))
            await app.quit()
        }

        @Test func `Given an answered typed question, when the user presses F8, then it shows where the time went`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))
            await app.send("one")
            #expect(await app.sees("▎ You said: one", "○ idle"))

            app.press(KeyPress(.function(8)))

            #expect(await app.sees("Latency", "Turn 1: read 0.", "after you sent it, complete after 0.", "1 answer"))
            #expect(await app.sees("accepted", "first token", "last token"))
            #expect(await app.seesNot("output delay"))
            app.press(.escape)
            await app.send("two")
            #expect(await app.sees("▎ You said: two", "○ idle"))
            app.press(KeyPress(.function(8)))
            #expect(await app.sees("Turn 2: read 0.", "2 answers"))
            await app.quit()
        }

        @Test func `Given no answer yet, when the user asks for the latency, then the app says how to get one`()
            async throws
        {
            let app = try await AppRobot()

            app.type("/latency")
            app.press(.enter)

            #expect(await app.sees("No data yet: talk or type a message"))
            await app.quit()
        }

        @Test func `Given several answers, when the user opens the latency panel, then each is listed`() async throws {
            let app = try await AppRobot()
            await app.send("one")
            await app.hearAnswer()
            app.press(KeyPress(.function(8)))
            #expect(await app.sees("Turn 1: heard", "1 answer"))
            app.press(.escape)
            await app.send("two")
            #expect(await app.sees("▎ You said: two"))
            await app.hearAnswer()

            app.press(KeyPress(.function(8)))

            #expect(await app.sees("Turn 2: heard", "2 answers"))
            app.press(KeyPress(.down))
            #expect(await app.sees("Turn 1: heard"))
            await app.quit()
        }
    }
}
