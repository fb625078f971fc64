import EchoScreen
import EchoText

/// Answers in Markdown.
extension SampleScreens {
    /// Everything that Markdown has, the beginning of it in sight.
    public static var markdown: ScreenViewState {
        var state = conversation
        state.focus = .conversation
        state.conversation.rows = ChunkedList([asked, answer(document)])
        state.conversation.scroll = .anchored(row: 0, line: 0)
        return state
    }

    /// The same from its table on.
    public static var table: ScreenViewState {
        var state = markdown
        state.conversation.scroll = .anchored(row: 1, part: 12, line: 1)
        return state
    }

    /// Code that is selected, while a word is looked for.
    public static var selected: ScreenViewState {
        var state = markdown
        let code = code(in: document)
        state.conversation.selection = SelectionViewState(rows: 1...1, source: code)
        state.conversation.scroll = .revealing(row: 1, offset: code.lowerBound)
        state.conversation.found = FoundViewState(
            words: "let", row: 1, offset: code.lowerBound + 9, note: StyledText("2 of 3", .faint))
        state.hints = [
            HintViewState(.copy, "copy"), HintViewState(.searchNext, "next"), HintViewState(.stop, "clear"),
        ]
        return state
    }

    /// What a tool answered, folded; an interrupted answer with a list; writing in every direction.
    public static var folded: ScreenViewState {
        var state = conversation
        var tool = ToolRowViewState(
            sign: StyledText("✓", .success), name: "read_file", server: "files", arguments: "path: notes.txt",
            outcome: StyledText("0.02 s", .faint), output: StyledText("line 1 line 2", .faint))
        tool.lines = (1...6).map { [StyledText("line \($0) of the notes", .faint)] }
        tool.hidden = "… 42 more lines"
        var call = MessageRowViewState(id: "t", author: StyledText("tool", .tool), text: "")
        call.tool = tool
        var interrupted = answer("Two things:\n\n- **bread** and butter\n- milk, `1 l`\n\nThat is all there is.")
        interrupted.heardCharacters = 40
        interrupted.mark = StyledText("↳ interrupted: you heard up to here", .warning)
        interrupted.id = "i"
        state.conversation.rows = ChunkedList([
            call, interrupted,
            answer("שלום עולם, **مرحبا** and `日本語` 👩‍👩‍👧 e\u{301} 🇵🇹 \u{E000}<U+200B>\n\n> 引用文はここにあります。とても長い引用文です。"),
        ])
        return state
    }

    private static let asked = MessageRowViewState(
        id: "q", author: StyledText("you", .user), time: "09:41", text: "Show me *everything* you can write.")

    private static func answer(_ text: String) -> MessageRowViewState {
        MessageRowViewState(
            id: "a\(text.count)", author: StyledText("echo", .assistant), time: "09:41", latency: "0.42 s", text: text,
            isMarkdown: true)
    }

    private static func code(in text: String) -> Range<Int> {
        MarkdownStream(text).blocks.first { $0.code != nil }?.source ?? 0..<0
    }

    private static let document = """
        # All of Markdown
        A paragraph with *soft* and **strong** words, `inline code`, ~~a mistake~~ and [a link](https://example.org/page).

        1. first
        2. second
           - nested, and long enough that it has to be wrapped on a narrow screen, under its own first word
             - deeper
        3. third

        - [x] done
        - [ ] to do

        > Quoted, and **strong** in it.
        >
        > > Quoted within.

        ```swift
        /// Greets.
        func greet(_ name: String) -> String {
            let count = 42  // a number
            return "Hello, \\(name)! This line of code is much longer than most terminals are wide, so it goes on below."
        }
        ```

        ## A table

        | City | Population | Known for |
        |:-----|-----------:|:---------:|
        | Lisbon | 545,923 | trams, tiles and **custard tarts** that are eaten warm with cinnamon |
        | 東京 | 14,094,034 | 寿司 |
        | Porto | 231,800 | wine |

        ---

        ### The end
        <b>HTML</b> is shown.
        """
}
