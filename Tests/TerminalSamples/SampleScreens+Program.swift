import EchoScreen
import EchoText

/// The program's own panels.
extension SampleScreens {
    public static var tour: ScreenViewState {
        var state = conversation
        state.overlay = TourWording.overlay
        state.hints = [HintViewState(.selectUp, and: .selectDown, "scroll"), HintViewState(.stop, "close")]
        return state
    }

    public static var latency: ScreenViewState {
        var state = conversation
        var latency = ChartViewState()
        latency.headline = [
            StyledText("Turn 6", .strong), StyledText(": heard "), StyledText("0.66 s", .latencyFair),
            StyledText(" after your turn ended"), StyledText(", "), StyledText("1.20 s", .failure),
            StyledText(" after your last word"), StyledText(", interrupted", .faint),
        ]
        latency.summary = [
            StyledText("6 answers", .faint), StyledText(", slowest stage: ", .faint),
            StyledText("first token", .strong), StyledText(", excluding the pause", .faint),
        ]
        (latency.heading, latency.columns) = ("stage", ["turn", "p50", "p95"])
        (latency.rows, latency.origin, latency.items) = (latencyStages, 0.446, latencyTurns)
        state.overlay = OverlayViewState(title: "Latency", content: .chart(latency))
        state.hints = [HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.stop, "close")]
        return state
    }

    private static var latencyStages: [ChartViewState.Row] {
        func stage(_ title: String, _ bar: ClosedRange<Double>?, _ numbers: String...) -> ChartViewState.Row {
            ChartViewState.Row(title: title, bar: bar, numbers: numbers.map { StyledText($0) })
        }
        var stages = [
            stage("pause", 0...0.446, "0.54 s", "0.53 s", "0.54 s"),
            stage("commit", 0.446...0.456, "12 ms", "12 ms", "12 ms"),
            stage("first token", 0.456...0.821, "0.44 s", "0.27 s", "0.51 s"),
            stage("first audio", 0.821...0.929, "0.13 s", "0.13 s", "0.13 s"),
            stage("to speaker", 0.929...0.964, "42 ms", "42 ms", "42 ms"),
            stage("output delay", 0.964...1, "43 ms", "43 ms", "43 ms"),
            ChartViewState.Row(
                title: "total",
                numbers: [
                    StyledText("0.66 s", .latencyFair), StyledText("0.49 s", .latencyGood),
                    StyledText("0.73 s", .latencyFair),
                ]),
            stage("input delay", nil, "27 ms", "24 ms", "27 ms"),
        ]
        (stages[2].isMarked, stages[2].barRole) = (true, .latencyFair)
        stages[6].isApart = true
        return stages
    }

    private static var latencyTurns: [ChartViewState.Item] {
        let totals: [(String, TextRole)] = [
            ("0.66 s", .latencyFair), ("0.40 s", .latencyGood), ("0.47 s", .latencyGood), ("1.73 s", .failure),
            ("0.49 s", .latencyGood), ("0.92 s", .latencyPoor),
        ]
        return totals.enumerated().map { index, total in
            ChartViewState.Item(
                number: "\(6 - index)", time: "09:4\(6 - index)", total: StyledText(total.0, total.1),
                note: index == 0 ? "slowest: first token, interrupted" : "slowest: first token")
        }
    }

    public static var notices: ScreenViewState {
        var state = conversation
        state.overlay = OverlayViewState(
            title: "Notifications",
            content: .paragraphs([
                ParagraphViewState(
                    lead: StyledText("09:44", .faint),
                    """
                    The connection to the server was lost. The conversation is kept. Reconnecting automatically; \
                    \(key: .reconnect) retries now.
                    """, role: .warning),
                ParagraphViewState(
                    lead: StyledText("09:43", .faint), "Now using gpt-6.1-terra.", role: .success),
                ParagraphViewState(
                    lead: StyledText("09:41", .faint),
                    "No microphone found. Plug one in; it is detected automatically. You can still type.",
                    role: .failure),
            ]))
        state.hints = [HintViewState(.stop, "close")]
        return state
    }
}
