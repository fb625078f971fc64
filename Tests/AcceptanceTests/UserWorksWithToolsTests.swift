import Echo
import EchoTerminal
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User works with tools` {
        private static let asking = ""

        private static let weather = Tool(
            name: "weather", description: "The weather in a city.", parameters: ["type": "object"]
        ) { _ in "24 °C\u{1B}[2J" }

        /// Asks the tool, and tells what it said.
        private static let forecaster = ScriptedBrain { prompt in
            guard case .callOutput(_, let output)? = prompt.items.last else {
                return .parts([.call(name: "weather", arguments: #"{"city": "Lisbon"}"#)])
            }
            return .parts([.text(output.hasPrefix("24") ? "It is 24 degrees." : "I may not look.")])
        }

        private func makeApp(config: String = asking) async throws -> AppRobot {
            try await AppRobot(assistant: Self.forecaster, config: config, tools: [Self.weather])
        }

        @Test
        func `Given a tool call waiting for approval, when the user approves it, then it runs and its result is used`()
            async throws
        {
            let app = try await makeApp()
            await app.send("How is Lisbon?")
            #expect(await app.sees("? weather", "city: Lisbon", "approve?  y yes · n no · a always", "y approve"))

            app.press(.character("y"))

            #expect(await app.sees("✓ weather · city: Lisbon", "↳ 24 °C", "▎ It is 24 degrees."))
            #expect(app.holdsNoControls)
            #expect(!app.screen.text.contains("approve?"))
            await app.quit()
        }

        @Test func `Given a tool call waiting for approval, when the user denies it, then it does not run`()
            async throws
        {
            let app = try await makeApp()
            await app.send("How is Lisbon?")
            #expect(await app.sees("approve?"))

            app.press(.character("n"))

            #expect(await app.sees("⊘ weather · city: Lisbon · denied", "▎ I may not look."))
            await app.quit()
        }

        @Test
        func `Given a tool call waiting for approval, when the user always approves it, then the tool asks no more`()
            async throws
        {
            let app = try await makeApp()
            await app.send("How is Lisbon?")
            #expect(await app.sees("approve?"))
            app.press(.character("a"))
            #expect(await app.sees("▎ It is 24 degrees."))
            await app.hearAnswer()

            await app.send("And now?")

            #expect(await eventually { app.screen.text.components(separatedBy: "✓ weather").count == 3 })
            app.type("/tools")
            app.press(.enter)
            #expect(await app.sees("Tools", "weather  ✓ always  built in", "The weather in a city."))
            await app.quit()
        }

        @Test
        func `Given a tool call waiting for approval, when the user types, then letters are text and decide nothing`()
            async throws
        {
            let app = try await makeApp()
            await app.send("How is Lisbon?")
            #expect(await app.sees("approve?"))

            app.type("my any")

            #expect(await app.sees("› my any", "approve?"))
            await app.quit()
        }

        @Test func `Given a tool that may run, when it has run, then it is one line and Enter shows all of it`()
            async throws
        {
            let app = try await makeApp(config: "[tools]\npermission = \"always\"\n")
            await app.send("How is Lisbon?")
            #expect(await app.sees("✓ weather · city: Lisbon", "▎ It is 24 degrees."))

            app.press(.alt("1"), .enter)

            #expect(await app.sees("Tool calls", #""city": "Lisbon""#, "Esc close"))
            await app.quit()
        }
    }
}
