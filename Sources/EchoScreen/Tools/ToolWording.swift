import Echo
import EchoText

/// Words for a call of a tool. Whatever the model or the tool wrote is made safe to draw, and shortened.
enum ToolWording {
    /// Characters of arguments in the conversation; the panel shows them all.
    static let longestArguments = 800

    static func row(_ activity: ToolActivity, state: ToolCallState, isFolded: Bool = true) -> ToolRowViewState {
        let output = FoldedToolOutput.shown(activity, isFolded: isFolded)
        var row = ToolRowViewState(
            sign: sign(activity.phase, state), name: name(activity), server: Sanitizer.line(activity.server ?? ""),
            arguments: ToolText.line(activity.call.arguments, longest: longestArguments),
            progress: progress(activity), progressText: progressText(activity), outcome: outcome(activity, state),
            output: output.line, question: state == .asked ? question : nil)
        (row.lines, row.hidden) = (output.lines, output.hidden)
        return row
    }

    /// Without the server's name, which stands beside it.
    static func name(_ activity: ToolActivity) -> String {
        if activity.call.name == WebSearch.toolName, activity.server == nil {
            return activity.isOver ? "searched the web" : "searching the web"
        }
        let name = Sanitizer.line(activity.call.name)
        guard let server = activity.server, !server.isEmpty, name.hasPrefix(server) else { return name }
        let rest = name.dropFirst(server.count).drop { !$0.isLetter && !$0.isNumber }
        return rest.isEmpty ? name : String(rest)
    }

    static func sign(_ phase: ToolActivity.Phase, _ state: ToolCallState) -> StyledText {
        switch phase {
        case .requested: StyledText("…", .thinking)
        case .waitingForApproval: state == .decided ? StyledText("▸", .thinking) : StyledText("?", .warning)
        case .running: StyledText("▸", .thinking)
        case .succeeded: StyledText("✓", .success)
        case .failed: StyledText("✗", .failure)
        case .denied: StyledText("⊘", .muted)
        case .timedOut: StyledText("◷", .warning)
        case .cancelled: StyledText("⊘", .faint)
        }
    }

    static let question: Wording =
        "approve?  \(key: .approve) yes · \(key: .deny) no · \(key: .approveForGood) always"

    private static func outcome(_ activity: ToolActivity, _ state: ToolCallState) -> StyledText {
        let time = activity.duration.map(DurationWording.latency)
        return switch activity.phase {
        case .waitingForApproval: state == .waiting ? StyledText("waiting", .faint) : StyledText("")
        case .requested, .running: StyledText("")
        case .succeeded: StyledText(time ?? "done", .faint)
        case .failed: StyledText(["failed", time].compactMap(\.self).joined(separator: " · "), .failure)
        case .denied: StyledText("denied", .muted)
        case .timedOut:
            StyledText(
                activity.duration.map { "timed out after \(DurationWording.brief($0))" } ?? "timed out", .warning)
        case .cancelled: StyledText("cancelled", .faint)
        }
    }

    private static func progress(_ activity: ToolActivity) -> Double? {
        guard activity.phase == .running, let progress = activity.progress, let total = progress.total, total > 0
        else { return nil }
        return min(1, max(0, progress.done / total))
    }

    private static func progressText(_ activity: ToolActivity) -> String {
        guard activity.phase == .running else { return "" }
        guard let progress = activity.progress else { return "running…" }
        let done = NumberWording.plain(bounded(progress.done))
        let count = progress.total.map { "\(done) of \(NumberWording.plain(bounded($0)))" } ?? done
        let message = progress.message.map { ToolText.line($0, longest: 80) } ?? ""
        return message.isEmpty ? count : "\(count) · \(message)"
    }

    /// A tool may send any number.
    private static func bounded(_ number: Double) -> Double {
        number.isFinite ? min(1e12, max(-1e12, number)) : 0
    }
}
