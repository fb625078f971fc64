import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User watches the cost` {
        private static let prices = """
            [prices."gpt-realtime-2.1"]
            text_input = 1000
            text_output = 1000
            audio_output = 1000

            """

        @Test func `Given a model with prices, when it answers, then the answer and the conversation show their cost`()
            async throws
        {
            let app = try await AppRobot(config: Self.prices)

            await app.send("hello")
            #expect(await app.sees("▎ You said: hello", " tokens · $0."))
            app.type("/cost")
            app.press(.enter)

            #expect(await app.sees("Usage and cost", "last turn", "Text input", "Total", "No budget."))
            await app.quit()
        }

        @Test func `Given a budget, when it is spent, then nothing more is sent and the app says how to continue`()
            async throws
        {
            let app = try await AppRobot(config: Self.prices + "[budget]\nlimit = 0.0001\n")
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello", "The budget of $0.0001 is used up"))
            await app.hearAnswer()

            app.type("more")
            app.press(.enter)
            #expect(await app.sees("The budget is used up.", "› more"))
            app.press(KeyPress(.character("u"), .control))
            app.type("/cost limit 5")
            app.press(.enter)
            #expect(await app.sees("of $5"))
            app.press(.escape)
            #expect(await app.seesNot("Usage and cost"))
            await app.send("more")

            #expect(await app.sees("▎ You said: more"))
            await app.quit()
        }

        @Test func `Given a free server, when it answers, then no cost is shown`() async throws {
            let app = try await AppRobot()

            await app.send("hello")
            #expect(await app.sees("▎ You said: hello", " tokens"))
            #expect(!app.screen.text.contains("$"))
            await app.quit()
        }
    }
}
