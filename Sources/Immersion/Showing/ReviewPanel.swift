import EchoScreen
import EchoText
import Foundation

/// A card that is asked, in writing or aloud, and then graded.
struct ReviewPanel: PanelProtocol {
    var mode = QuizMode.text
    private let language: RoomLanguage
    private var composer = Composer()
    private var question: QuizQuestion?
    private var card: ReviewCard?
    private var verdict: AnswerVerdict?
    /// What was heard, where the answer was spoken.
    private var heard: HeardAnswer?
    /// That it listens, or what became of listening; nil for neither.
    private var doing: StyledText?
    private var left = 0
    private var done = 0
    /// The card's word and meaning, while they are being changed.
    private var editor: CardEditor?

    init(language: RoomLanguage) { self.language = language }

    var written: String { composer.text }

    var isGrading: Bool { verdict != nil && !isEditing }

    var isEditing: Bool { editor != nil }

    /// The card as it is written, to be changed.
    mutating func edit() { editor = card.map(CardEditor.init) }

    var edited: (word: String, translation: String)? { editor?.edited }

    /// What was changed is kept, or nothing is.
    mutating func endEditing() { (editor, composer) = (nil, Composer()) }

    /// An answer is to be said now.
    var isAnsweredAloud: Bool { mode == .voice && question != nil && !isGrading && !isEditing }

    /// Its sound asks, and what was heard is to be written now.
    var isHeard: Bool { mode == .text && question?.isHeard == true && !isGrading && !isEditing }

    var shownCard: ReviewCard? { card }

    mutating func tell(_ doing: StyledText?) { self.doing = doing }

    /// What was heard of the answer to this card.
    mutating func show(_ heard: HeardAnswer) { self.heard = heard }

    mutating func show(
        _ question: QuizQuestion?, card: ReviewCard?, verdict: AnswerVerdict?, left: Int,
        done grades: [ReviewGrade: Int]
    ) {
        if question != self.question || self.verdict != nil && verdict == nil {
            (composer, heard) = (Composer(), nil)
        }
        if question != self.question || verdict != nil { doing = nil }
        (self.question, self.card, self.verdict, self.left) = (question, card, verdict, left)
        done = grades.values.reduce(0, +)
    }

    mutating func compose(_ change: (inout Composer) -> Void) {
        if isEditing { editor?.compose(change) } else if use == .editing { change(&composer) }
    }

    var use: Situation.Overlay { isGrading || isAnsweredAloud ? .reading : .editing }

    /// Room for a question, what was heard of the answer, and how it was said.
    private static let rows = 13

    var overlay: OverlayViewState {
        let title = "Review · \(language.title) · \(done) done, \(left) left"
        var overlay = OverlayViewState(title: title, content: content)
        overlay.steadyRows = Self.rows
        guard use == .editing else {
            overlay.keys = .review
            return overlay
        }
        if isHeard { overlay.keys = .heardCard }
        overlay.above =
            asked.map { line in
                ParagraphViewState(Wording(line.map(\.text).joined()), role: line.first?.role ?? .plain)
            } + [.blank]
        return overlay
    }

    private var content: OverlayViewState.Content {
        if let editor { return editor.content }
        if isAnsweredAloud {
            return .lines(asked + [[], [doing ?? StyledText("Space: say the answer", .faint)]])
        }
        guard let verdict else {
            let wanted: Wording =
                switch question?.side {
                case .meaning: "the meaning; Enter shows it"
                case .listening: "what you hear; Enter shows it"
                case .words, nil: "the word or sentence; Enter shows it"
                }
            return .editor(composer.viewState(placeholder: wanted))
        }
        return .lines(asked + [[]] + answer(verdict))
    }

    private var asked: [[StyledText]] {
        guard let question else { return [] }
        guard !question.isHeard || verdict != nil else { return [[StyledText("♪ Listen: what is said?", .strong)]] }
        let gapped = question.gapped.isEmpty ? [] : [[StyledText(Sanitizer.line(question.gapped))]]
        return [[StyledText(Sanitizer.line(question.prompt), .strong)]] + gapped
    }

    private func answer(_ verdict: AnswerVerdict) -> [[StyledText]] {
        let expected = [StyledText(Sanitizer.line(verdict.expected), .success)] + otherWriting(verdict)
        let given = heard?.text ?? written.trimmed
        var lines: [[StyledText]] = []
        if let heard {
            let text = StyledText(Sanitizer.line(heard.text), verdict.isRight ? .plain : .failure)
            let others = heard.others.map { StyledText(" or \(Sanitizer.line($0))?", .warning) }
            lines.append([StyledText("Heard: ", .faint), text] + others)
        }
        if verdict.isRight {
            lines.append([StyledText("✓ ", .success)] + expected + remarks(verdict))
        } else {
            if !given.isEmpty, heard == nil {
                lines.append([StyledText("✗ ", .failure), StyledText(Sanitizer.line(given), .failure)])
            }
            lines.append([StyledText("↳ ", .faint)] + expected)
        }
        if let sentence = card?.sentence, !sentence.isEmpty, sentence != verdict.expected {
            lines.append([StyledText("  " + Sanitizer.line(sentence), .faint)])
        }
        lines += heard.map(said) ?? []
        let proposed = "Enter: \(Self.title(verdict.grade))"
        return lines + [
            [], [StyledText("1 again  2 hard  3 good  4 easy  ", .faint), StyledText(proposed, .accent)],
            [StyledText(Self.changes(card), .faint)],
        ]
    }

    /// What may be done to the card itself.
    private static func changes(_ card: ReviewCard?) -> String {
        let wrong = card.flatMap { CardMistake($0.translation) } == nil ? "" : "x that was wrong  "
        let flag = card?.flag.map { "f \($0.text)" } ?? "f flag"
        return wrong + "e edit  \(flag)  d delete  p suspend  b bury  u undo"
    }

    /// The word in kana, or in characters behind an answer in kana.
    private func otherWriting(_ verdict: AnswerVerdict) -> [StyledText] {
        guard let card, let reading = card.reading else { return [] }
        let other = verdict.expected == reading ? card.word : reading
        return [StyledText("  "), StyledText(Sanitizer.line(other), .faint)]
    }

    /// How it was said, and what this machine cannot tell.
    private func said(_ heard: HeardAnswer) -> [[StyledText]] {
        let words = SaidWordsNotes.notes(heard.words).map { [$0.sign, StyledText(" ")] + $0.line }
        guard verdict?.isRight == true, !heard.alike.isEmpty else { return words }
        let alike = heard.alike.map { "“\(Sanitizer.line($0))”" }.joined(separator: " and ")
        return words + [
            [StyledText("This machine hears \(alike) the same: listen again with s, and compare.", .warning)]
        ]
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
        if isAnsweredAloud {
            return [
                HintViewState(.answerAloud, "answer"), HintViewState(.playCard, "hear it"),
                HintViewState(.takeGrade, "show it"), HintViewState(.writeAnswer, "write"),
                HintViewState(.stop, "stop"),
            ]
        }
        if isEditing { return [HintViewState(.send, "save"), HintViewState(.stop, "stop")] }
        if isHeard {
            return [HintViewState(.send, "answer"), HintViewState(.playCard, "hear it"), HintViewState(.stop, "stop")]
        }
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
        if isGrading, card.flatMap({ CardMistake($0.translation) }) != nil { situation.facts.insert(.seesCorrection) }
        if isAnsweredAloud { situation.facts.insert(.answersAloud) }
        if isHeard { situation.facts.insert(.hearsCard) }
    }
}
