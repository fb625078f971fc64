import EchoText
import ScreenTestKit
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Plain mode reads lines` {
    private let idle = Self.state(.idle)

    private static func state(_ activity: Activity) -> ScreenViewState {
        var state = ScreenViewState()
        state.activity = activity
        return state
    }

    @Test(arguments: [
        ("hello", [Intent.replaceText("hello"), .perform(.send)]),
        ("  hello \r", [.replaceText("hello"), .perform(.send)]),
        ("//path", [.replaceText("//path"), .perform(.send)]), (":)", [.replaceText(":)"), .perform(.send)]),
        ("/talk", [.perform(.toggleTalking)]), (":talk", [.perform(.toggleTalking)]), ("/stop", [.perform(.stop)]),
        ("/voice cedar", [.change(.voice, "cedar")]), (":model m", [.performWith(Command("useModel"), "m")]),
        ("/quit", [Intent.leave]), (":q", [.leave]),

        ("y", [.replaceText("y"), .perform(.send)]), ("", []), ("   ", []),
    ])
    func `as a text or a command`(line: String, intents: [Intent]) {
        #expect(PlainReader(.standard).reply(to: line, in: idle).intents == intents)
    }

    @Test(arguments: [
        ("y", Command.approve), ("YES", .approve), ("n", .deny), ("a", .approveForGood), ("always", .approveForGood),
    ])
    func `as a decision while a tool asks`(line: String, command: Command) {
        var state = idle
        state.isAsked = true

        #expect(PlainReader(.standard).reply(to: line, in: state).intents == [.perform(command)])
    }

    @Test func `as an answer while something is asked`() {
        var state = idle
        state.overlay = Question("quit", title: "Quit", "Leave?").overlay

        #expect(PlainReader(.standard).reply(to: "y", in: state).intents == [.perform(.confirm)])
        #expect(PlainReader(.standard).reply(to: "n", in: state).intents == [.perform(.stop)])
        #expect(
            PlainReader(.standard).reply(to: "what?", in: state)
                == PlainReply(lines: [PlainLine("question: Answer y or n first.")]))
    }

    @Test func `unseen while a secret is asked for`() {
        var sut = PlainSession(isInteractive: true, catalog: .standard)
        var pipe = PlainSession(isInteractive: false, catalog: .standard)
        var asking = idle
        asking.asksForSecret = true

        #expect(!sut.show(idle).contains(.echo(true)))
        #expect(sut.show(asking).first == .echo(false))
        #expect(!sut.show(asking).contains(.echo(false)))
        #expect(sut.show(idle).first == .echo(true))
        #expect(!pipe.show(asking).contains(.echo(false)))
    }

    @Test func `as a value while one is asked for`() {
        var state = idle
        state.prompt = PromptViewState(label: "Name of the profile", text: "", caret: 0)
        var presenter = PlainPresenter(.standard)

        #expect(presenter.texts(of: state).last == "question: Name of the profile? Type a value, or /stop to cancel.")
        #expect(PlainReader(.standard).reply(to: "work", in: state).intents == [.replaceText("work"), .perform(.open)])
        #expect(PlainReader(.standard).reply(to: "/stop", in: state).intents == [.perform(.stop)])
    }

    @Test func `as a choice while a list is open; anything else closes it`() {
        var state = idle
        let rows = ["a", "b", "c"].map { ChoiceRowViewState(id: $0, title: $0) }
        state.overlay = OverlayViewState(
            title: "Tools", content: .choices(ChoiceListViewState(rows: rows, selection: 2)))

        #expect(PlainReader(.standard).reply(to: "1", in: state).intents == [.scroll(by: -2), .perform(.open)])
        #expect(
            PlainReader(.standard).reply(to: "4", in: state).intents == [
                .perform(.stop), .replaceText("4"), .perform(.send),
            ])
    }

    @Test func `as the text that a panel asks for, and an empty line as Enter`() {
        var state = idle
        state.overlay = OverlayViewState(
            title: "Review", content: .editor(ComposerViewState(text: "", caret: 0, placeholder: "the word")))
        let reader = PlainReader(.standard)

        #expect(
            reader.reply(to: "quiero", in: state) == PlainReply(intents: [.replaceText("quiero"), .perform(.send)]))
        #expect(reader.reply(to: "", in: state).intents == [.perform(.send)])
        #expect(reader.reply(to: "/stop", in: state).intents.contains(.perform(.stop)))
        var presenter = PlainPresenter(.standard)
        #expect(presenter.texts(of: state).last == "review: the word")
    }

    @Test func `as what is typed in a panel that narrows down or asks for words`() {
        var state = idle
        state.overlay = OverlayViewState(
            title: "Erase",
            content: .palette(
                PaletteViewState(
                    query: ComposerViewState(text: "", caret: 0, placeholder: "all"),
                    list: ChoiceListViewState(rows: [], empty: "What is to be erased?"))))
        let reader = PlainReader(.standard)

        #expect(reader.reply(to: "all", in: state) == PlainReply(intents: [.replaceText("all"), .perform(.open)]))
        #expect(reader.reply(to: "", in: state).intents == [.perform(.stop)])
        var presenter = PlainPresenter(.standard)
        #expect(
            presenter.texts(of: state).suffix(2) == [
                "erase: What is to be erased?", "erase: Type it, or /stop to cancel.",
            ])
    }

    @Test func `nothing of a list that is still being read`() {
        var state = idle
        state.overlay = OverlayViewState(
            title: "History", content: .choices(ChoiceListViewState(rows: [], empty: "Loading…")))
        state.overlay?.isGrowing = true
        var presenter = PlainPresenter(.standard)
        #expect(!presenter.texts(of: state).contains { $0.hasPrefix("history:") })
    }

    @Test(arguments: [("3", "good"), ("", "take")])
    func `as a key of the panel that is open`(line: String, command: String) throws {
        let cards = KeyContext("cards", place: "among cards")
        let offer = FeatureOffer(
            "cards",
            commands: [
                CommandEntry(Command("good"), "good", "You knew it.", in: .program, keys: [.key("3", in: [cards])]),
                CommandEntry(Command("take"), "take", "Take it.", in: .program, keys: [.key("enter", in: [cards])]),
            ])
        let reader = PlainReader(try Catalog([.screen, offer]))
        var state = idle
        state.overlay = OverlayViewState(title: "Review", content: .lines([]))
        state.overlay?.keys = cards

        #expect(reader.reply(to: line, in: state).intents == [.perform(Command(command))])
        #expect(reader.reply(to: "hello", in: state).message == "hello")
        #expect(reader.reply(to: "4", in: state).message == "4")
    }

    @Test func `settings are listed with the commands that change them`() {
        let state = ScreenPresenter(server: ServerIdentity(isLocal: true, host: "h", model: "m"), catalog: .standard)
            .state
        let lines = PlainReader(.standard).reply(to: "/settings", in: state).lines.map(\.text)

        #expect(lines.count == Catalog.standard.settings.all.count)
        #expect(lines.first == "setting /voice: Voice, marin")
        #expect(lines.contains { $0.hasPrefix("setting /threshold: Threshold, 0.50") })
    }

    @Test func `help begins with what helps against an error that was said last`() {
        var failed = idle
        failed.notices = [NoticeViewState(id: 1, wording: "The server rejected the API key.", role: .failure)]
        failed.notices[0].page = .key

        let lines = PlainReader(.standard).reply(to: "/help", in: failed).lines.map(\.text)

        #expect(lines.first == "help: What helps now: The API key")
        #expect(lines.contains { $0.contains("echo-tui key set openai") })
    }

    @Test func `help lists every command that does something without a screen`() {
        let lines = PlainReader(.standard).reply(to: "/help", in: idle).lines.map(\.text)

        #expect(lines.contains("help: /mode voice|text: Switch to voice or text mode."))
        #expect(!lines.contains { $0.hasPrefix("help: /zoom") })
        #expect(!lines.contains { $0.contains("selected") || $0.contains("focus") })
    }

    @Test(arguments: ["/zoom", "/search", "/tour", "/filter x", "/mouse", "/nonsense", "/voice"])
    func `what cannot be done is said, and leads to nothing`(line: String) {
        let reply = PlainReader(.standard).reply(to: line, in: idle)

        #expect(reply.intents == [])
        #expect(reply.lines.count == 1)
        #expect(reply.lines.first?.text.hasPrefix("notice: ") == true)
        #expect(reply.lines.first?.isNotice == true)
    }

    // MARK: - When

    @Test func `a pipe's next line waits until the one before is answered`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)

        #expect(session.show(Self.state(.connecting)) == [])
        #expect(session.show(idle) == [.write("state: connected"), .read])
        #expect(session.read("one") == [.ask(.replaceText("one")), .ask(.perform(.send))])
        #expect(session.show(idle) == [])
        #expect(session.show(Self.state(.thinking)) == [])
        #expect(session.show(Self.state(.writing)) == [])
        #expect(session.show(answered("one")) == [.write("echo: Done."), .read])
        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test(arguments: ["echo", "Lucía"])
    func `a pipe's next line comes when somebody has answered without a turn, as the house does`(name: String) {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var state = idle
        func say(_ id: String, _ author: StyledText, _ text: String) {
            state.conversation.rows.append(MessageRowViewState(id: id, author: author, text: text))
        }
        say("a", StyledText(name, .assistant), "Hi.")
        _ = session.show(state)
        _ = session.read("turn on the lamp")
        #expect(!session.show(state).contains(.read))
        say("b", StyledText("you", .user), "turn on the lamp")
        #expect(!session.show(state).contains(.read))

        say("c", StyledText(name, .assistant), "The lamp is on now.")

        #expect(session.show(state).contains(.read))
        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test func `a pipe's next line waits for what a command has begun`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var working = idle
        working.isWorking = true
        _ = session.show(idle)
        _ = session.read("/copy")

        #expect(session.show(working) == [])
        #expect(session.endInput() == [])
        #expect(session.show(idle) == [.leave(status: 0)])
    }

    @Test func `a pipe's first line waits for MCP servers that start, and that is said once`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var starting = idle
        starting.awaitedServers = ["files", "git"]
        let waiting = PlainAction.write("notice: Waiting for the MCP servers files, git to start.")

        #expect(session.show(starting).contains(waiting))
        starting.awaitedServers = ["git"]
        #expect(session.show(starting) == [])
        #expect(session.show(idle) == [.read])
    }

    @Test func `a person waits for no MCP server`() {
        var session = PlainSession(isInteractive: true, catalog: .standard)
        var starting = idle
        starting.awaitedServers = ["files"]

        #expect(session.show(starting).contains(.read))
    }

    @Test func `a pipe's first line waits for the conversation that is to go on, or for the reason why it does not`() {
        var (resuming, failed) = (idle, idle)
        resuming.isResuming = true
        failed.isResuming = true
        failed.notices = [NoticeViewState(id: 1, wording: "It is gone.", role: .warning)]

        var session = PlainSession(isInteractive: false, catalog: .standard)
        #expect(!session.show(resuming).contains(.read))
        #expect(session.show(idle).contains(.read))
        session = PlainSession(isInteractive: false, catalog: .standard)
        #expect(session.show(failed).contains(.read))
    }

    @Test func `the end of the input waits for the answer`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.thinking))

        #expect(session.endInput() == [])
        #expect(session.show(answered("one")) == [.write("echo: Done."), .leave(status: 0)])
    }

    @Test func `the end of the input waits for what is being found out`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var doctor = DoctorPanel()
        var state = idle
        state.overlay = doctor.overlay

        _ = session.show(state)
        #expect(session.endInput() == [])
        doctor.finish()
        state.overlay = doctor.overlay
        #expect(session.show(state).last == .ask(.perform(.stop)))
        #expect(session.show(idle).last == .leave(status: 0))
    }

    @Test func `a message that gets no answer ends in a status`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")

        #expect(session.show(Self.state(.offline)) == [.write("state: offline"), .read])
        #expect(session.endInput() == Self.lost("The message", nil))
    }

    @Test func `an answer that fails on its way ends in a status, too`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var failed = idle
        failed.notices = [NoticeViewState(id: 1, wording: "Nobody answers.", role: .failure)]
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.thinking))

        #expect(session.show(failed) == [.write("notice: Nobody answers."), .read])
        #expect(session.endInput() == Self.lost("The message", "Nobody answers."))
    }

    private static func lost(_ what: String, _ why: String?) -> [PlainAction] {
        let end = why.map { "got no complete answer: \($0)" } ?? "got no answer."
        return [.complain("echo-tui: \(what) \(end)"), .leave(status: 1)]
    }

    /// The answer with this id has come, the last of all.
    private func answered(_ ids: String..., cut: String? = nil) -> ScreenViewState {
        var state = idle
        for id in ids { state.conversation.rows.append(row(id)) }
        guard let cut else { return state }
        var broken = row(cut)
        (broken.cut, broken.offer) = (.broken, "Continue it.")
        broken.mark = StyledText("↳ incomplete: connection lost", .warning)
        state.conversation.rows.append(broken)
        return state
    }

    @Test func `an answer that was cut ends in a status, and standard error says so`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.writing))

        #expect(
            session.show(answered(cut: "a")) == [
                .write("echo: Done."), .write("echo: (incomplete: connection lost)"), .write("notice: Continue it."),
                .read,
            ])
        #expect(session.endInput() == Self.lost("The message", "incomplete: connection lost"))
    }

    private func composed(_ text: String, _ state: ScreenViewState) -> ScreenViewState {
        var state = state
        state.composer = ComposerViewState(text: text, caret: 0, placeholder: "")
        return state
    }

    @Test func `a pipe's next line waits for the file that is attached, and goes with it`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var working = idle
        working.isWorking = true
        _ = session.show(idle)
        _ = session.read("/attach notes.txt")

        #expect(session.show(working) == [])
        let attached = composed("@notes.txt ", idle)
        #expect(session.show(attached).last == .read)
        #expect(session.read("read it").first == .ask(.replaceText("@notes.txt \nread it")))
    }

    @Test func `what is attached and never sent is told at the end of the input, and ends in a status`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("/attach notes.txt")
        _ = session.show(composed("@notes.txt ", idle))

        #expect(session.endInput() == [.complain("echo-tui: Not sent: @notes.txt"), .leave(status: 1)])
    }

    @Test func `what stood in the composer before the first line is nobody's loss`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        let draft = composed("from yesterday", idle)
        _ = session.show(draft)
        _ = session.read("/settings")
        _ = session.show(draft)

        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test func `a message that comes back is told and discarded, and the next line is a message of its own`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("read @nots.txt")
        var refused = composed("read @nots.txt", idle)
        refused.notices = [NoticeViewState(id: 1, wording: "There is no file nots.txt.", role: .warning)]

        #expect(
            session.show(refused) == [
                .write("notice: There is no file nots.txt."), .write("notice: Not sent: read @nots.txt"),
                .ask(.replaceText("")),
            ])
        var cleared = idle
        cleared.notices = refused.notices
        #expect(session.show(cleared) == [.read])
        #expect(session.read("hello") == [.ask(.replaceText("hello")), .ask(.perform(.send))])
        var writing = cleared
        writing.activity = .writing
        _ = session.show(writing)
        var done = answered("a")
        done.notices = cleared.notices
        _ = session.show(done)
        #expect(session.endInput() == Self.lost("1 of 2 messages", "There is no file nots.txt."))
    }

    @Test func `one answer that was lost among others ends in a status, too`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.writing))
        let cut = answered(cut: "a")
        _ = session.show(cut)
        _ = session.read("two")
        var writing = cut
        writing.activity = .writing
        _ = session.show(writing)
        var done = cut
        done.conversation.rows.append(row("b"))
        _ = session.show(done)

        #expect(session.endInput() == Self.lost("1 of 2 messages", "incomplete: connection lost"))
    }

    @Test(arguments: ["go on", "Please continue.", "/go-on"])
    func `an answer that was cut is gone on with by words as by its command, and then is not lost`(words: String) {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.writing))
        _ = session.show(answered(cut: "a"))
        #expect(session.read(words) == [.ask(.perform(.continueAnswer))])
        _ = session.show(Self.state(.thinking))
        _ = session.show(answered("c"))

        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test func `whoever says go on behind a whole answer sends a message`() {
        let reply = PlainReader(.standard).reply(to: "go on", in: answered("a"))
        #expect(reply.intents == [.replaceText("go on"), .perform(.send)] && reply.message == "go on")
    }

    @Test func `an answer that goes on to its end after all is not lost`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.writing))
        _ = session.show(answered(cut: "a"))
        #expect(session.read("/regenerate") == [.ask(.perform(.regenerate))])
        _ = session.show(Self.state(.thinking))
        _ = session.show(answered("c"))

        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test func `a turn in which nothing is said is a lost answer`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.thinking))
        _ = session.show(idle)

        #expect(session.endInput() == Self.lost("The message", nil))
    }

    @Test func `a pipe that quits after a lost answer ends in a status as well`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.writing))
        var cut = answered(cut: "a")
        _ = session.show(cut)
        cut.isFinished = true

        #expect(session.show(cut).suffix(2) == Self.lost("The message", "incomplete: connection lost")[...])
    }

    private func row(_ id: String, tool sign: String? = nil) -> MessageRowViewState {
        var row = MessageRowViewState(id: id, author: StyledText("echo", .assistant), text: sign == nil ? "Done." : "")
        row.tool = sign.map { ToolRowViewState(sign: StyledText($0), name: "house") }
        return row
    }

    @Test func `the end of the input waits for a tool that runs, and for what is said to its result`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("turn on the lamp")
        _ = session.show(Self.state(.thinking))
        var running = idle
        running.conversation.rows.append(row("call", tool: "▸"))
        _ = session.show(running)
        #expect(session.endInput() == [])

        var done = idle
        done.conversation.rows.append(row("call", tool: "✓"))
        #expect(!session.show(done).contains { if case .leave = $0 { true } else { false } })
        done.activity = .thinking
        _ = session.show(done)
        done.activity = .idle
        done.conversation.rows.append(row("answer"))

        #expect(session.show(done).last == .leave(status: 0))
    }

    @Test func `nobody has failed to answer while a feature works on it`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var offline = Self.state(.offline)
        _ = session.show(offline)
        _ = session.read("turn on the lamp")
        offline.isWorking = true
        #expect(session.show(offline) == [])
        #expect(session.endInput() == [])

        offline.isWorking = false
        offline.conversation.rows.append(row("house"))

        #expect(session.show(offline).last == .leave(status: 0))
    }

    @Test func `a person may write while an answer comes`() {
        var session = PlainSession(isInteractive: true, catalog: .standard)

        #expect(session.show(Self.state(.thinking)) == [.read])
        #expect(session.read("/stop") == [.ask(.perform(.stop))])
        #expect(session.show(Self.state(.thinking)) == [.read])
    }

    @Test func `nobody lets a tool run at the end of the input`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var asked = Self.state(.thinking)
        asked.isAsked = true
        _ = session.show(idle)
        _ = session.read("weather?")

        #expect(session.show(asked) == [.read])
        let denied = """
            notice: Tool call denied: nobody is here to approve it. Write y as the line after the question, or allow it in \
            config.toml: permission = "always" in [tools].
            """
        #expect(session.endInput() == [.write(denied), .ask(.performWith(.denyUnattended, ""))])
    }

    @Test func `the line after a tool's question decides, if it can`() {
        var asked = Self.state(.thinking)
        asked.isAsked = true
        let decisions: [(String, Intent)] = [
            ("y", .perform(.approve)), ("and Rome?", .performWith(.denyUnattended, "")),
        ]
        for (line, action) in decisions {
            var session = PlainSession(isInteractive: false, catalog: .standard)
            _ = session.show(idle)
            _ = session.read("weather?")
            _ = session.show(asked)

            #expect(session.read(line).last == .ask(action))
        }
    }

    @Test func `Ctrl+C asks a person, and ends a pipe`() {
        #expect(PlainSession(isInteractive: true, catalog: .standard).interrupt() == [.ask(.perform(.quit))])
        #expect(PlainSession(isInteractive: false, catalog: .standard).interrupt() == [.leave(status: 130)])
    }

    @Test func `a pipe that leaves is asked nothing`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var asking = idle
        asking.overlay = Question("quit", title: "Quit", "Leave?").overlay
        _ = session.show(idle)

        #expect(session.read("/quit") == [.ask(.leave)])
        #expect(session.show(asking) == [.ask(.perform(.confirm))])
    }

    private var risky: ScreenViewState {
        var asking = idle
        asking.overlay = Question("house", title: "House", "Unlock the door?", isRisky: true).overlay
        return asking
    }

    @Test func `what is risky is done only where the next line says so`() {
        for (line, intent) in [("y", Command.confirm), ("n", .stop), ("Ja", .confirm), ("nein", .stop)] {
            var session = PlainSession(isInteractive: false, catalog: .standard)
            _ = session.show(idle)
            let asked = session.show(risky)
            #expect(!asked.contains(.ask(.perform(.confirm))))
            #expect(session.read(line) == [.ask(.perform(intent))])
        }
    }

    @Test func `what is risky is not done where another line follows, which is read then, or none`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.show(risky)
        #expect(session.read("hello").last == .ask(.perform(.stop)))
        #expect(session.show(idle) == [.ask(.replaceText("hello")), .ask(.perform(.send))])

        session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.show(risky)
        #expect(session.endInput() == [.ask(.perform(.stop))])
    }

    @Test func `a question that stands after its yes is not answered again`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        var asking = idle
        asking.overlay = Question("quit", title: "Quit", "Leave?").overlay

        _ = session.show(idle)
        #expect(session.show(asking) == [.ask(.perform(.confirm))])
        #expect(session.show(asking).isEmpty)
        _ = session.show(idle)
        #expect(session.show(asking).contains(.ask(.perform(.confirm))))
    }

    @Test func `a card whose answers are letters is no question that a pipe says yes to`() throws {
        let letters = KeyContext("letters", place: "in a card")
        let offer = FeatureOffer(
            "letters",
            commands: [
                CommandEntry(Command("take"), "take", "Take it.", in: .program, keys: [.key("t", in: [letters])]),
                CommandEntry(Command("drop"), "drop", "Drop it.", in: .program, keys: [.key("x", in: [letters])]),
            ])
        let catalog = try Catalog([.screen, offer])
        var asking = idle
        let answers = [HintViewState(Command("take"), "answer"), HintViewState(Command("drop"), "decline")]
        asking.overlay = OverlayViewState(
            title: "Incoming call", content: .confirmation("Anna calls.", answers: answers))
        asking.overlay?.keys = letters
        var pipe = PlainSession(isInteractive: false, catalog: catalog)
        _ = pipe.show(idle)

        #expect(pipe.show(asking) == [.write("incoming call: Anna calls. Type t to answer, x to decline.")])
        #expect(pipe.read("x") == [.ask(.perform(Command("drop")))])
        #expect(PlainReader(catalog).reply(to: "hello", in: asking).message == "hello")
    }

    @Test func `leaving ends it`() {
        var session = PlainSession(isInteractive: true, catalog: .standard)
        var finished = idle
        finished.isFinished = true

        #expect(session.show(finished).last == .leave(status: 0))
    }

    @Test func `only a person is greeted`() {
        #expect(PlainSession(isInteractive: false, catalog: .standard).greeting(idle) == [])
        #expect(PlainSession(isInteractive: true, catalog: .standard).greeting(idle).count == 2)
    }
}
