import EchoPresentation
import EchoText
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `Notes below a message` {
    private func text(width: Int, mark: StyledText? = nil) -> [String] {
        var row = MessageRowViewState(
            id: "a", author: StyledText("you", .user), text: "Yo quiere un café.", mark: mark)
        row.notes = [
            MessageMargin.Note(
                sign: StyledText("✗", .failure),
                line: [StyledText("quiere", .failure), StyledText(" → quiero  It does not agree with its subject.")]),
            MessageMargin.Note(sign: StyledText("↳", .faint), line: [StyledText("Yo quiero un café.", .success)]),
        ]
        var state = ConversationViewState()
        state.rows.append(row)
        var view = ConversationView()
        var frame = Frame(size: Size(width: width, height: 8))
        view.draw(state, voice: [], in: Rect(x: 0, y: 0, width: width, height: 8), keyName: { _ in "" }, to: &frame)
        return FrameText.text(of: frame).split(separator: "\n").map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
    }

    @Test func `stand behind their signs`() {
        #expect(
            text(width: 80).suffix(2) == [
                "▎ ✗ quiere → quiero  It does not agree with its subject.", "▎ ↳ Yo quiero un café.",
            ])
    }

    @Test func `are wrapped where there is no room, below their words`() {
        #expect(
            text(width: 34).suffix(3) == [
                "▎ ✗ quiere → quiero  It does not", "▎     agree with its subject.", "▎ ↳ Yo quiero un café.",
            ])
    }

    @Test func `stand below what is said of how the message came`() {
        let lines = text(width: 80, mark: StyledText("cut off", .faint))

        #expect(lines.firstIndex(of: "▎ cut off").map { $0 + 1 } == lines.firstIndex { $0.contains("✗") })
    }
}
