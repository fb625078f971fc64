import EchoTerminal
import EchoTestKit
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User adds to a question` {
        /// Thinks for ever about a story; tells of everything else which item it is.
        private static let brain = ScriptedBrain.replying { text, count in
            text == "tell me a story" ? .never : .parts([.text("This answers item \(count).")])
        }

        private func writing(_ config: String) async throws -> AppRobot {
            let app = try await AppRobot(assistant: Self.brain, config: config)
            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))
            return app
        }

        @Test
        func `Given a question that is thought about, when the user adds to it, then the answer under way takes it up`()
            async throws
        {
            let app = try await writing("[api]\ntext_connection = \"websocket\"\n")
            await app.send("tell me a story")
            #expect(await app.sees("… thinking"))

            await app.send("a short one")

            #expect(await app.sees("▎ This answers item 2.", "○ idle"))
            let text = app.screen.text
            let places = ["tell me a story", "a short one", "This answers item 2."].map { text.ranges(of: $0) }
            #expect(places.map(\.count) == [1, 1, 1])
            #expect(places.compactMap(\.first?.lowerBound) == places.compactMap(\.first?.lowerBound).sorted())
            #expect(await app.serverSees("response.steer", "a short one"))
            #expect(app.sent("WS responses").count == 1)
            await app.quit()
        }

        @Test
        func `Given a server asked over HTTP, when the user adds to a question, then both are asked anew`()
            async throws
        {
            let app = try await writing("[api]\ntext_connection = \"http\"\n")
            await app.send("tell me a story")
            #expect(await app.sees("… thinking"))

            await app.send("a short one")

            #expect(await app.sees("▎ This answers item 2.", "○ idle"))
            #expect(await app.serverSees("POST responses", count: 2, "tell me a story", "a short one"))
            #expect(app.sent("response.steer").isEmpty)
            await app.quit()
        }

        @Test
        func `Given a WebSocket, when the user presses Escape while it thinks, then no stale answer appears`()
            async throws
        {
            let app = try await writing("[api]\ntext_connection = \"websocket\"\n")
            await app.send("tell me a story")
            #expect(await app.serverSays("response.in_progress"))

            app.press(.escape)
            #expect(await app.sees("○ idle"))
            await app.send("never mind")

            #expect(await app.sees("▎ This answers item 2."))
            #expect(app.sent("response.steer").isEmpty)
            await app.quit()
        }
    }
}
