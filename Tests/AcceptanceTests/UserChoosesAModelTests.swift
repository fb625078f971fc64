import EchoTerminal
import EchoTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User chooses a model` {
        @Test
        func `Given a model in the settings, when the models are listed, then its price and context are seen`()
            async throws
        {
            let app = try await AppRobot(
                config: """
                    [models."my-model"]
                    context = 32_768
                    text_input = 0.25
                    text_output = 0.75

                    """)
            app.press(.control("t"))
            #expect(await app.sees("press Ctrl+T for voice mode"))

            await app.send("/model")

            #expect(await app.sees("model ", "context", "ends", "my-model", "$0.25 in, $0.75 out", "33k"))
            #expect(await app.sees("Prices in US dollars per million tokens."))
            app.press(.escape)
            await app.quit()
        }
    }
}
