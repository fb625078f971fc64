import EchoPresentation

/// Draws the top line: who answers at the left, what is going on at the right.
enum StatusBar {
    static func draw(_ state: StatusViewState, meter: MeterViewState?, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        frame.fill(rect, style: Style(.faint, on: .bar))
        let right = fitting(rightParts(state, meter), in: rect.width - 2 - state.product.count - 2)
        let rightColumns = right.columns
        let room = rect.width - 2 - rightColumns - (right.isEmpty ? 0 : 2)
        frame.write(left(state, room: room), x: rect.x + 1, y: rect.y, on: .bar, limit: room)
        frame.write(right, x: rect.maxX - 1 - rightColumns, y: rect.y, on: .bar)
    }

    private static func left(_ state: StatusViewState, room: Int) -> [Span] {
        var spans = [Span(state.product, .title)]
        let details: [(text: String, role: TextRole)] = [
            (state.server, .accent), (state.model, .plain), (state.voice, .plain), (state.turnTaking, .faint),
        ]
        for detail in details where !detail.text.isEmpty {
            let more = [Span(spans.count == 1 ? "  " : " · ", .border), Span(detail.text, detail.role)]
            guard spans.columns + more.columns <= room else { break }
            spans += more
        }
        return spans
    }

    /// Most important first.
    private static func rightParts(_ state: StatusViewState, _ meter: MeterViewState?) -> [[Span]] {
        [
            state.state.text.isEmpty ? [] : [Span(state.state)],
            meter.map { BlockMeter.bar($0, width: 8) } ?? [],
            state.muted.map { [Span($0)] } ?? [],
            state.elapsed.isEmpty ? [] : [Span(state.elapsed, .plain)],
            state.tokens.isEmpty ? [] : [Span(state.tokens, .faint)],
        ].filter { !$0.isEmpty }
    }

    private static func fitting(_ parts: [[Span]], in columns: Int) -> [Span] {
        var spans: [Span] = []
        for part in parts {
            let more = spans.isEmpty ? part : [Span("  ")] + part
            guard spans.columns + more.columns <= columns else { break }
            spans += more
        }
        return spans
    }
}
