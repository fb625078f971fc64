import EchoScreen
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `A panel has two columns where there is room` {
    private func text(_ content: OverlayViewState.Content, width: Int, height: Int = 40) -> [String] {
        var state = SampleScreens.conversation
        state.overlay = OverlayViewState(title: "Rows", content: content)
        var view = ScreenView(keymap: .standard)
        return FrameText.text(of: view.draw(state, size: Size(width: width, height: height)))
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func row(of part: String, in lines: [String]) throws -> Int {
        try #require(lines.firstIndex { $0.contains(part) })
    }

    private var list: OverlayViewState.Content {
        let rows = ["one", "two"].map { name in
            ChoiceRowViewState(
                id: name, title: name + ", by a longer name",
                help: "What \(name) is for, in so many words that a line is full.")
        }
        return .choices(ChoiceListViewState(rows: rows))
    }

    @Test func `what is said of a row stands beside the list, else below it`() throws {
        let wide = text(list, width: 120)
        #expect(try row(of: "What one is for", in: wide) == row(of: "▎one", in: wide))
        let narrow = text(list, width: 60)
        #expect(try row(of: "What one is for", in: narrow) > row(of: " two", in: narrow))
    }

    @Test func `what grows shows its end, and has its place from the beginning`() {
        func shown(_ count: Int) -> [String] {
            var row = ChoiceRowViewState(id: "a", title: "a call", help: "the last line")
            row.details = (1...count).map { "line \($0) of what is said" }.joined(separator: "\n")
            return text(.choices(ChoiceListViewState(rows: [row])), width: 120)
        }
        let (few, many) = (shown(1), shown(30))
        #expect(few.firstIndex { $0.contains("╭ Rows ") } == many.firstIndex { $0.contains("╭ Rows ") })
        #expect(many.contains { $0.contains("line 30 of") } && !many.contains { $0.contains("line 1 of") })
    }

    private func tree(_ count: Int, selection: Int = 0) -> OverlayViewState.Content {
        var tree = TreeViewState(
            rows: (0..<count).map { .init(line: [StyledText("lamp \($0) is off in that room")]) }, selection: selection)
        tree.flows = true
        return .tree(tree)
    }

    @Test func `a tree that may flow goes on in a second column`() throws {
        let wide = text(tree(60), width: 120)
        #expect(try row(of: "lamp 0 ", in: wide) == row(of: "lamp 30 ", in: wide))
        #expect(wide.contains { $0.contains("lamp 59 ") })
        let narrow = text(tree(60), width: 60)
        #expect(!narrow.contains { $0.contains("lamp 59 ") })
        let short = text(tree(9), width: 120)
        #expect(try row(of: "lamp 8 ", in: short) == row(of: "lamp 0 ", in: short) + 8)
    }

    @Test(arguments: [0, 36, 99, 199, 299])
    func `of a tree that is longer still the selected row is seen`(selection: Int) {
        #expect(text(tree(300, selection: selection), width: 120).contains { $0.contains("lamp \(selection) ") })
    }

    @Test func `how to get out is named, however many keys there are`() {
        var state = SampleScreens.conversation
        state.hints =
            (0..<20).map { _ in HintViewState(.open, "do one of many things") } + [HintViewState(.stop, "close")]
        state.overlay = OverlayViewState(title: "Rows", content: list)
        var view = ScreenView(keymap: .standard)
        let text = FrameText.text(of: view.draw(state, size: Size(width: 80, height: 24)))
        #expect(text.contains("Esc close"))
    }
}
