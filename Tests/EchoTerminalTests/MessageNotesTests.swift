import EchoScreen
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

    @Test func `of pictures stand before all others, in ASCII with a star`() {
        let picture = MessageMargin.Note(
            sign: StyledText("🖼"), line: [StyledText("p.png 12 × 8, 122 B")], name: "picture")
        var row = MessageRowViewState(id: "a", author: StyledText("you", .user), text: "look at @p.png")
        row.pictures = [picture]
        row.notes = [MessageMargin.Note(sign: StyledText("↳"), line: [StyledText("a note")])]

        let lines = MessageLayout.foot(row, width: 60).compactMap { line -> String? in
            if case .note(let spans) = line { spans.map(\.text).joined() } else { nil }
        }
        #expect(lines == ["🖼 p.png 12 × 8, 122 B", "↳ a note"])
        #expect(GlyphSet.signs["🖼"] == "*")
    }

    @Test func `are wrapped where there is no room, below their words`() {
        #expect(
            text(width: 34).suffix(3) == [
                "▎ ✗ quiere → quiero  It does not", "▎   agree with its subject.", "▎ ↳ Yo quiero un café.",
            ])
    }

    private func thoughts(_ lines: [String], isCommentary: Bool = false) -> [String] {
        var row = MessageRowViewState(id: "a", author: StyledText("echo", .assistant), text: "Sunny.")
        row.thoughts = ThoughtsViewState(title: "thought for 3 s", lines: lines)
        return MessageLayout.foot(row, width: 24).compactMap {
            if case .note(let spans) = $0 { spans.map(\.text).joined() } else { nil }
        }
    }

    @Test func `say in one row how long was thought, and in more what, once that is unfolded`() {
        #expect(thoughts([]) == ["▸ thought for 3 s"])
        #expect(
            thoughts(["They want to know the weather."]) == [
                "▾ thought for 3 s", "  They want to know", "  the weather.",
            ])
    }

    @Test func `do not hide where the server went on from a summary, above the message`() {
        var row = MessageRowViewState(id: "a", author: StyledText("echo", .assistant), text: "Sunny.")
        row.lead = "… all above was summarised"
        #expect(MessageLayout.lead(row, width: 40) == [.lead("… all above was summarised"), .blank])
        var cache = MessageCache()
        #expect(cache.part(0, of: row, width: 40).lines.last == .header)
        #expect(cache.part(0, of: row, width: 40).lines.count == 3)
    }

    @Test func `stand below what is said of how the message came`() {
        let lines = text(width: 80, mark: StyledText("cut off", .faint))

        #expect(lines.firstIndex(of: "▎ cut off").map { $0 + 1 } == lines.firstIndex { $0.contains("✗") })
    }
}
