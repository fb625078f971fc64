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

        @Test
        func `Given many models, when a name is typed, then the list narrows, and Escape clears before it closes`()
            async throws
        {
            let models = ["one", "two"].map { "[models.\"my-model-\($0)\"]\ncontext = 32_768\n" }
            let app = try await AppRobot(config: models.joined())
            app.press(.control("t"))
            #expect(await app.sees("press Ctrl+T for voice mode"))
            await app.send("/model")
            #expect(await app.sees("› type to filter", "Esc close"))

            app.type("my-model")
            #expect(await app.sees("› my-model", "my-model-one", "my-model-two", "Esc clear"))
            app.type("-two")
            #expect(await app.sees("› my-model-two"))
            #expect(await app.seesNot("my-model-one"))
            for _ in "-two" { app.press(KeyPress(.backspace)) }
            #expect(await app.sees("my-model-one", "my-model-two"))

            app.press(.escape)
            #expect(await app.sees("› type to filter", "Esc close"))
            app.press(.escape)
            #expect(await app.seesNot("type to filter"))
            await app.quit()
        }
    }
}
