import Echo
import EchoText

/// Words about how long answers take.
enum LatencyWording {
    /// "Turn 7: 0.61 s after your turn ended, 1.12 s after your last word".
    static func headline(_ turn: TurnLatency) -> [StyledText] {
        let spoken = turn.length(of: .firstAudio) != nil
        let start = turn.kind == .written ? " after you sent it" : " after your turn ended"
        var line = [
            StyledText("Turn \(turn.number)", .strong), StyledText(spoken ? ": heard " : ": read ", .plain),
            graded(turn.total), StyledText(start, .plain),
        ]
        if let whole = turn.whole, !turn.isInterrupted {
            line.append(StyledText(", complete after \(DurationWording.latency(whole))", .plain))
        }
        if let since = turn.sinceLastWord {
            line += [StyledText(", ", .plain), graded(since)]
            line.append(StyledText(" after your last word", .plain))
        }
        if turn.isInterrupted { line.append(StyledText(", interrupted", .faint)) }
        return line
    }

    /// "12 answers, slowest stage: first token, excluding the pause".
    static func summary(of turns: [TurnLatency], slowest: String?, hasPause: Bool) -> [StyledText] {
        let answers = StyledText(number(of: turns), .faint)
        guard let slowest else { return [answers] }
        let line = [answers, StyledText(", slowest stage: ", .faint), StyledText(slowest, .strong)]
        return hasPause ? line + [StyledText(", excluding the pause", .faint)] : line
    }

    /// "12 answers", "14 answers: 9 by voice, 3 typed, 2 in text mode": these are measured apart.
    private static func number(of turns: [TurnLatency]) -> String {
        let counts = TurnLatency.Kind.allCases.map { kind in (kind, turns.count { $0.kind == kind }) }
            .filter { $0.1 > 0 }
        let answers = NumberWording.counted(turns.count, "answer")
        guard counts.count > 1 else { return counts.isEmpty ? "" : answers }
        return answers + ": " + counts.map { "\($0.1) \(words(for: $0.0))" }.joined(separator: ", ")
    }

    private static func words(for kind: TurnLatency.Kind) -> String {
        switch kind {
        case .spoken: "by voice"
        case .typed: "typed"
        case .written: "in text mode"
        }
    }

    static func row(_ turn: TurnLatency) -> ChartViewState.Item {
        let slowest = turn.slowest.map { "slowest: \($0.title(isWritten: turn.kind == .written))" } ?? ""
        let kind = turn.kind == .spoken ? "" : turn.kind == .typed ? "typed" : "written"
        let notes = [slowest, kind, turn.isInterrupted ? "interrupted" : ""]
            .filter { !$0.isEmpty }
        return ChartViewState.Item(
            number: "\(turn.number)", time: turn.time, total: graded(turn.total), note: notes.joined(separator: ", "))
    }

    static func graded(_ latency: Duration) -> StyledText {
        StyledText(DurationWording.latency(latency), LatencyGrade(latency).role)
    }

    /// "0.18 s", "21 ms"; a dot for what was not measured.
    static func cell(_ duration: Duration?, isGraded: Bool) -> StyledText {
        guard let duration else { return StyledText("·", .faint) }
        if isGraded { return graded(duration) }
        let milliseconds = DurationWording.seconds(duration) * 1000
        return StyledText(
            milliseconds < 99.5 ? "\(Int(milliseconds.rounded())) ms" : DurationWording.latency(duration), .plain)
    }
}
