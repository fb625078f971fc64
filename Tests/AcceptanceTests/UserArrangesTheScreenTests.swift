import EchoScreen
import EchoTerminal
import EchoTestKit
import EchoText
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User arranges the screen` {
        @Test func `Given a conversation, when the terminal shrinks and grows again, then everything is as before`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("hello")
            await app.hearAnswer()
            #expect(await app.sees("▎ You said: hello", "○ idle"))
            app.type("half a line")
            #expect(await app.sees("› half a line"))
            let before = reading(app)

            app.resize(width: 60, height: 16)
            #expect(await eventually { app.screen.frames.last?.size == Size(width: 60, height: 16) })
            #expect(await app.sees("▎ You said: hello", "○ idle", "› half a line"))
            app.resize(width: 20, height: 5)
            #expect(await app.sees("Terminal too small:", "20 × 5. echo-tui", "needs at least 60 ×"))
            app.resize(width: 120, height: 40)

            #expect(await eventually { reading(app) == before })
            await app.quit()
        }

        /// Conversation and composer: beside them meters fall, and the newest sound moves on.
        private func reading(_ app: AppRobot) -> [String] {
            app.screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map {
                String($0.prefix(72))
            }
        }

        @Test func `Given a tiny terminal, when an answer arrives, then it is shown as soon as there is room`()
            async throws
        {
            let app = try await AppRobot()
            app.resize(width: 20, height: 5)
            #expect(await app.sees("Terminal too small:"))

            app.type("hello")
            app.press(.enter)
            #expect(await app.serverSays("response.done"))
            app.resize(width: 60, height: 16)

            #expect(await app.sees("▎ You said: hello", "▶ speaking"))
            await app.quit()
        }

        @Test func `Given a zoomed pane, when it is unzoomed, then the screen is as before`() async throws {
            let app = try await AppRobot()
            app.press(.alt("2"))
            #expect(await app.sees("╭ Settings", "╭ Levels", "session.updated"))
            // How many events come in a second is forgotten when none come.
            #expect(await eventually { !app.screen.text.contains("/s ") })
            let before = app.screen.text

            app.press(.alt("z"))
            #expect(await app.sees("zoomed", "Alt+Z unzoom"))
            #expect(!app.screen.text.contains("Settings"))
            app.press(.alt("z"))

            #expect(await eventually { app.screen.text == before })
            await app.quit()
        }

        @Test func `Given a hidden pane, when the user goes to it, then it is back`() async throws {
            let app = try await AppRobot()
            app.press(.alt("2"), .alt("h"))
            #expect(await app.sees("Levels is hidden", "Alt+2 shows it again"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Levels"))

            app.press(.alt("2"))

            #expect(await app.sees("╭ Levels"))
            await app.quit()
        }

        @Test
        func `Given the list of themes, when one is selected, then it is previewed, and Escape restores the old one`()
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

        @Test func `Given the mouse, when panes, hints and dividers are clicked or dragged, then they respond`()
            async throws
        {
            let app = try await AppRobot()
            try app.click("╭ Levels", dx: 4)
            #expect(await app.focuses("Levels"))
            try app.click("F1 help")
            #expect(await app.sees("╭ Help"))
            app.mouse(.pressed, at: Point(x: 1, y: 2))
            #expect(await app.seesNot("╭ Help"))

            let divider = Point(x: 71, y: 10)
            app.mouse(.pressed, at: divider)
            app.mouse(.dragged, at: Point(x: 61, y: 12))
            app.mouse(.released, at: Point(x: 61, y: 12))

            #expect(await eventually { app.column(of: "╭ Levels") == 62 })
            await app.quit()
        }

        @Test func `Given a conversation, when a message is clicked, then it is selected and can be copied`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("hello")
            await app.hearAnswer()
            #expect(await app.sees("▎ You said: hello", "○ idle"))

            try app.click("▎ hello", dx: 2)
            #expect(await eventually { app.style(of: "▎ hello")?.surface == .selection })
            app.press(.character("y"))

            #expect(await app.sees("Copied your message: 5 characters."))
            #expect(app.screen.copies == ["hello"])
            await app.quit()
        }

        @Test func `Given a text in the composer, when it is clicked, then the cursor goes there`() async throws {
            let app = try await AppRobot()
            app.type("hello world")
            #expect(await app.sees("› hello world"))

            try app.click("world")
            #expect(await eventually { app.screen.frames.last?.cursor?.x == 10 })
            app.type("big ")

            #expect(await app.sees("› hello big world"))
            await app.quit()
        }

        @Test
        func `Given mouse capture, when F6 turns it off, then the next F6 turns it on again`()
            async throws
        {
            let app = try await AppRobot()
            app.press(KeyPress(.function(6)))
            #expect(
                await app.sees(
                    "Mouse capture is off", "F6 turns it on", "again; /use-mouse off turns it off permanently."))
            #expect(await eventually { !app.screen.usesMouse })
            app.press(KeyPress(.function(6)))
            #expect(await eventually { app.screen.usesMouse })
            await app.quit()
        }
    }
}

extension AppRobot {
    struct NotSeen: Error { var text: String }

    fileprivate func mouse(_ action: MouseEvent.Action, at place: Point) {
        screen.send([.mouse(MouseEvent(action, at: place))])
    }

    /// Presses and lets go where a text begins, or so many cells right of it.
    fileprivate func click(_ text: String, dx: Int = 0) throws {
        guard let place = place(of: text) else { throw NotSeen(text: text) }
        mouse(.pressed, at: Point(x: place.x + dx, y: place.y))
        mouse(.released, at: Point(x: place.x + dx, y: place.y))
    }

    fileprivate func column(of text: String) -> Int? { place(of: text)?.x }

    /// Whether the border of this pane is that of what has the focus.
    fileprivate func focuses(_ title: String) async -> Bool {
        await eventually {
            guard let place = self.place(of: "╭ " + title), let frame = self.screen.frames.last else { return false }
            return frame[place.x, place.y]?.style.role == .focusedBorder
        }
    }
}
