import EchoTerminal
import EchoTestKit
import HouseTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `Everyone's screen` {
        @Test func `Given a conversation, when the terminal shrinks and grows again, then everything is as before`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("hello")
            await app.hearAnswer()
            #expect(await app.sees("▎ You said: hello", "○ idle"))
            app.type("half a line")
            #expect(await app.sees("› half a line"))
            let before = app.screen.text

            app.resize(width: 60, height: 16)
            #expect(await eventually { app.screen.frames.last?.size == Size(width: 60, height: 16) })
            #expect(await app.sees("▎ You said: hello", "○ idle", "› half a line"))
            app.resize(width: 20, height: 5)
            #expect(await app.sees("echo-tui needs 60 ×", "has 20 × 5"))
            app.resize(width: 120, height: 40)

            #expect(await eventually { app.screen.text == before })
            await app.quit()
        }

        @Test func `Given 20 × 5, when an answer comes, then it is there as soon as there is room`() async throws {
            let app = try await AppRobot()
            app.resize(width: 20, height: 5)
            #expect(await app.sees("echo-tui needs"))

            app.type("hello")
            app.press(.enter)
            #expect(await app.serverSays("response.done"))
            app.resize(width: 60, height: 16)

            #expect(await app.sees("▎ You said: hello", "▶ speaking"))
            await app.quit()
        }
    }
}
