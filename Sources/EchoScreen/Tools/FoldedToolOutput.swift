import Echo
import EchoText

/// Says how much of what a tool gave back is shown: one line, a few, or all of it.
enum FoldedToolOutput {
    /// Lines that are shown before what is longer is folded.
    static let foldedLines = 6
    /// Characters of one line while it is folded.
    static let longestLine = 240

    static func shown(
        _ activity: ToolActivity, isFolded: Bool
    ) -> (line: StyledText, lines: [[StyledText]], hidden: String) {
        guard let output = activity.output, activity.isOver, !output.isEmpty else { return (StyledText(""), [], "") }
        let role: TextRole = activity.phase == .failed ? .warning : .faint
        let line = StyledText(ToolText.line(output, longest: longestLine), role)
        let all = ToolCallLines.text(output.trimmed, role)
        guard isFolded else { return (line, all, "") }
        let isCut = line.text.hasSuffix("…") && line.text.count > longestLine
        if isData(output) || all.count < 2 { return (line, [], isCut ? hidden(all.count) : "") }
        let first = all.prefix(foldedLines).map { $0.map { StyledText(String($0.text.prefix(longestLine)), role) } }
        return (line, first, all.count > foldedLines ? hidden(all.count - foldedLines) : "")
    }

    private static func isData(_ output: String) -> Bool { output.first { !$0.isWhitespace } == "{" }

    private static func hidden(_ count: Int) -> String { "… \(NumberWording.counted(count, "more line"))" }
}
