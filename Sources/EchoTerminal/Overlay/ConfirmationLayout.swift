import EchoPresentation

/// Writes a question and the keys that answer it.
enum ConfirmationLayout {
    static func lines(
        _ question: Wording, _ answers: [HintViewState], width: Int, keymap: Keymap, context: KeyContext
    ) -> [[Span]] {
        let keyName = { keymap.anyKeyName(for: $0, near: context) ?? "" }
        let text = question.lines(width: width, role: .strong, keyName: keyName)
        return text + [[], Array(answers.map { answer($0, keyName) }.joined(separator: [Span("     ")]))]
    }

    private static func answer(_ answer: HintViewState, _ keyName: (Command) -> String) -> [Span] {
        [Span(keyName(answer.command), .key), Span(" " + answer.title, .plain)]
    }
}
