import Echo
import EchoText

extension ConversationViewState {
    /// What was written while nobody could be reached, at the end, with what becomes of it.
    mutating func show(waiting texts: [String], asksAgain: Bool) {
        if asksAgain, let last = rows.indices.last, rows[last].author.role == .user {
            rows[last].mark = StyledText("↻ asked again when the server can be reached · Esc stops that", .warning)
            rows[last].revision += 1 << 32
        }
        for (index, text) in texts.enumerated() {
            rows.append(
                MessageRowViewState(
                    id: "waiting.\(index).\(text.hashValue)", author: MessageWording.author(.user),
                    text: Sanitizer.visible(text),
                    mark: StyledText("↻ sent when the connection is back · Esc takes it back", .warning)))
        }
    }
}
