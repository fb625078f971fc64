import Echo
import EchoText

/// Writes one call whole: its head, what it was given, what it gave back.
enum ToolCallLines {
    static func lines(_ activity: ToolActivity, state: ToolCallState) -> [[StyledText]] {
        let row = ToolWording.row(activity, state: state)
        let server = row.server.isEmpty ? [] : [StyledText("  \(row.server)", .faint)]
        let outcome = row.outcome.text.isEmpty ? [] : [StyledText("  "), row.outcome]
        let head = [row.sign, StyledText(" \(row.name)", .strong)] + server + outcome
        return [head] + text(activity.call.arguments, .plain) + result(activity)
    }

    private static func result(_ activity: ToolActivity) -> [[StyledText]] {
        guard let output = activity.output, !output.isEmpty else { return [] }
        return [[StyledText("↳", .faint)]] + text(output, activity.phase == .failed ? .failure : .plain)
    }

    /// JSON is laid out, a member a line.
    static func text(_ text: String, _ role: TextRole) -> [[StyledText]] {
        if let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" {
            return JSONLines.lines(text)
        }
        return Sanitizer.visible(text).split(separator: "\n", omittingEmptySubsequences: false).map {
            [StyledText(String($0), role)]
        }
    }
}
