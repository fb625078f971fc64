import EchoScreen
import EchoText
import Foundation

/// The result of a conversation, in lines.
enum RoomSummaryLines {
    private static let mostWords = 40
    private static let mostDrill = 20

    /// - Parameters:
    ///   - uncorrected: the language's name, where nobody looks for mistakes in it.
    ///   - unchecked: what nobody looks at, where somebody corrects.
    static func lines(
        _ summary: RoomSummary, uncorrected: String? = nil, unchecked: [String] = []
    ) -> [[StyledText]] {
        var lines = [facts(summary)]
        lines += section("Goals", summary.goals.map(goal))
        lines += section("Mistakes by rule", summary.errors.map(error))
        lines += section("New words", summary.newWords.prefix(mostWords).map(word))
        lines += section("Say it right", summary.drill.prefix(mostDrill).flatMap(drill))
        // Those of an earlier stay are counted there, and drilled here.
        if summary.linesSaid > 0, summary.errors.isEmpty, summary.drill.isEmpty {
            let nobody = uncorrected.map {
                StyledText("Not checked: nothing here corrects \($0).", .faint)
            }
            lines += [[], [nobody ?? StyledText("No mistakes were found.", .success)]]
            if nobody == nil, !unchecked.isEmpty {
                lines.append([StyledText("Nobody looked at \(unchecked.joined(separator: " and ")).", .faint)])
            }
        }
        return lines
    }

    private static func section(_ title: String, _ rows: [[StyledText]]) -> [[StyledText]] {
        rows.isEmpty ? [] : [[], [StyledText(title, .strong)]] + rows
    }

    /// "4 min · 12 lines · score 85".
    private static func facts(_ summary: RoomSummary) -> [StyledText] {
        let lines = summary.linesSaid == 1 ? "1 line" : "\(summary.linesSaid) lines"
        let score = summary.score.map { ["score \($0)"] } ?? []
        return [StyledText(([span(summary.lasted), lines] + score).joined(separator: " · "), .faint)]
    }

    /// "4 min", "40 s".
    static func span(_ duration: Duration) -> String {
        let seconds = max(0, duration.components.seconds)
        return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min"
    }

    private static func goal(_ score: GoalScore) -> [StyledText] {
        let isReached = score.score > 0
        return [
            StyledText(isReached ? "  ✓ " : "  ○ ", isReached ? .success : .faint),
            StyledText(Sanitizer.line(score.goal.title)),
            StyledText(isReached ? "  \(score.score)" : "  not yet", .faint),
        ]
    }

    private static func error(_ count: RuleCount) -> [StyledText] {
        [StyledText("  \(count.count) × ", .warning), StyledText(RuleTitle.text(count.rule))]
    }

    private static func word(_ word: LookedUpWord) -> [StyledText] {
        [
            StyledText("  = ", .accent), StyledText(Sanitizer.line(word.word), .strong),
        ] + (word.reading.map { [StyledText("  " + Sanitizer.line($0), .faint)] } ?? []) + [
            StyledText("  " + Sanitizer.line(word.translation))
        ]
    }

    private static func drill(_ item: DrillItem) -> [[StyledText]] {
        let place = zip(item.wrong, item.right).prefix { $0 == $1 }.count
        let (wrong, right) = (
            RoomMargin.shortened(item.wrong, around: place), RoomMargin.shortened(item.right, around: place)
        )
        return [
            [StyledText("  ✗ ", .failure), StyledText(Sanitizer.line(wrong), .faint)],
            [
                StyledText("  ↳ ", .faint), StyledText(Sanitizer.line(right), .success),
                StyledText("  " + Sanitizer.line(RoomMargin.shortened(item.why)), .faint),
            ],
        ]
    }
}
