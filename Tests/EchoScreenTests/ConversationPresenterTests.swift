import Echo
import EchoText
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `The conversation shows each message with its marks` {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)
    private let utc = TimeZone(secondsFromGMT: 0) ?? .current

    private func makeSUT() -> ConversationPresenter { ConversationPresenter(timeZone: utc) }

    private func message(
        _ id: String, _ role: Message.Role = .assistant, _ text: String = "", _ status: Message.Status = .completed,
        after seconds: Double = 0, latency: Duration? = nil
    ) -> Message {
        Message(
            id: id, role: role, medium: .voice, text: text, status: status, createdAt: Self.start + seconds,
            latency: latency)
    }

    private func shown(_ message: Message) -> MessageRowViewState? {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message), at: Self.start)
        return presenter.state.rows.first
    }

    @Test func `author, clock time, latency and text`() throws {
        let row = try #require(shown(message("a", .assistant, "It is sunny.", latency: .milliseconds(418))))

        #expect(row.author == StyledText("echo", .assistant))
        #expect(row.time == "22:13")
        #expect(row.latency == "0.42 s")
        #expect(row.text == "It is sunny.")
        #expect(row.mark == nil)
        #expect(!row.isLive)
    }

    @Test func `who made an answer, where the server names somebody besides its model`() throws {
        var answer = message("a", .assistant, "84.")
        answer.provider = "built-in \u{1B}skills"
        #expect(try #require(shown(answer)).place == "built-in ␛skills")
        answer.isLocal = true
        #expect(try #require(shown(answer)).place == "on this machine")
    }

    @Test func `what is said on the way to an answer is dim, and is no answer`() throws {
        var presenter = makeSUT()
        var preamble = message("a", .assistant, "Let me check.")
        preamble.phase = .commentary
        var answer = message("b", .assistant, "It is sunny.", after: 1)
        answer.phase = .finalAnswer
        presenter.receive(.messageUpdated(answer), at: Self.start)
        presenter.receive(.messageUpdated(preamble), at: Self.start)
        #expect(presenter.state.rows.map(\.isCommentary) == [true, false])
        #expect(presenter.excerpt?.text == "It is sunny.")
        #expect(presenter.said.map(\.text) == ["It is sunny."])

        var late = message("c", .assistant, "One more look.", after: 2)
        late.phase = .commentary
        presenter.receive(.messageUpdated(late), at: Self.start)
        #expect(presenter.excerpt?.text == "It is sunny.")
    }

    @Test func `a phase that comes late shows it anew`() throws {
        var presenter = makeSUT()
        var preamble = message("a", .assistant, "Let me check.", .inProgress)
        presenter.receive(.messageUpdated(preamble), at: Self.start)
        let before = try #require(presenter.state.rows.first)
        #expect(!before.isCommentary)

        preamble.phase = .commentary
        presenter.receive(.messageUpdated(preamble), at: Self.start)

        let after = try #require(presenter.state.rows.first)
        #expect(after.isCommentary)
        #expect(after.revision > before.revision)
    }

    @Test func `what a feature puts beside a message stays there, whenever the message comes`() {
        let note = MessageMargin.Note(sign: StyledText("✓", .success), line: [StyledText("Order a drink")])
        var presenter = makeSUT()
        presenter.annotate("a", MessageMargin(author: "Lucía", notes: [note]), by: "room")
        presenter.receive(.messageUpdated(message("a", .assistant, "Hola")), at: Self.start)
        #expect(presenter.state.rows.first?.author == StyledText("Lucía", .assistant))
        #expect(presenter.state.rows.first?.notes == [note])

        let before = presenter.state.rows.first?.revision ?? 0
        presenter.annotate("a", MessageMargin(author: "Lucía"), by: "room")
        #expect(presenter.state.rows.first?.notes == [])
        #expect(presenter.state.rows.first?.revision ?? 0 > before)
        presenter.reset()
        presenter.receive(.messageUpdated(message("b", .assistant, "Hello")), at: Self.start)
        #expect(presenter.state.rows.first?.author.text == "echo")
    }

    @Test func `what several features put beside a message stands there one below the other`() {
        func note(_ sign: String) -> MessageMargin.Note { MessageMargin.Note(sign: StyledText(sign), line: []) }
        var (presenter, star) = (makeSUT(), MessageMargin(notes: [note("★")]))
        star.isKept = false
        presenter.receive(.messageUpdated(message("a", .assistant, "Hola")), at: Self.start)

        presenter.annotate("a", MessageMargin(author: "Lucía", notes: [note("✎")]), by: "room")
        presenter.annotate("a", star, by: "bookmarks")

        #expect(presenter.state.rows.first?.author.text == "Lucía")
        #expect(presenter.state.rows.first?.notes.map(\.sign.text) == ["★", "✎"])
        #expect(presenter.keptMargin(of: "a")?.notes.map(\.sign.text) == ["✎"])

        presenter.annotate("a", MessageMargin(notes: [note("✓")]), by: "room")
        #expect(presenter.state.rows.first?.notes.map(\.sign.text) == ["★", "✓"])
        let revision = presenter.state.rows.first?.revision ?? 0
        presenter.annotate("a", nil, by: "bookmarks")
        #expect(presenter.state.rows.first?.notes.map(\.sign.text) == ["✓"])
        #expect(presenter.state.rows.first?.revision ?? 0 > revision)
        presenter.annotate("a", nil, by: "room")
        #expect(presenter.state.rows.first?.notes == [])
        #expect(presenter.keptMargin(of: "a") == nil)
    }

    @Test func `what was kept beside a message makes room for what is said of it anew, and for no mark`() {
        func note(_ sign: String) -> MessageMargin.Note { MessageMargin.Note(sign: StyledText(sign), line: []) }
        var (presenter, star) = (makeSUT(), MessageMargin(notes: [note("★")]))
        star.isKept = false
        presenter.receive(.messageUpdated(message("a", .assistant, "Hola")), at: Self.start)
        presenter.annotate("a", MessageMargin(notes: [note("✎")]), by: "")

        presenter.annotate("a", star, by: "bookmarks")
        #expect(presenter.state.rows.first?.notes.map(\.sign.text) == ["✎", "★"])

        presenter.annotate("a", MessageMargin(notes: [note("✓")]), by: "room")
        #expect(presenter.state.rows.first?.notes.map(\.sign.text) == ["★", "✓"])
    }

    @Test func `what was said on another day has its date when the conversation is continued`() {
        var presenter = makeSUT()
        let days = 86_400.0

        presenter.resume([message("a"), message("b", after: 2 * days)], at: Self.start + 2 * days + 60)
        presenter.receive(.messageUpdated(message("c", after: 3 * days)), at: Self.start + 3 * days)

        #expect(presenter.state.rows.map(\.time) == ["14 Nov 22:13", "22:13", "17 Nov 22:13"])
    }

    @Test(arguments: [
        (Message.Status.transcribing, "… transcribing"),
        (.transcriptionFailed(.timedOut(after: .seconds(10))), "✕ no transcript: timed out after 10 s"),
        (.transcriptionFailed(.refused(message: "too\nshort")), "✕ no transcript: too short"),
        (.transcriptionFailed(.connectionLost), "✕ no transcript: connection lost"),
        (.inProgress, "…"),
        (.interrupted(heard: .seconds(1), heardCharacters: 3), "↳ interrupted: you heard up to here"),
        (.interrupted(heard: .zero, heardCharacters: 0), "↳ interrupted before you heard any of it"),
        (.incomplete(reason: "max_output_tokens"), "↳ incomplete: max output tokens reached"),
        (.failed(reason: ""), "✕ failed: no reason given"),
    ])
    func `each mark`(status: Message.Status, mark: String) throws {
        #expect(try #require(shown(message("a", .user, "", status))).mark?.text == mark)
    }

    private func cut(_ id: String, _ status: Message.Status, _ text: String = "One two") -> Message {
        Message(id: id, role: .assistant, medium: .text, text: text, status: status, createdAt: Self.start)
    }

    @Test(arguments: [
        (Message.Status.incomplete(reason: "max_output_tokens"), CutAnswer?.some(.broken)),
        (.failed(reason: "connection_lost"), .broken), (.incomplete(reason: "turn_detected"), nil),
        (.interrupted(heard: .zero, heardCharacters: 3), nil), (.completed, nil), (.inProgress, nil),
    ])
    func `an answer that ended badly offers to go on, as long as it is the last`(
        status: Message.Status, cut: CutAnswer?
    ) {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(self.cut("a", status)), at: Self.start)
        #expect(presenter.state.rows[0].cut == cut)
        #expect(presenter.state.rows[0].offer == cut?.offer)

        presenter.receive(.messageUpdated(message("b", .user, "Well?", after: 1)), at: Self.start)
        #expect(presenter.state.rows[0].offer == nil)
        #expect(!presenter.canContinueAnswer)
        presenter.receive(.messageRemoved(id: "b"), at: Self.start)
        #expect(presenter.state.rows[0].offer == cut?.offer)
    }

    @Test func `an answer of which nothing came can only be asked for again`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(cut("a", .failed(reason: "server_error"), "")), at: Self.start)
        #expect(presenter.state.rows[0].cut == .lost)
        #expect(presenter.state.rows[0].mark?.text == "✕ failed: the server had an error")
        #expect(!presenter.canContinueAnswer)
    }

    @Test func `an answer that goes on grows in its place, and offers nothing meanwhile`() {
        var presenter = makeSUT()
        presenter.receive(.messageFinalized(cut("a", .incomplete(reason: ""))), at: Self.start)
        #expect(presenter.canContinueAnswer)

        presenter.receive(.messageUpdated(cut("a", .inProgress)), at: Self.start)
        #expect(presenter.state.rows[0].offer == nil)
        presenter.receive(.assistantTextDelta(itemID: "a", delta: " three"), at: Self.start)
        presenter.receive(.messageUpdated(cut("a", .inProgress, "One two three")), at: Self.start)
        #expect(presenter.state.rows.map(\.text) == ["One two three"])
        presenter.receive(.messageFinalized(cut("a", .completed, "One two three")), at: Self.start)
        #expect(presenter.state.rows[0].mark == nil)
        #expect(!presenter.canContinueAnswer)
    }

    @Test func `a question without an answer says so until it is asked again`() {
        var presenter = makeSUT()
        presenter.receive(.messageFinalized(message("a", .user, "Well?")), at: Self.start)
        presenter.leaveUnanswered()
        #expect(presenter.state.rows[0].mark?.text == "✕ no answer")
        #expect(presenter.state.rows[0].offer == CutAnswer.lost.offer)

        presenter.receive(Turn.thinking)
        #expect(presenter.state.rows[0].mark == nil)
        #expect(presenter.state.rows[0].offer == nil)
    }

    @Test func `a written answer that was stopped was heard by nobody`() throws {
        let stopped = Message(
            id: "a", role: .assistant, medium: .text, text: "One two",
            status: .interrupted(heard: .zero, heardCharacters: 3), createdAt: Self.start)

        #expect(try #require(shown(stopped)).mark?.text == "↳ stopped here")
    }

    @Test func `while the user speaks the message on its way says so, afterwards that it is transcribed`() throws {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a", .user, "", .transcribing)), at: Self.start)
        presenter.receive(Turn.user)
        #expect(try #require(presenter.state.rows.first).isBeingHeard)
        #expect(try #require(presenter.state.rows.first).mark?.text == "listening")

        presenter.receive(Turn.thinking)
        #expect(try #require(presenter.state.rows.first).mark?.text == "… transcribing")
        #expect(try !#require(presenter.state.rows.first).isBeingHeard)
    }

    @Test func `only the newest spoken message is being heard`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a", .user, "", .transcribing)), at: Self.start)
        presenter.receive(Turn.user)
        presenter.receive(.messageUpdated(message("b", .user, "", .transcribing, after: 1)), at: Self.start)

        #expect(presenter.state.rows.map(\.isBeingHeard) == [false, true])
    }

    @Test func `how much was heard is counted in what is shown`() throws {
        let heard = Message.Status.interrupted(heard: .seconds(1), heardCharacters: 3)

        #expect(try #require(shown(message("a", .assistant, "a\tb and more", heard))).heardCharacters == 6)
        #expect(try #require(shown(message("a", .assistant, "ab", heard))).heardCharacters == 2)
    }

    @Test func `deltas grow a message, also before it is known`() {
        var presenter = makeSUT()
        presenter.receive(.assistantTextDelta(itemID: "a", delta: "It "), at: Self.start)
        presenter.receive(.assistantTextDelta(itemID: "a", delta: "is"), at: Self.start)

        #expect(presenter.state.rows.map(\.text) == ["It is"])
        #expect(presenter.state.rows.map(\.isLive) == [true])
    }

    @Test func `deltas and whole texts of one message are not added up`() {
        var presenter = makeSUT()
        for text in ["It ", "is", " sunny"] {
            presenter.receive(.assistantTextDelta(itemID: "a", delta: text), at: Self.start)
            let whole = ["It ": "It ", "is": "It is", " sunny": "It is sunny"][text] ?? ""
            presenter.receive(.messageUpdated(message("a", .assistant, whole, .inProgress)), at: Self.start)
        }

        #expect(presenter.state.rows.map(\.text) == ["It is sunny"])
    }

    @Test func `nothing is added to a message that is final`() {
        var presenter = makeSUT()
        presenter.receive(.messageFinalized(message("a", .assistant, "Done.")), at: Self.start)
        presenter.receive(.assistantTextDelta(itemID: "a", delta: " late"), at: Self.start)

        #expect(presenter.state.rows.map(\.text) == ["Done."])
    }

    @Test func `a transcript that comes late stands where it was spoken`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("answer", .assistant, "Yes.", after: 2)), at: Self.start)
        presenter.receive(.messageUpdated(message("question", .user, "Is it?", after: 1)), at: Self.start)
        presenter.receive(.messageUpdated(message("answer", .assistant, "Yes!", after: 2)), at: Self.start)

        #expect(presenter.state.rows.map(\.text) == ["Is it?", "Yes!"])
    }

    @Test func `the end of a turn tells the latency`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a", .assistant, "Yes.")), at: Self.start)
        presenter.receive(
            .turnEnded(TurnSummary(assistantItemID: "a", firstToken: .seconds(1), firstSound: .milliseconds(1500))),
            at: Self.start)

        #expect(presenter.state.rows.first?.latency == "1.50 s")
    }

    @Test(arguments: ["", " \n"]) func `a transcript without a word says so`(transcript: String) {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("u", .user, "", .transcribing)), at: Self.start)
        presenter.receive(.messageFinalized(message("u", .user, transcript)), at: Self.start)

        #expect(presenter.state.rows.first?.mark == StyledText("(no speech recognised)", .faint))
        presenter.receive(.messageFinalized(message("a", .assistant, transcript, after: 1)), at: Self.start)
        #expect(presenter.state.rows.last?.mark == nil)
    }

    @Test func `beside an answer stands what the latency panel has, whatever comes later`() {
        var presenter = makeSUT()
        var answer = message("a", .assistant, "Yes.")
        answer.latency = .milliseconds(970)
        presenter.receive(.messageFinalized(answer), at: Self.start)
        let summary = TurnSummary(
            assistantItemID: "a", firstToken: .milliseconds(500), firstSound: .milliseconds(970),
            firstHeard: .milliseconds(1020))

        presenter.receive(.turnEnded(summary), at: Self.start)
        presenter.receive(.messageFinalized(answer), at: Self.start)

        #expect(presenter.state.rows.first?.latency == "1.02 s")
        #expect(presenter.state.rows.first?.latencyRole == .failure)
    }

    @Test func `after a reset nothing of the old conversation is shown`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a", .assistant, "Old", .inProgress)), at: Self.start)
        presenter.reset()
        presenter.receive(.assistantTextDelta(itemID: "a", delta: "er"), at: Self.start)
        presenter.receive(.messageFinalized(message("a", .assistant, "Older")), at: Self.start)

        #expect(presenter.state.rows.isEmpty)
    }

    @Test func `what changes gets a new revision, what does not keeps its own`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a", .user, "One")), at: Self.start)
        presenter.receive(.messageUpdated(message("b", .assistant, "Two", .inProgress)), at: Self.start)
        let before = presenter.state.rows.map(\.revision)
        presenter.receive(.assistantTextDelta(itemID: "b", delta: "Two and more"), at: Self.start)
        presenter.receive(.messageUpdated(message("a", .user, "One")), at: Self.start)

        #expect(presenter.state.rows[0].revision == before[0])
        #expect(presenter.state.rows[1].revision > before[1])
    }

    @Test func `escape sequences in what the server sends are shown`() {
        #expect(shown(message("a", .assistant, "\u{1B}]52;c;aGk=\u{7}"))?.text == "␛]52;c;aGk=␇")
    }

    @Test func `whoever has scrolled up is told how much is new`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a")), at: Self.start)
        presenter.scroll(to: .anchored(row: 0, line: 0))
        presenter.receive(.messageUpdated(message("b")), at: Self.start)
        #expect(presenter.state.unseen == 1)

        presenter.scroll(to: .following)
        #expect(presenter.state.unseen == 0)
    }

    @Test func `whoever has scrolled up has seen what was there, wherever it goes`() {
        var presenter = makeSUT()
        presenter.receive(.messageUpdated(message("a")), at: Self.start)
        presenter.receive(.messageUpdated(message("b", .assistant, "One", .inProgress, after: 9)), at: Self.start)
        #expect(presenter.state.seen == nil)

        presenter.scroll(to: .anchored(row: 0, line: 0))
        presenter.receive(.assistantTextDelta(itemID: "b", delta: "One, two"), at: Self.start)
        #expect(presenter.state.seen == ConversationEnd(row: 1, offset: 3))
        presenter.scroll(to: .anchored(row: 1, line: 0))
        presenter.receive(.messageUpdated(message("between", .user, "x", after: 3)), at: Self.start)
        #expect(presenter.state.seen == ConversationEnd(row: 2, offset: 3))
        presenter.receive(.messageRemoved(id: "a"), at: Self.start)
        #expect(presenter.state.seen == ConversationEnd(row: 1, offset: 3))
        presenter.receive(.messageRemoved(id: "b"), at: Self.start)
        #expect(presenter.state.seen == ConversationEnd(row: 0, offset: 1))

        presenter.scroll(to: .following)
        #expect(presenter.state.seen == nil)
    }

    @Test func `twenty thousand messages take the next without changing what was shown before`() {
        var presenter = makeSUT()
        for number in 0..<20_000 {
            presenter.receive(
                .messageFinalized(message("\(number)", .user, "x", after: Double(number))), at: Self.start)
        }
        var shown: [ConversationViewState] = []
        for _ in 0..<100 {
            shown.append(presenter.state)
            presenter.receive(.assistantTextDelta(itemID: "answer", delta: "y"), at: Self.start + 200_000)
        }

        #expect(presenter.state.rows.count == 20_001)
        #expect(presenter.state.rows.last?.text.count == 100)
        #expect(shown[50].rows.last?.text.count == 50)
    }
}
