import EchoScreen
import EchoText
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `The waveform of a message that is played` {
    private let played = PlayedMessageViewState(
        heights: [0, 1, 0.5, 1], position: 0.5, label: "▶ 0:03 / 0:07", said: 4..<9)

    private func row() -> MessageRowViewState {
        var row = MessageRowViewState(
            id: "a", author: StyledText("echo", .assistant), text: "The whale sings.", isMarkdown: true)
        row.played = played
        return row
    }

    private func frame(width: Int, height: Int = 6) -> Frame {
        var state = ConversationViewState()
        state.rows.append(row())
        var view = ConversationView()
        var frame = Frame(size: Size(width: width, height: height))
        view.draw(
            state, voice: [], in: Rect(x: 0, y: 0, width: width, height: height), keyName: { _ in "" }, to: &frame)
        return frame
    }

    @Test func `stands below its words, with the play head where it is`() {
        let rows = FrameText.text(of: frame(width: 40)).split(separator: "\n")
        #expect(rows.first?.hasPrefix("▎ echo") == true)
        #expect(rows.dropFirst() == ["▎ The whale sings.", "▎ ▁▁▁▁▁▁██████▄▄▄▄▄▄█████  ▶ 0:03 / 0:07"])
        let spans = PlayedWaveform.spans(played, width: 38)
        #expect(spans.map(\.style.role) == [.speaking, .accent, .faint, .faint])
    }

    @Test func `is left out where there is no room for it, and the time is not`() {
        #expect(PlayedWaveform.spans(played, width: 20).map(\.text) == ["▶ 0:03 / 0:07"])
    }

    @Test func `marks the word that is being said`() {
        let spans = PlayedWaveform.marked([Span("The whale sings.")], start: 0, said: 4..<9)
        #expect(spans.map(\.text) == ["The ", "whale", " sings."])
        #expect(spans[1].style.role == .found)
        let frame = frame(width: 40)
        #expect((6..<11).allSatisfy { frame.cells[1 * 40 + $0].style.role == .found })
        #expect(frame.cells[40 + 5].style.role != .found)
    }
}
