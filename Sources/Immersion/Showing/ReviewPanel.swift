import EchoPresentation
import EchoText

/// A card that is asked, and then graded.
struct ReviewPanel: PanelProtocol {
    private let language: RoomLanguage
    private var composer = Composer()
    private var question: QuizQuestion?
    private var card: ReviewCard?
    private var verdict: AnswerVerdict?
    private var left = 0
    private var done = 0

    init(language: RoomLanguage) { self.language = language }

    var written: String { composer.text }

    var isGrading: Bool { verdict != nil }

    var shownCard: ReviewCard? { card }

    mutating func show(
        _ question: QuizQuestion?, card: ReviewCard?, verdict: AnswerVerdict?, left: Int,
        done grades: [ReviewGrade: Int]
    ) {
        if question != self.question || self.verdict != nil && verdict == nil { composer = Composer() }
        (self.question, self.card, self.verdict, self.left) = (question, card, verdict, left)
        done = grades.values.reduce(0, +)
    }

    mutating func compose(_ change: (inout Composer) -> Void) { if !isGrading { change(&composer) } }

    var use: Situation.Overlay { isGrading ? .reading : .editing }

    var overlay: OverlayViewState {
        let title = "Review · \(language.title) · \(done) done, \(left) left"
        guard let verdict else {
            var overlay = OverlayViewState(
                title: title, content: .editor(composer.viewState(placeholder: "the word or sentence; Enter shows it")))
            overlay.above =
                asked.map { line in
                    ParagraphViewState(Wording(line.map(\.text).joined()), role: line.first?.role ?? .plain)
                } + [.blank]
            return overlay
        }
        var overlay = OverlayViewState(title: title, content: .lines(asked + [[]] + answer(verdict)))
        overlay.keys = .review
        return overlay
    }

    private var asked: [[StyledText]] {
        guard let question else { return [] }
        let gapped = question.gapped.isEmpty ? [] : [[StyledText(Sanitizer.line(question.gapped))]]
        return [[StyledText(Sanitizer.line(question.prompt), .strong)]] + gapped
    }

    private func answer(_ verdict: AnswerVerdict) -> [[StyledText]] {
        let expected = StyledText(Sanitizer.line(verdict.expected), .success)
        let given = composer.text.trimmed
        var lines: [[StyledText]] = []
        if verdict.isRight {
            lines.append([StyledText("✓ ", .success), expected] + remarks(verdict))
        } else {
            if !given.isEmpty {
                lines.append([StyledText("✗ ", .failure), StyledText(Sanitizer.line(given), .failure)])
            }
            lines.append([StyledText("↳ ", .faint), expected])
        }
        if let sentence = card?.sentence, !sentence.isEmpty {
            lines.append([StyledText("  " + Sanitizer.line(sentence), .faint)])
        }
        let proposed = "Enter: \(Self.title(verdict.grade))"
        return lines + [[], [StyledText("1 again  2 hard  3 good  4 easy  ", .faint), StyledText(proposed, .accent)]]
    }

    private func remarks(_ verdict: AnswerVerdict) -> [StyledText] {
        let texts = verdict.notes.map { note in
            switch note {
            case .accents: "mind the accents"
            case .articleMissing: "the article is missing"
            case .articleWrong: "the article is another one"
            case .spelling: "mind the spelling"
            }
        }
        return texts.isEmpty ? [] : [StyledText("  " + texts.joined(separator: ", "), .warning)]
    }

    static func title(_ grade: ReviewGrade) -> String {
        switch grade {
        case .again: "again"
        case .hard: "hard"
        case .good: "good"
        case .easy: "easy"
        }
    }

    var hints: [HintViewState]? {
        guard let verdict else { return [HintViewState(.send, "answer"), HintViewState(.stop, "stop")] }
        return [
            HintViewState(.takeGrade, Self.title(verdict.grade)), HintViewState(.playCard, "hear it"),
            HintViewState(.gradeAgain, "again"),
            HintViewState(.gradeHard, "hard"), HintViewState(.gradeGood, "good"), HintViewState(.gradeEasy, "easy"),
            HintViewState(.stop, "stop"),
        ]
    }

    func describePanel(in situation: inout Situation) {
        if isGrading { situation.facts.insert(.gradesCard) }
    }
}
