import EchoScreen
import EchoText

/// Draws the text being written, in its box below the conversation.
struct ComposerView {
    static let prompt = "› "
    static let maximumRows = 6

    private var window = EditorWindow()

    /// Rows the box wants, with its border.
    static func height(_ state: ComposerViewState, width: Int, available: Int) -> Int {
        let most = min(maximumRows, max(1, available / 3))
        return EditorLayout.rows(of: state, width: width - 4 - prompt.count, atMost: most) + 2
    }

    mutating func draw(
        _ state: ComposerViewState, in rect: Rect, isFocused: Bool, keyName: (Command) -> String, to frame: inout Frame
    ) {
        let box = Box(rect: rect, isFocused: isFocused)
        box.draw(title: Self.title(state, width: rect.width - 6, keyName: keyName), in: &frame)
        let inner = box.inner.inset(horizontally: 1, vertically: 0)
        guard !inner.isEmpty else { return }
        frame.write(
            Self.prompt, x: inner.x, y: inner.y, style: Style(isFocused ? .accent : .faint), limit: inner.width)
        let text = inner.splitLeft(Self.prompt.count).1
        let layout = window.layout(state, width: text.width, height: text.height)
        EditorView.draw(state, layout, in: text, hasCaret: isFocused, keyName: keyName, to: &frame)
        Scrollbar.draw(
            first: layout.first, shown: text.height, total: layout.total,
            at: rect.maxX - 1, rows: inner, style: Style(isFocused ? .focusedBorder : .border), in: &frame)
    }

    private static func title(_ state: ComposerViewState, width: Int, keyName: (Command) -> String) -> [Span] {
        var spans: [Span] = []
        if !state.title.isEmpty {
            spans = state.title.lines(width: max(1, width), role: .warning, keyName: keyName).first ?? []
        }
        for mark in state.marks {
            if !spans.isEmpty { spans.append(Span(" · ", .border)) }
            let room = max(0, width - spans.columns)
            spans.append(Span(TextWidth.truncate(mark.text, to: room), mark.role))
        }
        return spans
    }
}
