import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Plain mode says in lines what the screen would show`: PlainScreens {
    @Test func `a message is one line for each of its lines, and is said once`() {
        var presenter = PlainPresenter(.standard)
        let shown = state([row("a", "you", "Hello", role: .user), row("b", "echo", "Hello.\n\n  How are you?")])

        #expect(presenter.texts(of: shown) == ["you: Hello", "echo: Hello.", "echo:   How are you?"])
        #expect(presenter.texts(of: shown) == [])
    }

    @Test func `what is said before an answer is called so, and is no part of it`() {
        var presenter = PlainPresenter(.standard)
        var before = row("a", "echo", "Let me check.\nOne moment.")
        before.isCommentary = true

        let lines = presenter.lines(of: state([before, row("b", "echo", "It rains.")]))

        #expect(
            lines.map(\.text) == [
                "echo, before answering: Let me check.", "echo, before answering: One moment.", "echo: It rains.",
            ])
        #expect(lines.map(\.isNotice) == [true, true, false])
    }

    @Test func `notes beside a message are said as they come, each once`() {
        var presenter = PlainPresenter(.standard)
        var row = row("a", "you", "Yo quiere.", role: .user)
        #expect(presenter.texts(of: state([row])) == ["you: Yo quiere."])
        row.notes = [
            MessageMargin.Note(sign: StyledText("✗"), line: [StyledText("quiere → quiero")], name: "correction")
        ]
        row.revision = 1
        #expect(presenter.texts(of: state([row])) == ["correction: quiere → quiero"])
        row.notes.append(MessageMargin.Note(sign: StyledText("="), line: [StyledText("café  coffee")]))
        row.revision = 2

        #expect(presenter.texts(of: state([row])) == ["note: café  coffee"])
    }

    @Test func `an answer waits for what is noted at the message before it`() {
        var presenter = PlainPresenter(.standard)
        var row = row("a", "you", "Yo quiere.", role: .user)
        row.awaitsNotes = true
        let answer = self.row("b", "Lucía", "Muy bien.")
        #expect(presenter.texts(of: state([row, answer])) == ["you: Yo quiere."])
        row.notes = [MessageMargin.Note(sign: StyledText("✗"), line: [StyledText("quiere → quiero")])]
        (row.awaitsNotes, row.revision) = (false, 1)

        #expect(presenter.texts(of: state([row, answer])) == ["note: quiere → quiero", "Lucía: Muy bien."])
    }

    @Test func `a streamed answer is said by finished sentences`() {
        var presenter = PlainPresenter(.standard)
        var said: [[String]] = []
        let answer = "It is sunny. In the evening it will rain.\nTake a coat"
        for (revision, count) in [5, 12, 13, 30, 42, 53].enumerated() {
            let text = String(answer.prefix(count))
            said.append(presenter.texts(of: state([row("a", "echo", text, revision: revision, isLive: true)])))
        }
        said.append(presenter.texts(of: state([row("a", "echo", answer, revision: 9)])))

        #expect(
            said == [
                [], [], ["echo: It is sunny."], [], ["echo: In the evening it will rain."], [], ["echo: Take a coat"],
            ])
    }

    @Test(arguments: [true, false])
    func `a streamed answer whose words change is said again from its beginning`(isLive: Bool) {
        var presenter = PlainPresenter(.standard)
        let first = row("a", "echo", "Take more. Two", isLive: true)
        #expect(presenter.texts(of: state([first])) == ["echo: Take more."])
        let changed = row("a", "echo", "Take no more. Two a day. ", revision: 1, isLive: isLive)
        #expect(presenter.texts(of: state([changed])) == ["echo: Take no more. Two a day."])
    }

    @Test func `whoever does not hear it reads its lines whole, however it comes`() {
        var presenter = PlainPresenter(.standard, bySentence: false)
        var said: [[String]] = []
        let answer = "It is sunny. In the evening it will rain. \nTake a coat. Or two."
        for (revision, count) in [13, 30, 43, 56].enumerated() {
            let text = String(answer.prefix(count))
            said.append(presenter.texts(of: state([row("a", "echo", text, revision: revision, isLive: true)])))
        }
        said.append(presenter.texts(of: state([row("a", "echo", answer, revision: 9)])))

        #expect(
            said == [
                [], [], ["echo: It is sunny. In the evening it will rain."], [], ["echo: Take a coat. Or two."],
            ])
    }

    @Test func `the pages that an answer is drawn from are numbered below it`() throws {
        var presenter = PlainPresenter(.standard)
        let source = try #require(WebSource(title: "The *heron*", url: "https://a.org/heron_(bird)"))
        let other = try #require(WebSource(title: "", url: "https://b.org"))
        let start = Date(timeIntervalSince1970: 0)
        var sourced = Message(
            id: "a", role: .assistant, medium: .text, text: "In trees [1].", status: .completed, createdAt: start)
        sourced.sources = [source, other]
        var conversation = ConversationPresenter(timeZone: .gmt)
        conversation.receive(.messageFinalized(sourced), at: start)
        let shown = state(Array(conversation.state.rows))

        #expect(
            presenter.texts(of: shown) == [
                "echo: In trees [1].", "echo: [1] The *heron*: https://a.org/heron_(bird)", "echo: [2] https://b.org",
            ])
        #expect(presenter.texts(of: shown) == [])
    }

    @Test func `tabs stay tabs where no screen has to place them`() {
        let start = Date(timeIntervalSince1970: 0)
        let code = Message(
            id: "a", role: .assistant, medium: .text, text: "all:\n\tgcc\tx.c", status: .completed, createdAt: start)
        let asked = Message(
            id: "q", role: .user, medium: .text, text: "give\tme", status: .completed, createdAt: start)
        func said(keepsTabs: Bool, typed: Bool = false) -> [String] {
            var conversation = ConversationPresenter(timeZone: .gmt, keepsTabs: keepsTabs)
            for message in [asked, code] { conversation.receive(.messageFinalized(message), at: start) }
            var presenter = PlainPresenter(.standard)
            if typed { presenter.expect(typed: asked.text) }
            return presenter.texts(of: state(Array(conversation.state.rows)))
        }

        #expect(said(keepsTabs: true) == ["you: give\tme", "echo: all:", "echo: \tgcc\tx.c"])
        #expect(said(keepsTabs: false) == ["you: give    me", "echo: all:", "echo:     gcc    x.c"])
        for keepsTabs in [true, false] { #expect(said(keepsTabs: keepsTabs, typed: true).count == 2) }
    }

    @Test func `tabs stay tabs while an answer comes`() {
        let start = Date(timeIntervalSince1970: 0)
        var conversation = ConversationPresenter(timeZone: .gmt, keepsTabs: true)
        var presenter = PlainPresenter(.standard, bySentence: false)
        var said: [String] = []
        for delta in ["all", ":\n", "\tgcc", "\tx.c\n", "\tend"] {
            conversation.receive(.assistantTextDelta(itemID: "a", delta: delta), at: start)
            said += presenter.texts(of: state(Array(conversation.state.rows)))
        }
        #expect(said == ["echo: all:", "echo: \tgcc\tx.c"])
    }

    @Test func `words that turned out to be a thought are called so`() {
        var presenter = PlainPresenter(.standard)
        let thought = row("a", "echo", "They say hello. I greet", isLive: true)
        #expect(presenter.texts(of: state([thought])) == ["echo: They say hello."])

        let lines = presenter.texts(of: state([row("b", "echo", "Hello.")]))

        #expect(
            lines == [
                "notice: What the assistant said last was only a thought, not part of the answer.", "echo: Hello.",
            ])
        #expect(presenter.texts(of: state([row("b", "echo", "Hello.")])) == [])
    }

    @Test func `the number of a list's item is said with the item`() {
        var presenter = PlainPresenter(.standard)
        var said: [String] = []
        let answer = "Two steps.\n1. Do this.\n2. Do that 3. times"
        for count in 1...answer.count {
            let text = String(answer.prefix(count))
            said += presenter.texts(of: state([row("a", "echo", text, revision: count, isLive: true)]))
        }
        said += presenter.texts(of: state([row("a", "echo", answer, revision: 99)]))

        #expect(said == ["echo: Two steps.", "echo: 1. Do this.", "echo: 2. Do that 3.", "echo: times"])
    }

    @Test func `of a panel that grows only what is new is said`() {
        var presenter = PlainPresenter(.standard)
        var doctor = DoctorPanel()
        var shown = ScreenViewState()
        func said() -> [String] {
            shown.overlay = doctor.overlay
            return presenter.texts(of: shown)
        }

        #expect(said() == ["doctor: checking; say something while the microphone is tested (a few seconds)"])
        doctor.add(.good("API key", "set by OPENAI_API_KEY"))
        #expect(said() == ["doctor: ok: API key set by OPENAI_API_KEY"])
        doctor.add(.bad("Server", "gone", advice: "Look."))
        #expect(said() == ["doctor: not ok: Server gone", "doctor: Look."])
        doctor.finish()
        #expect(said() == ["doctor: 1 check needs attention."])
    }

    @Test func `where nobody answers by text it does not say in the end that it is connected`() {
        var presenter = PlainPresenter(.standard)
        var failed = state([], activity: .idle)
        failed.notices = [notice(1, "Nobody answers.")]
        _ = presenter.texts(of: state([], activity: .idle))
        _ = presenter.texts(of: state([], activity: .reconnecting))

        #expect(presenter.texts(of: failed) == ["state: not connected", "notice: Nobody answers."])
        failed.activity = .writing
        #expect(presenter.texts(of: failed) == [])
        failed.activity = .idle
        #expect(presenter.texts(of: failed) == ["state: connected"])
    }

    @Test func `where each request connects for itself nothing is said of a connection at the start`() {
        var presenter = PlainPresenter(.standard)
        var idle = state([], activity: .idle)
        idle.connectsPerRequest = true

        #expect(presenter.texts(of: idle) == [])
        var away = idle
        away.activity = .reconnecting
        #expect(presenter.texts(of: away) == ["state: reconnecting"])
        #expect(presenter.texts(of: idle) == ["state: connected"])
    }

    @Test func `words that are being spoken are said when they are settled`() {
        var presenter = PlainPresenter(.standard)
        let hearing = row("a", "you", "What is the. Weather", role: .user, isLive: true)

        #expect(presenter.texts(of: state([hearing])) == [])
        #expect(
            presenter.texts(of: state([row("a", "you", "What is the weather?", role: .user, revision: 1)]))
                == ["you: What is the weather?"])
    }

    @Test func `what the person typed and sees is not said again, but what became of it is`() {
        var presenter = PlainPresenter(.standard)
        presenter.expect(typed: "hello")
        #expect(presenter.texts(of: state([row("a", "you", "hello", role: .user)])) == [])

        let failed = row("a", "you", "hello", role: .user, revision: 1, mark: StyledText("✕ failed: gone", .failure))
        #expect(presenter.texts(of: state([failed])) == ["you: (failed: gone)"])
        #expect(presenter.texts(of: state([row("b", "you", "hello", role: .user)])) == ["you: hello"])
    }

    @Test func `what is asked again names the command that stops it, and no key`() {
        var presenter = PlainPresenter(.standard)
        let waiting = row(
            "a", "you", "hello", role: .user,
            mark: StyledText("↻ asked again when the server can be reached · Esc stops that", .warning))

        #expect(
            presenter.texts(of: state([waiting])).last
                == "notice: Asked again when the server can be reached, /stop stops that.")
    }

    @Test func `an interrupted answer says how far it was heard`() {
        var presenter = PlainPresenter(.standard)
        let cut = row(
            "a", "echo", "One two three four five six seven", mark: StyledText("↳ interrupted: you heard up to here"),
            heard: 27)

        #expect(
            presenter.texts(of: state([cut])) == [
                "echo: One two three four five six seven",
                "echo: (interrupted: you heard up to here: “two three four five six”)",
            ])
    }

    @Test func `a message that is changed later is said anew`() {
        var presenter = PlainPresenter(.standard)
        _ = presenter.texts(of: state([row("a", "you", "helo", role: .user)]))

        #expect(
            presenter.texts(of: state([row("a", "you", "hello", role: .user, revision: 1)])) == ["you: hello"])
    }

    @Test func `control characters are shown, not obeyed`() {
        var presenter = PlainPresenter(.standard)
        let evil = row("a", "echo", "a\u{1B}]0;owned\u{7}b\rc\u{9B}2J")

        let lines = presenter.texts(of: state([evil]))
        #expect(lines == ["echo: a␛]0;owned␇b␍c<U+009B>2J"])
    }

    @Test(arguments: [
        ([Activity.starting, .connecting, .idle, .thinking, .writing, .idle], ["state: connected"]),
        (
            [.idle, .opening, .listening, .hearing, .thinking, .speaking, .listening, .idle],
            ["state: connected", "state: listening", "state: not listening"]
        ),
        ([.idle, .reconnecting, .idle], ["state: connected", "state: reconnecting", "state: connected"]),
        ([.connecting, .offline], ["state: offline"]),
        (
            [.idle, .listening, .muted, .noMicrophone],
            ["state: connected", "state: listening", "state: muted", "state: no microphone"]
        ),
    ])
    func `changes are said when they matter`(activities: [Activity], lines: [String]) {
        var presenter = PlainPresenter(.standard)

        #expect(activities.flatMap { presenter.texts(of: state([], activity: $0)) } == lines)
    }

    @Test func `every notice is said, with commands in place of keys`() {
        var presenter = PlainPresenter(.standard)
        var shown = ScreenViewState()
        shown.notices = [
            notice(1, "It is lost. Press \(key: .reconnect)."), notice(2, "\(key: .palette) or \(key: .send)"),
        ]

        #expect(presenter.texts(of: shown) == ["notice: It is lost. Type /reconnect.", "notice: /help or Enter"])
        shown.notices.append(notice(3, "More."))
        #expect(presenter.texts(of: shown) == ["notice: More."])
    }

    @Test func `what is typed is not said of what is pressed, nor the other way round`() {
        var presenter = PlainPresenter(.standard)
        var shown = ScreenViewState()
        shown.notices = [
            notice(1, "Press \(key: .toggleTalking) or \(key: .send) to reconnect."),
            notice(2, "Press \(key: .send) or \(key: .toggleTalking)."),
            notice(3, "Press \(key: .toggleTalking) or \(key: .reconnect)."),
        ]

        #expect(
            presenter.texts(of: shown) == [
                "notice: Type /talk or press Enter to reconnect.", "notice: Press Enter or type /talk.",
                "notice: Type /talk or /reconnect.",
            ])
    }

    @Test func `a tool asks, runs and ends, a line each`() {
        var presenter = PlainPresenter(.standard)
        var said: [String] = []
        var tool = row("t", "tool", "")
        tool.tool = ToolRowViewState(
            sign: StyledText("?"), name: "weather", arguments: "city: Lisbon", question: "approve?")
        said += presenter.texts(of: state([tool]))
        tool.tool?.question = nil
        tool.tool?.sign = StyledText("▸")
        tool.revision += 1
        said += presenter.texts(of: state([tool]))
        tool.tool?.sign = StyledText("✓")
        tool.tool?.outcome = StyledText("0.31 s")
        tool.tool?.output = StyledText("sunny")
        tool.revision += 1
        said += presenter.texts(of: state([tool]))

        #expect(
            said == [
                "tool weather: waiting for approval with city: Lisbon. Answer y (yes), n (no) or a (always).",
                "tool weather: 0.31 s: sunny",
            ])
    }

    @Test func `a list is numbered, and what changes in it is said again alone`() {
        var presenter = PlainPresenter(.standard)
        var rows = [
            ChoiceRowViewState(id: "a", title: "a", state: StyledText("✓ always")),
            ChoiceRowViewState(id: "b", title: "b"),
        ]
        var shown = ScreenViewState()
        shown.overlay = OverlayViewState(title: "Tools", content: .choices(ChoiceListViewState(rows: rows)))
        #expect(
            presenter.texts(of: shown) == ["tools: 1. a: ok: always", "tools: 2. b", "tools: Type a number to choose."])

        rows[1].state = StyledText("⊘ never")
        shown.overlay = OverlayViewState(title: "Tools", content: .choices(ChoiceListViewState(rows: rows)))
        #expect(presenter.texts(of: shown) == ["tools: 2. b: never"])
    }

    @Test func `a question is asked with how to answer it`() {
        var presenter = PlainPresenter(.standard)
        var screen = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "m"), catalog: .standard)
        screen.updatePanel { $0.show(Question.quit()) }

        #expect(presenter.texts(of: screen.state) == ["question: Quit echo? Answer y or n."])
    }

    @Test func `a question that an answer put already is not put again, and says what would change`() {
        var presenter = PlainPresenter(.standard)
        var shown = state([row("a", "echo", "Open the door?")])
        let answers = [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]
        shown.overlay = OverlayViewState(
            title: "House", content: .confirmation("Open the door?", rows: ["Door: closed → open"], answers: answers))

        #expect(
            presenter.texts(of: shown) == [
                "echo: Open the door?", "question: Door: now closed, then open", "question: Answer y or n.",
            ])
    }

    @Test func `nothing that only an eye can read is left in a panel`() {
        var presenter = PlainPresenter(.standard)
        var shown = ScreenViewState()
        shown.overlay = OverlayViewState(
            title: "Cost", content: .lines([[StyledText("──━━▁█⣿ total"), StyledText("  12")], [StyledText("────")]]))

        #expect(presenter.texts(of: shown) == ["cost: total 12"])
    }

    @Test func `a text without an end of a sentence is not kept back for ever`() {
        var presenter = PlainPresenter(.standard)
        let words = String(repeating: "word ", count: 200)
        let first = presenter.texts(of: state([row("a", "echo", words, isLive: true)]))
        let solid = String(repeating: "ä", count: 5000)
        let second = presenter.texts(of: state([row("b", "echo", solid, isLive: true)]))

        #expect(first.joined() == "echo: " + words.dropLast())
        #expect(second.joined().count > 4000)
        #expect(!second.joined().contains("\u{FFFD}"))
    }

    @Test func `the conversation that is left at the end has authors, facts and marks, and no control characters`() {
        var rows = [
            row("a", "you", "Hello\u{1B}[2J\nthere", role: .user),
            row("b", "echo", "Hi.", mark: StyledText("↳ interrupted: you heard up to here")),
        ]
        (rows[0].time, rows[1].time, rows[1].latency) = ("09:41", "09:42", "0.42 s")

        #expect(
            LeftTranscript.lines(state(rows).conversation) == [
                "you  09:41", "  Hello␛[2J", "  there", "echo  09:42  0.42 s", "  Hi.",
                "  ↳ interrupted: you heard up to here",
            ])
    }
}
