import EchoScreen
import EchoText

/// Tools, modes and reconnecting.
extension SampleScreens {
    /// Calls in every state, one of which asks.
    public static var tools: ScreenViewState {
        var state = conversation
        state.activity = .thinking
        state.status.state = StyledText("… thinking", .thinking)
        state.isAsked = true
        state.conversation.rows = ChunkedList(toolRows)
        state.composer.placeholder =
            "\(key: .approve) approve, \(key: .deny) deny, \(key: .approveForGood) always; or type"
        state.hints = [
            HintViewState(.approve, "approve"), HintViewState(.deny, "deny"),
            HintViewState(.approveForGood, "always"), HintViewState(.toggleTalking, "stop talking"),
            HintViewState(.stop, "stop"), HintViewState(.switchMode, "text"), HintViewState(.help, "help"),
        ]
        return state
    }

    public static var text: ScreenViewState {
        var state = conversation
        state.activity = .writing
        state.status.model = "gpt-6.1-terra"
        (state.status.mode, state.status.voice, state.status.turnTaking) = ("text", "", "")
        state.status.state = StyledText("✎ writing", .speaking)
        state.status.cost = StyledText("$0.4211", .warning)
        state.composer = ComposerViewState(text: "What's the weather in Porto?", caret: 28)
        state.composer.title = "editing message from 09:41: \(key: .send) resends, \(key: .stop) cancels"
        state.hints = [
            HintViewState(.send, "send"), HintViewState(.newLine, "new line"), HintViewState(.stop, "stop"),
            HintViewState(.switchMode, "voice"), HintViewState(.help, "help"),
        ]
        return state
    }

    public static var retrying: ScreenViewState {
        var state = conversation
        state.activity = .reconnecting
        state.status.state = StyledText("↻ reconnecting in 3 s (2 of 5)", .connecting)
        state.notice = NoticeViewState(
            id: 1,
            wording: """
                The connection to the server was lost. The conversation is kept. Reconnecting automatically; \
                \(key: .reconnect) retries now.
                """, role: .warning)
        state.hints = [
            HintViewState(.toggleTalking, "stop talking"), HintViewState(.reconnect, "reconnect now"),
            HintViewState(.help, "help"), HintViewState(.quit, "quit"),
        ]
        return state
    }

    public static var models: ScreenViewState {
        func row(_ name: String, _ price: String, _ context: String, _ end: StyledText = StyledText(""))
            -> ChoiceRowViewState
        {
            var row = ChoiceRowViewState(id: name, title: name)
            row.cells = [StyledText(price, .faint), StyledText(context, .faint), end]
            return row
        }
        var rows = [
            row("gpt-6.2-sol", "$2 in, $10 out", "1.05M"), row("gpt-6.1-terra", "$1 in, $5 out", "1.05M"),
            row("gpt-6-luna", "$0.10 in, $0.50 out", "1.05M"),
            row("gpt-5-mini", "$0.25 in, $2 out", "400k", StyledText("in 13 days", .warning)),
            row("llama-3.3-70b", "", "131k"),
        ]
        (rows[1].state, rows[1].isCurrent) = (StyledText("in use", .success), true)
        rows[3].help = "gpt-5-mini ends in 13 days (2026-12-11). gpt-6.1-terra takes its place."
        var state = choosing("Models", rows, selection: 3, action: "use")
        var list = ChoiceListViewState(rows: rows, selection: 3)
        list.headings = ["model", "price", "context", "ends"]
        list.footer = "As of 2026-11-28. Prices in US dollars per million tokens."
        let query = Composer().viewState(placeholder: "type to filter")
        state.overlay = OverlayViewState(
            title: "Models", content: .palette(PaletteViewState(query: query, list: list)))
        return state
    }

    public static var toolList: ScreenViewState {
        choosing(
            "Tools",
            [
                ChoiceRowViewState(
                    id: "1", title: "read_file", state: StyledText("✓ always", .success), note: "files",
                    help: "Read the complete contents of a file from the file system."),
                ChoiceRowViewState(
                    id: "2", title: "write_file", state: StyledText("? ask", .warning), note: "files",
                    help: """
                        Create a new file or completely overwrite an existing file with new content. Use with caution as \
                        it will overwrite existing files without warning.
                        """),
                ChoiceRowViewState(
                    id: "3", title: "weather", state: StyledText("⊘ never", .muted), note: "built in",
                    help: "The weather in a city."),
            ], selection: 1, action: "change permission")
    }

    public static var servers: ScreenViewState {
        choosing(
            "MCP servers",
            [
                ChoiceRowViewState(
                    id: "1", title: "files", state: StyledText("● ready", .success), note: "11 tools · MCP 2025-11-25"),
                ChoiceRowViewState(
                    id: "2", title: "git", state: StyledText("↻ restarting", .connecting), note: "in 2 s",
                    help: "it exited with status 1"),
                ChoiceRowViewState(
                    id: "3", title: "search", state: StyledText("✗ failed", .failure),
                    help: "127.0.0.1 cannot be reached: Connection refused"),
            ], selection: 2, action: "restart")
    }

    private static func choosing(
        _ title: String, _ rows: [ChoiceRowViewState], selection: Int, action: String
    ) -> ScreenViewState {
        var state = conversation
        state.overlay = OverlayViewState(
            title: title, content: .choices(ChoiceListViewState(rows: rows, selection: selection)))
        state.hints = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, action),
            HintViewState(.stop, "close"),
        ]
        return state
    }

    private static var toolRows: [MessageRowViewState] {
        [
            MessageRowViewState(
                id: "u", author: StyledText("you", .user), time: "09:41",
                text: "Is it warm in Lisbon? Write it into my notes."),
            call(
                "a",
                ToolRowViewState(
                    sign: StyledText("✓", .success), name: "weather", arguments: "city: Lisbon, unit: celsius",
                    outcome: StyledText("0.31 s", .faint), output: StyledText("sky: clear, temperature: 24", .faint),
                    isFollowed: true)),
            call(
                "b",
                ToolRowViewState(
                    sign: StyledText("✗", .failure), name: "fetch", server: "web",
                    arguments: "url: https://example.org/a/very/long/path/to/a/page/that/does/not/exist.html",
                    outcome: StyledText("failed · 1.02 s", .failure), output: StyledText("404 Not Found", .warning),
                    isFollowed: true)),
            call(
                "c",
                ToolRowViewState(
                    sign: StyledText("▸", .thinking), name: "index", server: "files", arguments: "path: ~/notes",
                    progress: 0.4, progressText: "4 of 10 · reading", isFollowed: true)),
            call(
                "d",
                ToolRowViewState(
                    sign: StyledText("◷", .warning), name: "search", arguments: "query: lisbon climate",
                    outcome: StyledText("timed out after 60 s", .warning), isFollowed: true)),
            call(
                "e",
                ToolRowViewState(
                    sign: StyledText("⊘", .muted), name: "delete_file", server: "files", arguments: "path: ~/old.txt",
                    outcome: StyledText("denied", .muted), isFollowed: true)),
            call(
                "f",
                ToolRowViewState(
                    sign: StyledText("?", .warning), name: "write_file", server: "files",
                    arguments: "path: ~/notes/lisbon.md, content: It is warm in Lisbon: 24 °C and a clear sky today.",
                    question: "approve?  \(key: .approve) yes · \(key: .deny) no · \(key: .approveForGood) always",
                    isFollowed: true)),
            call(
                "g",
                ToolRowViewState(
                    sign: StyledText("?", .warning), name: "write_file", server: "files",
                    arguments: "path: ~/notes/index.md", outcome: StyledText("waiting", .faint))),
        ]
    }

    private static func call(_ id: String, _ tool: ToolRowViewState) -> MessageRowViewState {
        var row = MessageRowViewState(id: id, author: StyledText("tool", .tool), text: "")
        row.tool = tool
        return row
    }
}
