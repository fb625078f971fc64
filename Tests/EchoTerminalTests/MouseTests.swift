import EchoScreen
import EchoTestKit
import EchoText
import Phone
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The mouse` {
    /// A screen that can be pointed at by what stands on it.
    private struct Screen {
        var state: ScreenViewState
        var size = Size(width: 120, height: 40)
        var view = ScreenView(keymap: .standard)
        var translator = MouseTranslator(keymap: .standard)
        var now = ContinuousClock.now

        mutating func intents(_ action: MouseEvent.Action, at place: Point) -> [Intent] {
            translator.intents(MouseEvent(action, at: place), at: now, state, &view, size)
        }

        /// Where a text begins.
        mutating func place(of text: String) throws -> Point {
            let frame = view.draw(state, size: size)
            for y in 0..<size.height {
                let row = (0..<size.width).map { frame[$0, y]?.text ?? "" }
                for x in 0..<size.width where row[x...].joined().hasPrefix(text) { return Point(x: x, y: y) }
            }
            throw NotSeen(text: text)
        }

        mutating func press(_ text: String) throws -> [Intent] { intents(.pressed, at: try place(of: text)) }
    }

    private struct NotSeen: Error { var text: String }

    @Test func `a press gives a pane the focus`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        #expect(try screen.press("mic ") == [.perform(.focus(.levels))])
        #expect(
            screen.intents(.pressed, at: Point(x: 70, y: 37)) == [.perform(.focus(.composer))]
                || screen.state.focus == .composer)
    }

    @Test func `a press selects a row, a second at once opens it, a later one does not`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        let place = try screen.place(of: "error ")
        #expect(screen.intents(.pressed, at: place) == [.select(.events, row: 15)])
        #expect(screen.intents(.released, at: place) == [])
        screen.now += .milliseconds(300)
        #expect(screen.intents(.pressed, at: place) == [.open(.events, row: 15)])
        screen.now += .milliseconds(100)
        #expect(screen.intents(.pressed, at: place) == [.select(.events, row: 15)])
        screen.now += .milliseconds(500)
        #expect(screen.intents(.pressed, at: place) == [.select(.events, row: 15)])
    }

    private func tree(selection: Int) -> OverlayViewState {
        var tree = TreeViewState(
            rows: (0..<60).map { TreeViewState.Row(line: [StyledText("row \($0) ━━━━━━●───")], track: 7..<17) },
            selection: selection)
        tree.trackCommand = .open
        return OverlayViewState(title: "Rooms", content: .tree(tree))
    }

    /// A list keeps what is chosen in its middle, so that something else lies below the mouse then.
    @Test func `a second press opens the row that the first one chose, wherever that is by then`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        screen.state.overlay = tree(selection: 0)
        let place = try screen.place(of: "row 31")
        let first = screen.intents(.pressed, at: place)
        guard case .scroll(let rows)? = first.first else { throw NotSeen(text: "scroll") }
        screen.state.overlay = tree(selection: rows)

        #expect(screen.intents(.pressed, at: place) == [.perform(.open)])
    }

    @Test func `a press on a key of a telephone presses it`() throws {
        var screen = Screen(state: SampleScreens.keypad)
        for size in [Size(width: 120, height: 40), Size(width: 80, height: 24), Size(width: 60, height: 16)] {
            screen.size = size
            for key in KeypadViewState.rows.joined() {
                let place = try screen.place(of: "   \(key)   ")
                #expect(screen.intents(.pressed, at: place) == [.performWith(.pressCallKeys, String(key))])
                screen.now += .seconds(1)
            }
        }
    }

    @Test func `a bar that is dragged is set once, to where the button is let go`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        screen.state.overlay = tree(selection: 2)
        let row = try screen.place(of: "row 2 ━")
        _ = screen.intents(.pressed, at: Point(x: row.x + 7, y: row.y))

        #expect(screen.intents(.dragged, at: Point(x: row.x + 9, y: row.y)) == [])
        #expect(screen.intents(.dragged, at: Point(x: row.x + 40, y: row.y + 3)) == [])
        #expect(
            screen.intents(.released, at: Point(x: row.x + 40, y: row.y + 3)) == [.performWith(.open, "1.0")])
        #expect(screen.intents(.released, at: Point(x: row.x + 40, y: row.y + 3)) == [])
    }

    @Test func `a press on the track of a row chooses it, and sets it`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        screen.state.overlay = tree(selection: 2)
        let row = try screen.place(of: "row 2 ━")

        #expect(
            screen.intents(.pressed, at: Point(x: row.x + 7, y: row.y)) == [.performWith(.open, "0.0")])
        #expect(
            screen.intents(.pressed, at: Point(x: row.x + 16, y: row.y)) == [.performWith(.open, "1.0")])
    }

    @Test(arguments: [(30, "Temperature of the cellar ━"), (500, "Temperat… ━")])
    func `a name takes the room that nothing else needs, and its track goes with it`(columns: Int, seen: String) throws
    {
        var tree = TreeViewState(
            rows: [
                TreeViewState.Row(
                    line: [StyledText(" "), StyledText("Temperat… "), StyledText("━━━━━━●───")], track: 11..<21,
                    name: "Temperature of the cellar")
            ], columns: columns)
        (tree.trackCommand, tree.names) = (.open, 9...25)
        var screen = Screen(state: SampleScreens.conversation)
        screen.state.overlay = OverlayViewState(title: "Rooms", content: .tree(tree))

        let bar = try screen.place(of: seen).x + seen.count - 1

        let row = try screen.place(of: seen)
        #expect(screen.intents(.pressed, at: Point(x: bar, y: row.y)) == [.performWith(.open, "0.0")])
        #expect(screen.intents(.pressed, at: Point(x: bar + 9, y: row.y)) == [.performWith(.open, "1.0")])
    }

    @Test func `messages are rows, too`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        #expect(try screen.press("It is sunny") == [.selectMessage(row: 1, code: nil)])
    }

    @Test func `code in a message is pointed at by itself`() throws {
        var screen = Screen(state: SampleScreens.markdown)
        guard case .selectMessage(_, let code?)? = try screen.press("let count").first else {
            Issue.record("no code was pointed at")
            return
        }
        let row = screen.state.conversation.rows.first { $0.text.contains("let count") }
        #expect(row.map { String(decoding: $0.text.utf8.dropFirst(code).prefix(3), as: UTF8.self) } == "```")
    }

    @Test func `a slider follows the mouse, also beside its track`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        let label = try screen.place(of: "Threshold ")
        let knob = Point(x: label.x + 20, y: label.y)
        #expect(screen.intents(.pressed, at: knob) == [.select(.settings, row: 3), .slide(.threshold, to: 0)])
        #expect(screen.intents(.dragged, at: Point(x: knob.x + 15, y: knob.y + 2)) == [.slide(.threshold, to: 1)])
        #expect(screen.intents(.dragged, at: Point(x: knob.x + 40, y: knob.y)) == [.slide(.threshold, to: 1)])
        #expect(screen.intents(.released, at: knob) == [])
        #expect(screen.intents(.dragged, at: knob) == [])
    }

    @Test func `a divider goes with the mouse`() throws {
        var screen = Screen(state: SampleScreens.conversation)
        #expect(screen.intents(.pressed, at: Point(x: 71, y: 8)) == [])
        guard case .arrange(let arrangement)? = screen.intents(.dragged, at: Point(x: 61, y: 9)).first else {
            Issue.record("nothing was arranged")
            return
        }
        screen.state.preferences.arrangement = arrangement
        #expect(ScreenLayout(screen.size, state: screen.state).panes[.conversation]?.width == 62)
        #expect(screen.intents(.dragged, at: Point(x: 61, y: 30)) == [])
    }

    @Test func `hints are pressed for their keys`() throws {
        var screen = Screen(state: SampleScreens.settingsFocused)
        #expect(try screen.press("Space stop talking") == [.perform(.toggleTalking)])
        screen.state = SampleScreens.eventsFocused
        let arrows = try screen.place(of: "↑↓ select")
        #expect(screen.intents(.pressed, at: arrows) == [.perform(.selectUp)])
        #expect(screen.intents(.pressed, at: Point(x: arrows.x + 1, y: arrows.y)) == [.perform(.selectDown)])
    }

    @Test func `tabs are pressed for their pane`() throws {
        var screen = Screen(state: SampleScreens.conversation, size: Size(width: 80, height: 24))
        #expect(try screen.press("Settings") == [.perform(.focus(.settings))])
        #expect(try screen.press("Events 142") == [.perform(.focus(.events))])
    }

    @Test func `a press puts the caret where it is`() throws {
        var screen = Screen(state: SampleScreens.failure)
        #expect(try screen.press("tomorrow") == [.placeCaret(4)])
        #expect(try screen.press("umbrella") == [.placeCaret(23)])
        let end = try screen.place(of: "☂")
        #expect(screen.intents(.pressed, at: Point(x: end.x + 9, y: end.y)) == [.placeCaret(33)])
    }

    @Test func `answers are pressed, and beside a question nothing is`() throws {
        var screen = Screen(state: SampleScreens.question)
        #expect(try screen.press("Esc no") == [.perform(.stop)])
        #expect(screen.intents(.pressed, at: Point(x: 2, y: 3)) == [])
    }

    @Test func `a row of a panel is selected, then used; beside the panel it is closed`() throws {
        var screen = Screen(state: SampleScreens.models)
        let place = try screen.place(of: "llama-3.3-70b")
        #expect(screen.intents(.pressed, at: place) == [.scroll(by: 1)])
        guard case .palette(var palette)? = screen.state.overlay?.content else { return #expect(Bool(false)) }
        palette.list.selection = 4
        screen.state.overlay?.content = .palette(palette)
        #expect(screen.intents(.pressed, at: place) == [.perform(.open)])
        #expect(screen.intents(.pressed, at: Point(x: 1, y: 2)) == [.perform(.stop)])
    }

    @Test func `the wheel moves what is below it`() throws {
        var screen = Screen(state: SampleScreens.conversation, size: Size(width: 120, height: 24))
        guard case .scrollConversation(.anchored)? = screen.intents(.wheelUp, at: Point(x: 5, y: 5)).first else {
            Issue.record("the conversation did not scroll")
            return
        }
        let (setting, event) = (try screen.place(of: "Speed"), try screen.place(of: "…item.truncate"))
        #expect(screen.intents(.wheelUp, at: setting) == [.scrollPane(.settings, by: -1)])
        #expect(screen.intents(.wheelDown, at: event) == [.scrollPane(.events, by: 3)])
        screen.state = SampleScreens.help
        #expect(screen.intents(.wheelDown, at: Point(x: 40, y: 10)) == [.scroll(by: 3)])
    }

    @Test func `nothing happens where nothing is`() {
        var screen = Screen(state: SampleScreens.conversation, size: Size(width: 20, height: 5))
        for place in [Point(x: -1, y: -1), Point(x: 0, y: 0), Point(x: 300, y: 300)] {
            for action in [MouseEvent.Action.pressed, .dragged, .released, .wheelUp, .wheelDown] {
                #expect(screen.intents(action, at: place) == [])
            }
        }
    }
}
