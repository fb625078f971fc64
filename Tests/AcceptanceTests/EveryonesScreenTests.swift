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

        @Test func `Given a wide screen, when a pane is zoomed and given back, then all is as before`() async throws {
            let app = try await AppRobot()
            app.press(.alt("2"))
            #expect(await app.sees("╭ Voice & VAD", "╭ Levels"))
            let before = app.screen.text

            app.press(.alt("z"))
            #expect(await app.sees("zoomed", "Alt+Z all panes"))
            #expect(!app.screen.text.contains("Voice & VAD"))
            app.press(.alt("z"))

            #expect(await eventually { app.screen.text == before })
            await app.quit()
        }

        @Test func `Given a hidden pane, when it is gone to, then it is there again`() async throws {
            let app = try await AppRobot()
            app.press(.alt("2"), .alt("h"))
            #expect(await app.sees("Levels is hidden", "Alt+2 brings it back"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Levels"))

            app.press(.alt("2"))

            #expect(await app.sees("╭ Levels"))
            await app.quit()
        }

        @Test func `Given the panel of themes, when one is selected, then it is seen; escape brings back the old one`()
            async throws
        {
            let app = try await AppRobot(config: "theme = \"nord\"\n")
            #expect(await eventually { app.screen.theme?.name == "nord" })

            app.press(KeyPress(.function(7)))
            #expect(await app.sees("Themes", "in use"))
            app.press(KeyPress(.down))
            #expect(await eventually { app.screen.theme?.name == "dracula" })
            app.press(.escape)
            #expect(await eventually { app.screen.theme?.name == "nord" })

            app.press(KeyPress(.function(7)), KeyPress(.down), .enter)
            #expect(await eventually { app.screen.theme?.name == "dracula" })
            #expect(await app.keeps("theme = \"dracula\""))
            await app.quit()
        }
    }
}
