import Echo

/// Words about how long answers take.
enum LatencyWording {
    /// "Turn 7: 0.61 s after your turn, 1.12 s after your last word".
    static func headline(_ turn: TurnLatency) -> [StyledText] {
        let spoken = turn.length(of: .firstAudio) != nil
        var line = [
            StyledText("Turn \(turn.number)", .strong), StyledText(spoken ? ": heard " : ": read ", .plain),
            graded(turn.total), StyledText(" after your turn", .plain),
        ]
        if let since = turn.sinceLastWord {
            line += [StyledText(", ", .plain), StyledText(DurationWording.latency(since), .strong)]
            line.append(StyledText(" after your last word", .plain))
        }
        if turn.isInterrupted { line.append(StyledText(", interrupted", .faint)) }
        return line
    }

    /// "12 answers, slowest stage: first token".
    static func summary(count: Int, slowest: LatencyStage?) -> [StyledText] {
        let answers = StyledText(count == 1 ? "1 answer" : "\(count) answers", .faint)
        guard let slowest else { return [answers] }
        return [answers, StyledText(", slowest stage: ", .faint), StyledText(slowest.title, .strong)]
    }

    static func row(_ turn: TurnLatency) -> LatencyViewState.Turn {
        let slowest = turn.slowest.map { "most of it: \($0.title)" } ?? ""
        let notes = [slowest, turn.isInterrupted ? "interrupted" : ""].filter { !$0.isEmpty }
        return LatencyViewState.Turn(
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
