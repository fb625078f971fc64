import Echo
import EchoText

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
            line += [StyledText(", ", .plain), graded(since)]
            line.append(StyledText(" after your last word", .plain))
        }
        if turn.isInterrupted { line.append(StyledText(", interrupted", .faint)) }
        return line
    }

    /// "12 answers, slowest stage: first token, not counting the pause".
    static func summary(typed: Int, of count: Int, slowest: LatencyStage?, hasPause: Bool) -> [StyledText] {
        let answers = StyledText(number(typed, of: count), .faint)
        guard let slowest else { return [answers] }
        let line = [answers, StyledText(", slowest stage: ", .faint), StyledText(slowest.title, .strong)]
        return hasPause ? line + [StyledText(", not counting the pause", .faint)] : line
    }

    /// "12 answers", "9 answers to speech, 3 to typing": these are measured apart.
    private static func number(_ typed: Int, of count: Int) -> String {
        let spoken = typed == 0 || typed == count ? count : count - typed
        let answers = spoken == 1 ? "1 answer" : "\(spoken) answers"
        return spoken == count ? answers : "\(answers) to speech, \(typed) to typing"
    }

    static func row(_ turn: TurnLatency) -> LatencyViewState.Turn {
        let slowest = turn.slowest.map { "most of it: \($0.title)" } ?? ""
        let notes = [slowest, turn.isTyped ? "typed" : "", turn.isInterrupted ? "interrupted" : ""]
            .filter { !$0.isEmpty }
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
