import Echo
import EchoText
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `What was said can be selected, found, folded and taken elsewhere` {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func message(_ id: String, _ role: Message.Role, _ text: String, at second: Double) -> EchoEvent {
        .messageFinalized(
            Message(
                id: id, role: role, medium: .text, text: text, status: .completed, createdAt: Self.start + second))
    }

    private func makeSUT(_ texts: String...) -> ConversationPresenter {
        var presenter = ConversationPresenter(timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
        for (index, text) in texts.enumerated() {
            presenter.receive(
                message("\(index)", index.isMultiple(of: 2) ? .user : .assistant, text, at: Double(index)),
                at: Self.start)
        }
        return presenter
    }

    private func tool(_ id: String, _ output: String, at second: Double) -> EchoEvent {
        .messageUpdated(
            Message(
                id: "m\(id)", role: .tool, medium: .text, status: .completed, createdAt: Self.start + second,
                tool: ToolActivity(
                    call: ToolCall(id: id, name: "read_file", arguments: "{}"), phase: .succeeded, output: output)))
    }

    @Test func `the first press selects what is in sight, the next ones move, and nothing goes beyond the ends`() {
        var presenter = makeSUT("a", "b", "c", "d")
        presenter.selectMessage(by: -1)
        #expect(presenter.state.selection == SelectionViewState(rows: 3...3))
        presenter.selectMessage(by: -1)
        #expect(presenter.state.scroll == .revealing(row: 2))
        for _ in 0..<9 { presenter.selectMessage(by: -1) }
        #expect(presenter.state.selection == SelectionViewState(rows: 0...0))
        presenter.selectTurn(by: 1)
        #expect(presenter.state.selection == SelectionViewState(rows: 2...2))
        presenter.selectTurn(by: 1)
        #expect(presenter.state.selection == SelectionViewState(rows: 2...2))
    }

    @Test func `code is selected across messages and copied without its fence, tabs and all`() {
        let code = "Before.\n\n```make\nall:\n\techo hi\n```\n\nand\n\n```\nplain\n```\n"
        var presenter = makeSUT("?", code, "?", "no code here")
        let moved1 = presenter.selectCode(by: -1)
        #expect(moved1)
        #expect(presenter.excerpt == Excerpt(text: "plain", name: "the code"))
        let moved2 = presenter.selectCode(by: -1)
        #expect(moved2)
        #expect(presenter.excerpt == Excerpt(text: "all:\n\techo hi", name: "the make code"))
        #expect(presenter.state.scroll.row == 1)
        let moved3 = presenter.selectCode(by: -1)
        #expect(!moved3)
        let moved4 = presenter.selectCode(by: 1)
        #expect(moved4)
        #expect(presenter.excerpt?.text == "plain")
        let moved5 = presenter.selectCode(by: 1)
        #expect(!moved5)
    }

    @Test func `a range is copied with who said what`() {
        var presenter = makeSUT("one", "**two**", "three")
        presenter.selectMessage(by: -1)
        presenter.toggleRange()
        presenter.selectMessage(by: -1)
        #expect(presenter.state.selection == SelectionViewState(rows: 1...2))
        #expect(presenter.excerpt?.text == "## echo · 22:13\n\n**two**\n\n## you · 22:13\n\nthree\n")
        #expect(presenter.excerpt?.name == "2 messages")
        presenter.toggleRange()
        #expect(presenter.state.selection == SelectionViewState(rows: 1...1))
    }

    @Test func `with nothing selected it is the last answer, as it was written but for what commands a terminal`() {
        #expect(
            makeSUT("?", "# One\n\u{1B}[31mred\tx").excerpt
                == Excerpt(text: "# One\n[31mred\tx", name: "the last answer"))
        #expect(makeSUT("only mine").excerpt == nil)
    }

    @Test func `what is selected stays selected when messages come and go above it`() {
        var presenter = makeSUT("a", "b", "c", "d")
        presenter.select(row: 2)
        presenter.receive(message("late", .user, "late", at: 0.5), at: Self.start)
        #expect(presenter.state.selection == SelectionViewState(rows: 3...3))
        #expect(presenter.state.scroll == .revealing(row: 3))
        presenter.receive(.messageRemoved(id: "0"), at: Self.start)
        #expect(presenter.state.selection == SelectionViewState(rows: 2...2))
        presenter.receive(.messageRemoved(id: "2"), at: Self.start)
        #expect(presenter.state.selection == nil)
    }

    @Test func `what is pointed at is selected where it stands, a message or the code in it`() {
        var presenter = makeSUT("?", "One.\n\n```swift\nlet two = 2\n```\n\nThree.")
        presenter.point(at: 1, code: nil)
        #expect(presenter.excerpt?.name == "the answer")
        presenter.point(at: 1, code: 8)
        #expect(presenter.excerpt == Excerpt(text: "let two = 2", name: "the swift code"))
        #expect(presenter.state.scroll == .following)
        presenter.point(at: 9, code: nil)
        #expect(presenter.excerpt?.name == "the swift code")
    }

    @Test func `who reads stays where they are when messages come and go above`() {
        var presenter = makeSUT("a", "b", "c", "d")
        presenter.scroll(to: .anchored(row: 2, part: 1, line: 4))
        presenter.receive(message("late", .user, "late", at: 0.5), at: Self.start)
        #expect(presenter.state.scroll == .anchored(row: 3, part: 1, line: 4))
        presenter.receive(.messageRemoved(id: "late"), at: Self.start)
        #expect(presenter.state.scroll == .anchored(row: 2, part: 1, line: 4))
    }

    // MARK: - Search

    @Test func `words are found without regard to capitals, the newest first, round and round`() {
        var presenter = makeSUT("Lisbon?", "lisbon is LISBON", "no", "über Porto")
        let found1 = presenter.search(for: "lisbon")
        #expect(found1 == StyledText("3 of 3", .faint))
        #expect(
            presenter.state.found
                == FoundViewState(words: "lisbon", row: 1, offset: 10, note: StyledText("3 of 3", .faint)))
        #expect(presenter.state.scroll == .revealing(row: 1, offset: 10))
        presenter.moveToFound(by: 1)
        #expect(presenter.state.found?.row == 0)
        presenter.moveToFound(by: -1)
        presenter.moveToFound(by: -1)
        #expect(presenter.state.found?.offset == 0)
        let found2 = presenter.search(for: "ÜBER")
        #expect(found2.text == "1 of 1")
        let found3 = presenter.search(for: "paris")
        #expect(found3 == StyledText("no matches", .warning))
        #expect(presenter.state.found == nil)
    }

    @Test func `giving up a search goes back to where it began`() {
        var presenter = makeSUT("one", "two", "three")
        presenter.scroll(to: .anchored(row: 1, line: 0))
        _ = presenter.search(for: "o")
        _ = presenter.search(for: "on")
        #expect(presenter.state.scroll == .revealing(row: 0, offset: 0))
        _ = presenter.search(for: "")
        #expect(presenter.state.scroll == .anchored(row: 1, line: 0))
        #expect(!presenter.isSearching)
    }

    @Test func `what came since is found too`() {
        var presenter = makeSUT("x", "x")
        _ = presenter.search(for: "x")
        presenter.receive(message("9", .user, "x x", at: 9), at: Self.start)
        presenter.moveToFound(by: 1)
        #expect(presenter.state.found?.note.text == "3 of 4")
    }

    // MARK: - Folding

    @Test func `what a tool answered is folded when it is long`() throws {
        var presenter = makeSUT("?")
        presenter.receive(tool("1", (1...48).map { "line \($0)" }.joined(separator: "\n"), at: 1), at: Self.start)
        #expect(presenter.state.rows[1].tool?.lines.count == 6)
        #expect(presenter.state.rows[1].tool?.hidden == "… 42 more lines")

        let revision = presenter.state.rows[1].revision
        let folded1 = presenter.toggleFold()
        #expect(folded1)
        #expect(presenter.state.rows[1].tool?.lines.count == 48)
        #expect(presenter.state.rows[1].tool?.hidden == "")
        #expect(presenter.state.rows[1].revision > revision)
        let folded2 = presenter.toggleAllFolds()
        #expect(folded2)
        #expect(presenter.state.rows[1].tool?.lines.count == 6)
    }

    @Test(arguments: [("one line", 0, ""), ("a\nb\nc", 3, ""), (#"{"a": 1, "b": 2}"#, 0, ""), ("", 0, "")])
    func `what is short is not folded`(output: String, lines: Int, hidden: String) throws {
        var presenter = makeSUT("?")
        presenter.receive(tool("1", output, at: 1), at: Self.start)
        #expect(presenter.state.rows[1].tool?.lines.count == lines)
        #expect(presenter.state.rows[1].tool?.hidden == hidden)
        let folded3 = presenter.toggleFold()
        #expect(!folded3)
        let folded4 = presenter.toggleAllFolds()
        #expect(!folded4)
    }

    @Test func `the output of a selected call is copied whole`() {
        var presenter = makeSUT("?")
        let output = (1...9_000).map { "line \($0)" }.joined(separator: "\n")
        presenter.receive(tool("1", output, at: 1), at: Self.start)
        presenter.select(row: 1)
        #expect(presenter.excerpt == Excerpt(text: output, name: "the output of read_file"))
    }

    @Test func `what was said is told whole`() {
        var presenter = makeSUT("one", "**two**")
        presenter.receive(tool("1", "```", at: 2), at: Self.start)

        #expect(presenter.said.map(\.text) == ["one", "**two**", "```"])
        #expect(presenter.said.map(\.role) == ["user", "assistant", "tool"])
        #expect(presenter.said.map(\.date) == (0..<3).map { Self.start.addingTimeInterval(Double($0)) })
        #expect(presenter.said.last?.tool == "read_file" && presenter.said.last?.arguments == "{}")
    }
}
