import EchoScreen
import EchoText

/// Draws the call of a tool: "✓ weather · city: Lisbon · 0.31 s".
struct ToolView {
    let tool: ToolRowViewState
    let keyName: (Command) -> String

    /// Columns in front of what stands below the call.
    static let indent = 2
    private static let barColumns = 12

    func spans(_ line: MessageLine, _ width: Int) -> [Span] {
        switch line {
        case .tool: head(width)
        case .arguments(let text): [Span("  "), Span(text, .plain)]
        case .question: question(width)
        case .output: output(width)
        case .outputLine(let spans, let isFirst): [Span(isFirst ? "  ↳ " : "    ", .faint)] + spans
        case .hidden: [Span("    "), Span(tool.hidden, .accent)]
        default: []
        }
    }

    /// The outcome is always seen whole; the arguments take what room is left.
    private func head(_ width: Int) -> [Span] {
        let start = [Span(tool.sign), Span(" "), Span(TextWidth.truncate(tool.name, to: width / 2), .tool, .bold)]
        let server = tool.server.isEmpty ? [] : separator + [Span(TextWidth.truncate(tool.server, to: 16), .faint)]
        let end = progress + outcome
        let room = width - start.columns - server.columns - end.columns - 3
        let shown = tool.question == nil && room >= 8 ? TextWidth.truncate(tool.arguments, to: room) : ""
        return start + server + (shown.isEmpty ? [] : separator + [Span(shown, .plain)]) + end
    }

    private var progress: [Span] {
        guard !tool.progressText.isEmpty else { return [] }
        guard let share = tool.progress else { return separator + [Span(tool.progressText, .thinking)] }
        let filled = Int((share * Double(Self.barColumns)).rounded())
        return separator + [
            Span(String(repeating: "━", count: filled), .accent),
            Span(String(repeating: "─", count: Self.barColumns - filled), .meterTrack),
            Span(" " + tool.progressText, .thinking),
        ]
    }

    private var outcome: [Span] { tool.outcome.text.isEmpty ? [] : separator + [Span(tool.outcome)] }

    private func question(_ width: Int) -> [Span] {
        let words =
            tool.question?.lines(width: max(1, width - Self.indent), role: .warning, keyName: keyName).first ?? []
        return [Span("  ")] + words
    }

    private func output(_ width: Int) -> [Span] {
        let room = max(0, width - Self.indent - 2)
        return [Span("  ↳ ", .faint), Span(TextWidth.truncate(tool.output.text, to: room), tool.output.role)]
    }

    private var separator: [Span] { [Span(" · ", .border)] }
}
