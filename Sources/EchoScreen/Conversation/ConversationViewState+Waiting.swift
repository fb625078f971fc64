import Echo
import EchoText

extension ConversationViewState {
    /// What was written while nobody could be reached, at the end, with what becomes of it.
    mutating func show(_ waiting: WaitingTexts) {
        if waiting.asksAgain, let last = rows.indices.last, rows[last].author.role == .user {
            rows[last].mark = StyledText("↻ asked again when the server can be reached · Esc stops that", .warning)
            rows[last].isAskedAgain = true
            rows[last].revision += 1 << 32
            for row in rows[..<last].indices.reversed().prefix(while: { rows[$0].author.role == .user }) {
                rows[row].mark = StyledText("↻ asked again with the next one", .warning)
                rows[row].isAskedAgain = true
                rows[row].revision += 1 << 32
            }
        }
        for (index, text) in waiting.texts.enumerated() {
            let isLast = index == waiting.texts.count - 1
            rows.append(
                MessageRowViewState(
                    id: "waiting.\(index).\(text.hashValue).\(waiting.isHeld).\(isLast)",
                    author: MessageWording.author(.user), text: Sanitizer.visible(text),
                    mark: StyledText(waiting.mark(isLast: isLast), .warning)))
        }
    }
}
