import EchoScreen
import EchoText

/// The rows the call of a tool takes: one, and more while a person is asked or when something came of it.
enum ToolLayout {
    /// Rows of arguments in the conversation.
    static let mostArguments = 6

    static func lines(_ tool: ToolRowViewState, width: Int) -> [MessageLine] {
        let details = tool.question == nil ? [] : arguments(tool, width) + [.question]
        return [.tool] + details + output(tool, width) + (tool.isFollowed ? [] : [.blank])
    }

    /// What is long is folded; unfolded, its lines wrap.
    private static func output(_ tool: ToolRowViewState, _ width: Int) -> [MessageLine] {
        guard !tool.lines.isEmpty else { return tool.output.text.isEmpty ? [] : [.output] }
        let rows = tool.lines.flatMap { line in
            SpanLines.lines(line.map { TextSpan($0.text, $0.role) }, width: max(1, width - ToolView.indent - 2))
        }
        return rows.enumerated().map { .outputLine($0.element.spans, isFirst: $0.offset == 0) }
            + (tool.hidden.isEmpty ? [] : [.hidden])
    }

    private static func arguments(_ tool: ToolRowViewState, _ width: Int) -> [MessageLine] {
        guard !tool.arguments.isEmpty else { return [] }
        let all = Wrap.lines(of: tool.arguments, width: max(1, width - ToolView.indent)).map(\.text)
        guard all.count > mostArguments else { return all.map(MessageLine.arguments) }
        return all.prefix(mostArguments - 1).map(MessageLine.arguments) + [.arguments("…")]
    }
}
