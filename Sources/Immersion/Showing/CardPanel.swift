import EchoScreen
import EchoText
import Foundation

/// A card that was chosen among all: how it stands, what was answered, and what may be done to it.
struct CardPanel: PanelProtocol {
    /// Answers that are shown, the last ones.
    private static let mostAnswers = 6

    private(set) var card: ReviewCard
    /// What was looked for in the list behind it.
    let query: Composer
    private var standing: CardStanding
    private var answers: [ReviewAnswer]
    private var editor: CardEditor?
    private var tagEditor: TagEditor?

    init(_ card: ReviewCard, _ standing: CardStanding, answers: [ReviewAnswer], query: Composer = Composer()) {
        (self.card, self.standing, self.query) = (card, standing, query)
        self.answers = answers
    }

    /// The card was changed.
    mutating func show(_ card: ReviewCard, _ standing: CardStanding) {
        (self.card, self.standing) = (card, standing)
        endEditing()
    }

    var isEditing: Bool { editor != nil || tagEditor != nil }
    /// As they were written; nil where the word and its meaning are changed, or nothing is.
    var editedTags: String? { tagEditor?.text }
    var edited: (word: String, translation: String)? { editor?.edited }

    mutating func edit() { editor = CardEditor(card) }
    mutating func editTags() { tagEditor = TagEditor(card) }
    mutating func endEditing() { (editor, tagEditor) = (nil, nil) }

    mutating func compose(_ change: (inout Composer) -> Void) {
        editor?.compose(change)
        tagEditor?.compose(change)
    }

    var use: Situation.Overlay { isEditing ? .editing : .reading }

    var overlay: OverlayViewState {
        let title = "Card · \(card.language.title)"
        if let content = editor?.content ?? tagEditor?.content {
            var overlay = OverlayViewState(title: title, content: content)
            overlay.writtenRows = 2
            return overlay
        }
        var overlay = OverlayViewState(title: title, content: .lines(lines))
        overlay.keys = .card
        return overlay
    }

    private var lines: [[StyledText]] {
        let reading = card.reading.map { [StyledText("  " + Sanitizer.line($0), .faint)] } ?? []
        let others = [
            card.sentence, card.met.isEmpty ? "" : "Met: \(card.met)",
            card.tags.map { "Tags: \(NoteTags.text($0))" } ?? "",
        ].filter { !$0.isEmpty }
        let facts = [standing.text, standing.forgotten, card.flag?.text ?? ""].filter { !$0.isEmpty }.joined(
            separator: " · ")
        return [
            [StyledText(Sanitizer.line(card.word), .strong)] + reading, [StyledText(Sanitizer.line(card.translation))],
        ]
            + others.map { [StyledText(Sanitizer.line($0), .faint)] }
            + [[], [StyledText(facts, .accent)]] + answers.suffix(Self.mostAnswers).map(line)
            + [[], [StyledText(changes, .faint)]]
    }

    /// "2026-11-26  good  then in 12 days".
    private func line(_ answer: ReviewAnswer) -> [StyledText] {
        let role: TextRole = answer.isKnown ? .success : .failure
        return [
            StyledText(answer.date.formatted(.iso8601.year().month().day()) + "  ", .faint),
            StyledText(ReviewPanel.title(answer.grade), role),
            StyledText("  then in \(Self.span(answer.after))", .faint),
        ]
    }

    private static func span(_ seconds: Int) -> String {
        let (minutes, days) = (max(1, seconds / 60), seconds / 86_400)
        return days == 0 ? "\(minutes) min" : days == 1 ? "1 day" : "\(days) days"
    }

    private var isMistake: Bool { CardMistake(card.translation) != nil }

    private var changes: String {
        let wrong = isMistake ? "x that was wrong  " : ""
        let suspended = card.isSuspended ? "p ask it again" : "p suspend"
        return "\(wrong)e edit  t tags  f flag  d delete  \(suspended)  b bury  u undo"
    }

    var hints: [HintViewState]? {
        if isEditing { return [HintViewState(.send, "save"), HintViewState(.stop, "stop")] }
        return [
            HintViewState(.send, "all cards"), HintViewState(.editCard, "edit"), HintViewState(.deleteCard, "delete"),
            HintViewState(.suspendCard, card.isSuspended ? "ask it again" : "suspend"), HintViewState(.stop, "close"),
        ]
    }

    func describePanel(in situation: inout Situation) {
        guard !isEditing else { return }
        situation.facts.insert(.seesCard)
        if isMistake { situation.facts.insert(.seesCorrection) }
    }
}
