import EchoScreen
import EchoText

/// Draws the top line: who answers at the left, what is going on at the right.
enum StatusBar {
    /// From this width there is room for the model beside the mode.
    private static let roomy = 80

    static func draw(_ state: StatusViewState, meter: MeterViewState?, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        frame.fill(rect, style: Style(.faint, on: .bar))
        let room = rect.width - 4
        let right = fitting(
            rightParts(state, meter, spare: room - wanted(state).columns), in: room - kept(state, in: rect.width))
        let rightColumns = right.columns
        let leftRoom = rect.width - 2 - rightColumns - (right.isEmpty ? 0 : 2)
        frame.write(
            left(state, room: leftRoom, isNarrow: rect.width < roomy), x: rect.x + 1, y: rect.y, on: .bar,
            limit: leftRoom)
        frame.write(right, x: rect.maxX - 1 - rightColumns, y: rect.y, on: .bar)
    }

    /// Columns at the left that the right may not take: who answers and how is worth more than a count of tokens.
    private static func kept(_ state: StatusViewState, in width: Int) -> Int {
        let short = [state.server, width < roomy ? "" : state.model, state.mode].filter { !$0.isEmpty }
        return short.reduce(state.product.count) { $0 + 3 + TextWidth.columns(of: $1) }
    }

    /// The left as it should be seen; how turns are taken gives way to whatever is going on.
    private static func wanted(_ state: StatusViewState) -> [Span] {
        var state = state
        state.turnTaking = ""
        return left(state, room: .max, isNarrow: false)
    }

    private static func left(_ state: StatusViewState, room: Int, isNarrow: Bool) -> [Span] {
        var spans = [Span(state.product, .title)]
        let model = [[Span(state.model, .plain)]]
        let how = isNarrow ? [modes(state), model] : [model, modes(state)]
        let details = [[[Span(state.server, .accent)]]] + how + [[[Span(state.turnTaking, .faint)]]]
        for detail in details where detail[0].columns > 0 {
            let more = detail.map { [Span(spans.count == 1 ? "  " : " · ", .border)] + $0 }
            guard let fitting = more.first(where: { spans.columns + $0.columns <= room }) else { break }
            spans += fitting
        }
        return spans
    }

    /// "voice marin", or in less room "voice"; "text".
    private static func modes(_ state: StatusViewState) -> [[Span]] {
        guard !state.voice.isEmpty else { return [[Span(state.mode, .plain)]] }
        guard !state.mode.isEmpty else { return [[Span(state.voice, .plain)]] }
        return [[Span(state.mode + " ", .faint), Span(state.voice, .plain)], [Span(state.mode, .plain)]]
    }

    /// Most important first; of each the whole, then what may stand for it in less room.
    ///
    /// - Parameter spare: columns that the left leaves when it tells what it should: lists grow into what others leave of them.
    private static func rightParts(_ state: StatusViewState, _ meter: MeterViewState?, spare: Int) -> [[[Span]]] {
        let first = [
            state.state.text.isEmpty ? [] : [Span(state.state)], state.recording.map { [Span($0)] } ?? [],
        ]
        let others = [
            meter.map { BlockMeter.bar($0, width: 8) } ?? [],
            state.muted.map { [Span($0)] } ?? [],
            state.elapsed.isEmpty ? [] : [Span(state.elapsed, .plain)],
            state.rate.isEmpty ? [] : [Span(state.rate, .faint)],
            state.cost.map { [Span($0)] } ?? [],
            state.tokens.isEmpty ? [] : [Span(state.tokens, .faint)],
        ]
        var left = spare - (first + others).filter { !$0.isEmpty }.reduce(0) { $0 + $1.columns + 2 }
        let items = state.items.map { item in
            let forms = shortened(item)
            let shown = forms.drop { $0.columns + 2 > left }
            left -= (shown.first ?? forms.last ?? []).columns + 2
            return shown.isEmpty ? forms.suffix(1) : Array(shown)
        }
        return first.map { [$0] } + items + others.map { [$0] }
    }

    private static func fitting(_ parts: [[[Span]]], in columns: Int) -> [Span] {
        var spans: [Span] = []
        for part in parts where part.first?.isEmpty == false {
            let choices = part.map { spans.isEmpty ? $0 : [Span("  ")] + $0 }
            guard
                let more = choices.first(where: { spans.columns + $0.columns <= columns })
                    ?? (spans.isEmpty ? choices.last : nil)
            else { break }
            spans += more
        }
        return spans
    }

    /// A list names what is most important first: in less room it names less.
    private static func shortened(_ item: StyledText) -> [[Span]] {
        let names = item.text.split(separator: joint)
        guard names.count > 1 else { return [[Span(item)]] }
        return (1...names.count).reversed().map { count in
            var fewer = item
            fewer.text = names.prefix(count).joined(separator: joint)
            return [Span(fewer)]
        }
    }

    private static let joint = " · "
}
