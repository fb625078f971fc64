import EchoPresentation

/// The rows the call of a tool takes: one, and more while a person is asked or when something came of it.
enum ToolLayout {
    /// Rows of arguments in the conversation.
    static let mostArguments = 6

    static func lines(_ tool: ToolRowViewState, width: Int) -> [MessageLine] {
        let details = tool.question == nil ? [] : arguments(tool, width) + [.question]
        let output: [MessageLine] = tool.output.text.isEmpty ? [] : [.output]
        return [.tool] + details + output + (tool.isFollowed ? [] : [.blank])
    }

    private static func arguments(_ tool: ToolRowViewState, _ width: Int) -> [MessageLine] {
        guard !tool.arguments.isEmpty else { return [] }
        let all = Wrap.lines(of: tool.arguments, width: max(1, width - ToolView.indent)).map(\.text)
        guard all.count > mostArguments else { return all.map(MessageLine.arguments) }
        return all.prefix(mostArguments - 1).map(MessageLine.arguments) + [.arguments("…")]
    }
}
