import EchoScreen
import EchoText
import Foundation

/// Puts progress into upright bars: minutes a day, with words, mistakes and what is missing around them.
enum ProgressColumns {
    static let days = 14
    private static let weeks = 8
    private static let mostRules = 6

    static func state(_ report: ProgressReport) -> ColumnsViewState {
        var state = ColumnsViewState()
        let minutes = report.progress.minutes(until: report.today, days: days)
        let met = report.progress.wordsMet(until: report.today, days: days)
        state.headline = headline(report, looked: met.last ?? 0, minutes: minutes)
        state.parts = [
            ColumnsViewState.Part(title: "talking", role: .meterLow, amount: text(minutes: minutes.reduce(0, +)))
        ]
        state.columns = minutes.enumerated().map { index, value in
            let day = report.today.adding(index - days + 1)
            return ColumnsViewState.Column(
                label: label(day), amounts: [value],
                detail: [
                    StyledText(date(day), .strong), StyledText("  \(text(minutes: value))"),
                ] + lookedUp(met[index]))
        }
        let most = minutes.max() ?? 0
        state.maximum = [1, 2, 5].first { most <= $0 } ?? (most / 10).rounded(.up) * 10
        state.maximumTitle = text(minutes: state.maximum)
        state.selection = days - 1
        if most == 0 { state.empty = "You have not talked in the last \(days) days. /room shows where you can." }
        state.notes = reviews(report) + errors(report) + pronunciation(report) + missing(report)
        return state
    }

    private static func lookedUp(_ words: Int) -> [StyledText] {
        words == 0 ? [] : [StyledText("  \(words == 1 ? "1 word" : "\(words) words") looked up by then", .faint)]
    }

    private static func headline(_ report: ProgressReport, looked: Int, minutes: [Double]) -> [[StyledText]] {
        let words = report.words
        let week = minutes.suffix(7).reduce(0, +)
        let streak = report.progress.streak(on: report.today)
        let level = level(report.progress)
        return [
            [
                StyledText(report.language.title, .strong), StyledText("  \(level)", .accent),
                // Where there is none in all the days, that is said below.
                StyledText(minutes.contains { $0 > 0 } ? "  \(text(minutes: week)) in 7 days" : "", .plain),
                StyledText(streak == 0 ? "" : "  \(streak == 1 ? "1 day" : "\(streak) days") in a row", .success),
            ],
            looked + words.met + words.known + words.due == 0
                ? [StyledText("Words: none yet")]
                : [
                    StyledText("Words: "),
                    StyledText("\(looked) looked up, \(words.met) met, \(words.known) known, "),
                    StyledText("\(words.due) due", words.due > 0 ? .warning : .plain),
                ],
        ]
            + (report.missing.isEmpty
                ? [] : [[StyledText("Missing here: \(names(report.missing))", .warning)]])
    }

    /// "level A2", or how much of the evidence is there.
    private static func level(_ progress: LearningProgress) -> String {
        if let level = progress.level { return "level \(level.rawValue)" }
        guard let (level, passed) = progress.nearest else { return "level: not enough yet" }
        return "level: not enough yet (\(level.rawValue): \(passed) of \(LearningProgress.evidence) scenarios)"
    }

    /// What was known of cards that had not been asked for long, and what will be.
    private static func reviews(_ report: ProgressReport) -> [[StyledText]] {
        guard let figures = report.reviews, figures.learned > 0 else { return [] }
        let answers = figures.mature == 1 ? "1 answer" : "\(figures.mature) answers"
        let retention =
            figures.retention.map { "\($0) % of \(answers) in \(ReviewFigures.days) days; \(report.wanted) % wanted" }
            ?? "nothing to say yet: no card has waited three weeks"
        let learned = figures.learned == 1 ? "1 learned card" : "\(figures.learned) learned cards"
        return [
            [], [StyledText("Reviews", .strong)],
            [StyledText("True retention: "), StyledText(retention, .faint)],
            [
                StyledText("Forecast: "),
                StyledText("of \(learned) about \(figures.knownNow) known now, ", .faint),
                StyledText("\(figures.knownLater) in \(ReviewFigures.days) days without a review; ", .faint),
                StyledText("\(figures.dueSoon) due in \(ReviewFigures.soon) days", .faint),
            ],
        ]
    }

    /// "▁▃▅  verb agreement  in 5 of 40 lines this week", the most frequent of this week first.
    private static func errors(_ report: ProgressReport) -> [[StyledText]] {
        let errors = report.progress.errors(until: report.today, weeks: weeks)
        let rows = errors.sorted { left, right in
            (right.value.last ?? 0, right.value.reduce(0, +), left.key)
                < (left.value.last ?? 0, left.value.reduce(0, +), right.key)
        }
        guard !rows.isEmpty else { return [] }
        let most = max(1, rows.flatMap(\.value).max() ?? 1)
        let lines = report.progress.lines(until: report.today, weeks: 1).last ?? 0
        return [[], [StyledText("Lines with a mistake, \(weeks) weeks", .strong)]]
            + rows.prefix(mostRules).map { rule, values in
                let bars = values.map { $0 == 0 ? "·" : String(glyphs[min(7, Int($0 / most * 7.99))]) }.joined()
                return [
                    StyledText(bars + "  ", .accent), StyledText(RuleTitle.text(rule)),
                    StyledText("  \(share(values.last ?? 0, of: lines)) this week", .faint),
                ]
            }
    }

    /// "▅▃·▁  6 % of this week's words".
    private static func pronunciation(_ report: ProgressReport) -> [[StyledText]] {
        let weeks = report.progress.unclearWords(until: report.today, weeks: weeks)
        let limits = [StyledText(report.limits, .faint)]
        guard weeks.contains(where: { $0 != nil }) else { return report.limits.isEmpty ? [] : [[], limits] }
        let most = max(10, weeks.compactMap(\.self).max() ?? 0)
        let bars = weeks.map { $0.map { String(glyphs[min(7, Int($0 / most * 7.99))]) } ?? "·" }.joined()
        let last = weeks.last.flatMap(\.self).map { "  \(Int($0.rounded())) % of this week’s words" } ?? ""
        return [
            [], [StyledText("Words to listen to again, \(Self.weeks) weeks", .strong)],
            [StyledText(bars, .accent), StyledText(last, .faint)], limits,
        ]
    }

    /// More than one a line is counted no further: a text that was pasted says little about a learner.
    ///
    /// - Parameter mistakes: in a hundred lines.
    private static func share(_ mistakes: Double, of lines: Int) -> String {
        let wrong = min(lines, Int((mistakes * Double(lines) / 100).rounded()))
        return wrong == 0 ? "none" : "in \(wrong) of \(lines == 1 ? "1 line" : "\(lines) lines")"
    }

    private static let glyphs = Array("▁▂▃▄▅▆▇█")

    private static func missing(_ report: ProgressReport) -> [[StyledText]] {
        guard !report.missing.isEmpty else { return [] }
        return [[], [StyledText("What that costs (/get-language installs what is available)", .strong)]]
            + report.missing.map {
                [StyledText(Sanitizer.line($0.name) + ": ", .warning), StyledText(Sanitizer.line($0.lack), .faint)]
            }
    }

    private static func names(_ parts: [MissingPart]) -> String {
        let names = parts.prefix(3).map { Sanitizer.line($0.name) }.joined(separator: ", ")
        return parts.count > 3 ? "\(names) and \(parts.count - 3) more" : names
    }

    /// "25 min", "40 s"; nothing for none.
    static func text(minutes: Double) -> String {
        guard minutes > 0 else { return "0 min" }
        return minutes < 1 ? "\(max(1, Int((minutes * 60).rounded()))) s" : "\(Int(minutes.rounded())) min"
    }

    private static func parts(_ day: StudyDay) -> DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.dateComponents(
            [.day, .month], from: Date(timeIntervalSince1970: Double(day.number) * 86_400))
    }

    private static func label(_ day: StudyDay) -> String { "\(parts(day).day ?? 0)" }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// "26 Nov".
    private static func date(_ day: StudyDay) -> String {
        let parts = parts(day)
        return "\(parts.day ?? 0) \(months[((parts.month ?? 1) - 1) % 12])"
    }
}
