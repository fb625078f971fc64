import EchoScreen
import EchoTestKit
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The conversation on the screen` {
    private let size = Size(width: 120, height: 40)

    private func state(messages: Int) -> ScreenViewState {
        var state = SampleScreens.conversation
        state.conversation.rows = ChunkedList(
            (0..<messages).map {
                MessageRowViewState(id: "\($0)", author: StyledText("you", .user), text: "message number \($0) of many")
            })
        return state
    }

    @Test func `a hundred thousand messages cost no more than those in sight`() {
        let state = state(messages: 100_000)
        var view = ScreenView(keymap: .standard)

        let text = FrameText.text(of: view.draw(state, size: size))

        #expect(text.contains("message number 99999"))
        #expect(view.layoutMisses < 60)
        let drawn = view.layoutMisses
        _ = view.draw(state, size: size)
        #expect(view.layoutMisses == drawn)
    }

    @Test func `a change lays out the message that changed and no other`() {
        var state = state(messages: 1000)
        var view = ScreenView(keymap: .standard)
        _ = view.draw(state, size: size)
        let drawn = view.layoutMisses

        state.conversation.rows[999].text += " and more"
        state.conversation.rows[999].revision += 1
        let text = FrameText.text(of: view.draw(state, size: size))

        #expect(text.contains("number 999 of many and more"))
        #expect(view.layoutMisses == drawn + 1)
    }

    @Test func `what is read stays where it is while more arrives below`() {
        var state = state(messages: 100)
        var view = ScreenView(keymap: .standard)
        state.conversation.scroll = view.scrolled(state, by: -30, size: size)
        let before = FrameText.text(of: view.draw(state, size: size)).split(separator: "\n").map(String.init)

        state.conversation.rows.append(
            MessageRowViewState(id: "new", author: StyledText("echo", .assistant), text: "something new"))
        state.conversation.unseen = 1
        let after = FrameText.text(of: view.draw(state, size: size))

        #expect(after.contains("↓ 1 new, 1 line "))
        #expect(!after.contains("something new"))
        let rows = after.split(separator: "\n").map(String.init)
        #expect(before.contains { $0.contains("↓ more") })
        #expect(before.filter { $0.contains("number") } == rows.filter { $0.contains("number") })
    }

    @Test(arguments: [60, 120]) func `how much of an answer is new below is told while it grows`(width: Int) {
        let size = Size(width: width, height: 24)
        var state = state(messages: 30)
        state.conversation.rows.append(answer("One.\n\nTwo", live: true))
        var view = ScreenView(keymap: .standard)
        state.conversation.scroll = view.scrolled(state, by: -20, size: size)
        #expect(footnote(&view, state, size) == "↓ more")

        grow(&state, "One.\n\nTwo.")
        #expect(footnote(&view, state, size) == "↓ more")
        grow(&state, "One.\n\nTwo.\n\nThree.")
        #expect(footnote(&view, state, size) == "↓ 1 new line")
        grow(&state, "One.\n\nTwo.\n\nThree.\n\n- four\n- five")
        #expect(footnote(&view, state, size) == "↓ 3 new lines")
        // What was scrolled to is not below any more.
        state.conversation.scroll = view.scrolled(state, by: 24, size: size)
        #expect(footnote(&view, state, size) == "↓ 1 new line")
        state.conversation.scroll = view.scrolled(state, by: 100, size: size)
        #expect(footnote(&view, state, size) == nil)
        grow(&state, "One.\n\nTwo.\n\nThree.\n\n- four\n- five\n- six")
        #expect(footnote(&view, state, size) == nil)
    }

    @Test func `what is new below is counted up to a thousand lines, and costs no more`() {
        var state = state(messages: 10)
        var view = ScreenView(keymap: .standard)
        state.conversation.scroll = .anchored(row: 0, line: 0)
        for number in 0..<5000 {
            state.conversation.rows.append(answer("Answer.", id: "new-\(number)"))
            state.conversation.unseen += 1
        }

        #expect(footnote(&view, state, Size(width: 60, height: 16)) == "↓ 5000 new, 999+ lines")
        #expect(view.layoutMisses < 1100)
    }

    private func grow(_ state: inout ScreenViewState, _ text: String) {
        let last = state.conversation.rows.count - 1
        state.conversation.rows[last].text = text
        state.conversation.rows[last].revision += 1
    }

    /// What stands at the right of the conversation's lower edge.
    private func footnote(_ view: inout ScreenView, _ state: ScreenViewState, _ size: Size) -> String? {
        let text = FrameText.text(of: view.draw(state, size: size))
        return text.firstMatch(of: /─ (↓[^─]*?) ─/).map { String($0.1) }
    }

    @Test func `scrolling back to the end follows again`() {
        var state = state(messages: 50)
        var view = ScreenView(keymap: .standard)
        state.conversation.scroll = view.scrolled(state, by: -17, size: size)
        guard case .anchored = state.conversation.scroll else {
            Issue.record("it did not move")
            return
        }
        state.conversation.scroll = view.scrolled(state, by: 16, size: size)
        #expect(state.conversation.scroll != .following)
        state.conversation.scroll = view.scrolled(state, by: 1, size: size)
        #expect(state.conversation.scroll == .following)
    }

    @Test func `the start can be reached and not passed`() {
        var state = state(messages: 50)
        var view = ScreenView(keymap: .standard)
        state.conversation.scroll = view.scrolled(state, by: -100_000, size: size)
        #expect(state.conversation.scroll == .anchored(row: 0, line: 0))
    }

    @Test func `a conversation that fits has nowhere to go`() {
        var state = state(messages: 2)
        var view = ScreenView(keymap: .standard)
        #expect(view.scrolled(state, by: -5, size: size) == .following)
        state.conversation.scroll = .anchored(row: 7, line: 3)
        #expect(FrameText.text(of: view.draw(state, size: size)).contains("message number 0"))
    }

    @Test func `what was not heard is told apart at the character where the sound was cut`() throws {
        var state = SampleScreens.conversation
        state.conversation.rows = ChunkedList([
            MessageRowViewState(id: "1", author: StyledText("echo", .assistant), text: "heard lost", heardCharacters: 6)
        ])
        var view = ScreenView(keymap: .standard)

        let frame = view.draw(state, size: size)
        let roles = frame.cells.filter { "heardlost".contains($0.text) && $0.style.surface == .screen }
        let lost = frame.cells.enumerated().filter { $0.element.style.role == .unheard }.map(\.element.text).joined()

        #expect(lost == "lost")
        #expect(!roles.isEmpty)
    }

    private func answer(_ text: String, id: String = "a", live: Bool = false) -> MessageRowViewState {
        MessageRowViewState(
            id: id, author: StyledText("echo", .assistant), text: text, isMarkdown: true, isLive: live)
    }

    @Test func `a stream of words lays out the block that grows and no other`() {
        var state = SampleScreens.conversation
        var text = (0..<8).map { "Paragraph \($0), which is finished.\n\n" }.joined() + "The last one"
        state.conversation.rows = ChunkedList([answer(text)])
        var view = ScreenView(keymap: .standard)
        _ = view.draw(state, size: size)
        let drawn = view.layoutMisses

        for word in [" grows", " word", " by", " word"] {
            text += word
            state.conversation.rows[0].text = text
            state.conversation.rows[0].revision += 1
            _ = view.draw(state, size: size)
        }

        #expect(FrameText.text(of: view.draw(state, size: size)).contains("The last one grows word by word"))
        #expect(view.layoutMisses == drawn + 4)
    }

    @Test func `an answer of five megabytes in one line is laid out where it is seen`() {
        var state = SampleScreens.conversation
        let text = String(repeating: "a word and *another* ", count: 250_000)
        state.conversation.rows = ChunkedList([answer(text + "the end")])
        var view = ScreenView(keymap: .standard)

        #expect(FrameText.text(of: view.draw(state, size: size)).contains("the end"))
        #expect(view.layoutMisses < 6)
        for _ in 0..<5 { state.conversation.scroll = view.scrolled(state, by: -35, size: size) }
        #expect(FrameText.text(of: view.draw(state, size: size)).contains("a word and another a word"))
        #expect(view.layoutMisses < 12)
    }

    @Test func `a very long answer that streams is drawn at its end each time`() {
        var state = SampleScreens.conversation
        var view = ScreenView(keymap: .standard)
        var text = ""
        for number in 0..<200 {
            text += String(repeating: "words without a line end, ", count: 100) + "piece-\(number). "
            state.conversation.rows = ChunkedList([answer(text, live: true)])
            state.conversation.rows[0].revision = number
            #expect(FrameText.text(of: view.draw(state, size: size)).contains("piece-\(number)."))
        }
        #expect(view.layoutMisses < 200 * 4)
    }

    @Test func `every line in sight says of which message it is, and which code stands there`() throws {
        var state = SampleScreens.conversation
        state.conversation.rows = ChunkedList([answer("One.\n\n```swift\nlet two = 2\n```\n\nThree.")])
        var view = ConversationView()
        var frame = Frame(size: Size(width: 40, height: 26))
        let rect = Rect(x: 0, y: 5, width: 40, height: 20)

        view.draw(state.conversation, voice: [], in: rect, keyName: { _ in "" }, to: &frame)

        let targets = (0..<26).map { frame.target(at: Point(x: 3, y: $0)) }
        let code = MouseTarget.message(0, code: "One.\n\n".utf8.count)
        #expect(targets[4] == nil)
        #expect(targets[5...6].allSatisfy { $0 == .message(0, code: nil) })
        #expect(targets[7...9].contains(code))
        #expect(targets[10...11].allSatisfy { $0 == .message(0, code: nil) })
        #expect(targets[13] == nil)
    }
}
