import EchoScreen
import EchoText

/// Draws the bottom line: the keys that are valid now. A command without a key here is left out; how to get out is not,
/// however little room there is.
enum HintBar {
    static func draw(
        _ hints: [HintViewState], keyName: (Command) -> String?, in rect: Rect, to frame: inout Frame
    ) {
        guard !rect.isEmpty else { return }
        frame.fill(rect, style: Style(.keyTitle, on: .bar))
        var x = rect.x + 1
        let stop = hints.last.flatMap { $0.command == .stop ? $0 : nil }
        var kept = stop.map { spans($0, keyName(.stop) ?? "", keyName).columns + 3 } ?? 0
        for hint in hints {
            guard let first = keyName(hint.command) else { continue }
            let spans = spans(hint, first, keyName)
            if hint == stop { kept = 0 }
            guard x + spans.columns + kept <= rect.maxX - 1 else { continue }
            mark(hint, first, Rect(x: x, y: rect.y, width: spans.columns, height: 1), to: &frame)
            x += frame.write(spans, x: x, y: rect.y, on: .bar) + 3
        }
    }

    private static func spans(_ hint: HintViewState, _ first: String, _ keyName: (Command) -> String?) -> [Span] {
        let key = first + (hint.partner.flatMap(keyName) ?? "")
        return [Span(key, .key), Span(" " + hint.title, .keyTitle)]
    }

    /// The second of two keys is its own to press.
    private static func mark(_ hint: HintViewState, _ first: String, _ rect: Rect, to frame: inout Frame) {
        frame.mark(rect, .command(hint.command))
        guard let partner = hint.partner else { return }
        frame.mark(rect.splitLeft(TextWidth.columns(of: first)).1, .command(partner))
    }
}
