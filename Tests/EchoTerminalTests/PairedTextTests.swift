import EchoScreen
import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `Texts side by side` {
    private func layout(_ rows: [(String, String)], width: Int) -> PairedTextLayout {
        PairedTextLayout(
            PairedTextViewState(
                left: "English", right: "Spanish",
                rows: rows.map {
                    PairedTextViewState.Row(
                        time: StyledText("0:07", .faint), left: StyledText($0.0), right: StyledText($0.1))
                }, empty: StyledText("Speak.", .faint)), width: width)
    }

    private func text(_ layout: PairedTextLayout) -> [String] {
        layout.lines.map { line in
            String(line.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test func `have a time and columns of the same width`() {
        #expect(
            text(layout([("Good evening.", "Buenas noches.")], width: 40)) == [
                "      English           Spanish",
                "0:07  Good evening.     Buenas noches.",
            ])
    }

    @Test func `are wrapped each by itself`() {
        let paired = layout([("one two three four", "uno"), ("five", "cinco")], width: 28)
        #expect(
            text(paired) == [
                "      English     Spanish", "0:07  one two     uno", "        three",
                "        four", "0:07  five        cinco",
            ])
        #expect(paired.starts == [1, 4, 5])
    }

    @Test func `fit into what little there is`() {
        for width in 0..<20 {
            #expect(layout([("a long sentence", "una frase larga")], width: width).lines.count > 1)
        }
    }

    @Test func `say what to do while there is nothing`() {
        #expect(text(layout([], width: 30)) == ["English         Spanish", "Speak."])
    }
}
