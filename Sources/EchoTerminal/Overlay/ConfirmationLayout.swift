import EchoScreen
import EchoText

/// Writes a question and the keys that answer it.
enum ConfirmationLayout {
    static func lines(
        _ question: Wording, _ rows: [Wording], _ answers: [HintViewState], width: Int, keymap: Keymap,
        context: KeyContext
    ) -> [[Span]] {
        let keyName = { keymap.anyKeyName(for: $0, near: context) ?? "" }
        let text = question.lines(width: width, role: .strong, keyName: keyName)
        let about = rows.flatMap { $0.lines(width: width, role: .plain, keyName: keyName) }
        return text + (about.isEmpty ? [] : [[]] + about) + [
            [], Array(answers.map { answer($0, keyName) }.joined(separator: [gap])),
        ]
    }

    /// The answers can be pressed where they stand.
    static func mark(
        _ answers: [HintViewState], in line: Rect, keyName: (Command) -> String, to frame: inout Frame
    ) {
        var rest = line
        for answer in answers {
            let (place, next) = rest.splitLeft(self.answer(answer, keyName).columns)
            frame.mark(place, .command(answer.command))
            rest = next.splitLeft(gap.columns).1
        }
    }

    private static let gap = Span("     ")

    private static func answer(_ answer: HintViewState, _ keyName: (Command) -> String) -> [Span] {
        [Span(keyName(answer.command), .key), Span(" " + answer.title, .plain)]
    }
}
