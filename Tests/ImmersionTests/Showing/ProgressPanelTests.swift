import EchoScreen
import EchoText
import Testing

@testable import Immersion

@Suite struct `Progress is read day by day, and its notes behind the last day` {
    private func panel(notes: Int) -> ProgressPanel {
        var state = ColumnsViewState()
        state.headline = [[StyledText("head")]]
        state.columns = (1...3).map { ColumnsViewState.Column(label: "\($0)", amounts: [1], detail: []) }
        state.selection = 2
        state.notes = (0..<notes).map { [StyledText("note \($0)")] }
        return ProgressPanel(state)
    }

    private func lines(_ panel: ProgressPanel) -> [String]? {
        guard case .lines(let lines) = panel.overlay.content else { return nil }
        return lines.map { $0.map(\.text).joined() }
    }

    @Test func `down from the last day come all notes, and up again the bars`() {
        var panel = panel(notes: 4)
        #expect(lines(panel) == nil)

        panel.move(by: 1)
        #expect(lines(panel) == ["head", "note 0", "note 1", "note 2", "note 3"])
        panel.move(by: 10)
        #expect(panel.overlay.scroll == 4)
        panel.move(by: -4)
        #expect(panel.overlay.scroll == 0)
        panel.move(by: -1)
        #expect(lines(panel) == nil)
        panel.move(by: -1)
        guard case .columns(let columns) = panel.overlay.content else { return #expect(Bool(false)) }
        #expect(columns.selection == 1)
    }

    @Test func `where there are no days, the hint names what the key shows`() {
        var empty = ColumnsViewState()
        empty.empty = "You have not talked in the last 14 days."
        #expect(ProgressPanel(empty).hints == [HintViewState(.stop, "close")])
        empty.notes = [[StyledText("note")]]
        #expect(ProgressPanel(empty).hints?.first == HintViewState(.selectDown, "all notes"))
        #expect(panel(notes: 1).hints?.first == HintViewState(.selectUp, and: .selectDown, "day"))
    }

    @Test func `in lines it says all of it, without keys`() {
        #expect(panel(notes: 2).overlay.spoken == ["head", "", "", "", "note 0", "note 1"])
    }

    @Test func `in lines there are no bars, and commas for the gaps`() {
        var state = ColumnsViewState()
        state.headline = [[StyledText("Spanish", .strong), StyledText("  level B1"), StyledText("  20 min in 7 days")]]
        state.notes = [
            [StyledText("▁·█  ", .accent), StyledText("verb and subject"), StyledText("  none this week")],
            [StyledText("▁·█"), StyledText("")],
        ]
        #expect(
            ProgressPanel(state).overlay.spoken == [
                "Spanish, level B1, 20 min in 7 days", "verb and subject, none this week", "",
            ])
    }

    @Test func `where all notes fit, down stays among them`() {
        var panel = panel(notes: 1)
        panel.move(by: 1)
        panel.move(by: 0)
        #expect(lines(panel) == ["head", "note 0"])
    }

    @Test func `without notes there is nothing behind it`() {
        var panel = panel(notes: 0)
        panel.move(by: 1)
        #expect(lines(panel) == nil)
    }
}
