import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person sees what the month cost` {
        /// A tenth of a cent a token.
        private static let prices = """
            [prices."gpt-realtime-2.1"]
            text_input = 1000
            text_output = 1000
            audio_input = 1000
            audio_output = 1000


            """

        private func openSpending(_ app: AppRobot) async {
            app.type("/spending")
            app.press(.enter)
            #expect(await app.sees("╭ Spending"))
        }

        @Test
        func `Given answers that cost something, when the spending is opened, then day, month and parts are seen`()
            async throws
        {
            let app = try await AppRobot(config: Self.prices)
            await app.talk("hello")

            await openSpending(app)

            #expect(await app.sees("Today", "Audio output", "Text input", "costs about $0.", "List prices of 2026"))
            app.press(.character("m"))
            #expect(await app.sees("gpt-realtime-2.1 "))
            app.press(.character("p"))
            #expect(await app.sees("by day"))
            await app.quit()
        }

        @Test
        func `Given a conversation that was deleted, when the spending is opened, then what it cost is still there`()
            async throws
        {
            let app = try await AppRobot(config: Self.prices)
            await app.talk("hello")
            app.type("/history")
            app.press(.enter)
            #expect(await app.sees("2 messages"))
            app.press(.character("d"))
            #expect(await app.sees("No conversations yet."))
            await app.quit()

            let next = try await AppRobot(config: Self.prices, conversations: app.conversationFolder)
            await openSpending(next)

            #expect(await next.sees("Audio output $0."))
            await next.quit()
        }

        @Test func `Given a monthly budget, when most of it is spent, then the app warns, and at its end it stops`()
            async throws
        {
            let app = try await AppRobot(config: Self.prices)
            await app.talk("hello")
            app.type("/monthly-budget 0.0001")
            app.press(.enter)
            #expect(await app.sees("month $0."))

            app.type("more")
            app.press(.enter)
            #expect(await app.sees("The budget of this month is used up.", "› more"))
            app.press(KeyPress(.character("u"), .control))
            app.type("/monthly-budget 1000")
            app.press(.enter)
            #expect(await app.seesNot("month $0."))

            await app.talk("more")
            await app.quit()
        }

        @Test func `Given two programs on one store, when one spends the budget, then the other stops as well`()
            async throws
        {
            let config = Self.prices + "[budget]\nmonthly = 0.0001\n"
            let one = try await AppRobot(config: config)
            let two = try await AppRobot(config: config, conversations: one.conversationFolder)
            await one.send("hello")
            #expect(await one.sees("month $0."))
            await one.quit()

            #expect(await two.sees("month $0."))
            two.type("hello")
            two.press(.enter)

            #expect(await two.sees("The budget of this month is used up.", "› hello"))
            await two.quit()
        }

        @Test func `Given two programs, when one changes the monthly budget, then it holds in the other as well`()
            async throws
        {
            let app = try await AppRobot(config: Self.prices)
            await app.talk("hello")

            try Data((Self.prices + "[budget]\nmonthly = 0.0001\n").utf8).write(to: app.configFile)
            await app.talk("more")
            #expect(await app.sees("month $0."))
            app.type("and more")
            app.press(.enter)
            #expect(await app.sees("The budget of this month is used up.", "› and more"))
            app.press(KeyPress(.character("u"), .control))

            try Data((Self.prices + "[budget]\nmonthly = 1000\n").utf8).write(to: app.configFile)
            #expect(await app.seesNot("month $0."))
            await app.talk("and more")
            await app.quit()
        }

        @Test func `Given a free server, when it answers, then nothing is spent`() async throws {
            let app = try await AppRobot()
            await app.talk("hello")

            await openSpending(app)

            #expect(await app.sees("nothing spent", "The offline assistant costs nothing."))
            await app.quit()
        }
    }
}
