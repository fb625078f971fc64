import EchoScreen
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite(.timeLimit(.minutes(10))) struct `A panel of any size is drawn` {
    private static let hostile = "a\u{1B}[2J\u{7}\r\n\tb\u{202E}c"

    private func text(_ content: OverlayViewState.Content, scroll: Int = 0) -> String {
        var state = SampleScreens.conversation
        state.overlay = OverlayViewState(title: "Rows", content: content, scroll: scroll)
        var view = ScreenView(keymap: .standard)
        return FrameText.text(of: view.draw(state, size: Size(width: 80, height: 24)))
    }

    private static func contents(_ count: Int, _ text: (Int) -> String) -> [OverlayViewState.Content] {
        let numbers = Array(0..<count)
        return [
            .lines(numbers.map { [StyledText(text($0))] }),
            .paragraphs(numbers.map { ParagraphViewState(Wording(text($0))) }),
            .choices(
                ChoiceListViewState(
                    rows: numbers.map { ChoiceRowViewState(id: "\($0)", title: text($0)) },
                    selection: max(0, count - 1), empty: "Nothing here.")),
            .table(
                TableViewState(
                    headings: [.init("Number")],
                    rows: numbers.map { .init(label: StyledText(text($0)), cells: [StyledText("\($0)")]) })),
        ]
    }

    @Test func `with a hundred thousand rows, at their beginning and at their end`() {
        for content in Self.contents(100_000, { "row \($0)" }) {
            let end = text(content, scroll: 100_000)
            #expect(end.contains("row 99999"))
            #expect(text(content).contains("row "))
        }
    }

    @Test func `with pictures below each other, however long a title and a note are`() {
        var list = ChoiceListViewState(
            rows: [("short", "0:07"), (String(repeating: "long ", count: 30), "▶ 0:03 / 0:07"), ("", "")].map {
                ChoiceRowViewState(id: $0.0, title: $0.0, state: StyledText("▂▄▆"), note: $0.1)
            })
        list.alignsStates = true

        let lines = text(.choices(list)).split(separator: "\n")
        let places = lines.compactMap { line in
            line.firstRange(of: "▂▄▆").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(places.count == 3)
        #expect(Set(places).count == 1)
        #expect(lines.contains { $0.contains("▶ 0:03 / 0:07") })
    }

    @Test func `with control characters, none of which reaches the terminal`() {
        for content in Self.contents(30, { "\(Self.hostile)\($0)" }) {
            let drawn = text(content)
            #expect(drawn.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" })
            #expect(!drawn.unicodeScalars.contains("\u{202E}"))
        }
    }

    @Test func `without a row`() {
        for content in Self.contents(0, { "\($0)" }) { #expect(text(content).contains("Rows")) }
        #expect(text(.choices(ChoiceListViewState(rows: [], empty: "Nothing here."))).contains("Nothing here."))
    }

    @Test(arguments: [3, 40]) func `above a notice that comes while it is open, without moving, and both are read`(
        count: Int
    ) throws {
        var state = SampleScreens.conversation
        let rows = (0..<count).map { [StyledText("row \($0)")] }
        state.overlay = OverlayViewState(title: "Rows", content: .lines(rows))
        var view = ScreenView(keymap: .standard)
        let size = Size(width: 80, height: 24)
        func lines() -> [Substring] {
            FrameText.text(of: view.draw(state, size: size)).split(separator: "\n", omittingEmptySubsequences: false)
        }
        state.notice = nil
        let before = lines()

        state.notice = NoticeViewState(id: 1, wording: "The disk is full.", role: .warning)

        let after = lines()
        let title = try #require(after.firstIndex { $0.contains(" Rows ") })
        let notice = try #require(after.firstIndex { $0.contains("The disk is full.") })
        #expect(before.firstIndex { $0.contains(" Rows ") } == title)
        #expect(before.firstIndex { $0.contains("row 0 ") } == after.firstIndex { $0.contains("row 0 ") })
        #expect(notice > title)
        #expect(after.contains { $0.contains("row 0 ") })
    }

    /// Title, waveform and time of spoken messages, each as wide as it gets.
    @Test(arguments: [60, 66, 72, 80, 120]) func `with the time beside a waveform, however long the message is`(
        width: Int
    ) {
        let rows = (0..<3).map { index in
            ChoiceRowViewState(
                id: "\(index)", title: "echo  " + String(repeating: "whales sing ", count: 9),
                state: StyledText(String(repeating: "▅", count: 24)), note: "▶ 12:0\(index)", help: "Whales sing.")
        }
        var state = SampleScreens.conversation
        state.overlay = OverlayViewState(title: "Sound", content: .choices(ChoiceListViewState(rows: rows)))
        var view = ScreenView(keymap: .standard)
        let text = FrameText.text(of: view.draw(state, size: Size(width: width, height: 24)))

        for index in 0..<3 { #expect(text.contains("▶ 12:0\(index)")) }
        #expect(text.contains("echo  whales"))
    }

    @Test(arguments: [
        (40, "12 messages · text · gpt-5-mini"), (20, "12 messages · text"), (11, "12 messages"), (5, "12 m…"),
    ])
    func `with whole parts of what belongs to a row`(columns: Int, shown: String) {
        #expect(ChoiceLayout.fitted("12 messages · text · gpt-5-mini", to: columns) == shown)
    }

    @Test(arguments: [
        (60, "Use the models again that were replaced."), (34, "Use the models again that were…"),
        (31, "Use the models again that were…"), (30, "Use the models again that…"), (6, "Use…"), (3, "Us…"),
    ])
    func `with whole words of a sentence`(columns: Int, shown: String) {
        #expect(ChoiceLayout.fitted("Use the models again that were replaced.", to: columns) == shown)
    }
}

@Suite struct `A panel with a cursor among its lines` {
    private func intent(_ command: Command, cursor: Int) -> Intent? {
        var state = SampleScreens.conversation
        let lines = (0..<8).map { [StyledText("line \($0)")] }
        state.overlay = OverlayViewState(title: "Lines", content: .lines(lines), scroll: cursor)
        state.overlay?.marked = cursor..<cursor + 1
        var view = ScreenView(keymap: .standard)
        return Movement(keymap: .standard, size: Size(width: 80, height: 24)).intent(for: command, state, &view)
    }

    /// Also where all of them are seen, and nothing scrolls.
    @Test func `has it move by lines, from wherever it is`() {
        #expect(intent(.selectDown, cursor: 5) == nil)
        #expect(intent(.selectUp, cursor: 5) == nil)
        #expect(intent(.pageDown, cursor: 5) == .scroll(by: 7))
        #expect(intent(.pageUp, cursor: 5) == .scroll(by: -7))
    }
}
