import EchoScreen
import EchoText

/// A quiz about the things of a place: pointing at what is heard, then naming.
struct PlaceQuizPanel: PanelProtocol {
    let place: LearningPlace
    let language: RoomLanguage
    private(set) var quiz: PlaceQuiz
    private var composer = Composer()
    private var selection = 0
    /// What became of the last answer.
    private var verdict: [StyledText] = []

    init(_ place: LearningPlace, language: RoomLanguage, using numbers: inout some RandomNumberGenerator) {
        (self.place, self.language) = (place, language)
        quiz = PlaceQuiz(place, language: language, using: &numbers)
    }

    /// What is asked is spoken too.
    var spoken: String? {
        if case .point(let thing, _) = quiz.question { thing.word(in: language) } else { nil }
    }

    /// Takes what is selected, or written.
    mutating func answer() {
        guard let asked = quiz.question else { return }
        let right = asked.thing.word(in: language) ?? ""
        var isRight = false
        switch asked {
        case .point(_, let choices):
            guard choices.indices.contains(selection) else { return }
            isRight = quiz.point(at: choices[selection]) ?? false
        case .name: isRight = quiz.name(composer.text)?.isRight ?? false
        }
        let line = "\(right)  \(asked.thing.meaning)"
        verdict = [
            StyledText(isRight ? "✓ " : "✗ ", isRight ? .success : .failure),
            StyledText(Sanitizer.line(line), isRight ? .success : .plain),
        ]
        (composer, selection) = (Composer(), 0)
    }

    mutating func move(by count: Int) {
        guard case .point(_, let choices) = quiz.question else { return }
        selection = selection.moved(by: count, last: choices.count - 1)
    }

    mutating func compose(_ change: (inout Composer) -> Void) {
        if case .name = quiz.question { change(&composer) }
    }

    var use: Situation.Overlay { if case .name = quiz.question { .editing } else { .choosing } }

    var overlay: OverlayViewState {
        let title = Sanitizer.line(place.title)
        switch quiz.question {
        case .point(let thing, let choices):
            let last = verdict.map(\.text).joined()
            let rows = choices.map {
                ChoiceRowViewState(id: $0.meaning, title: Sanitizer.line($0.meaning), help: last)
            }
            let word = Sanitizer.line(thing.word(in: language) ?? "")
            var overlay = OverlayViewState(
                title: "\(title) · what is “\(word)”?",
                content: .choices(ChoiceListViewState(rows: rows, selection: selection)))
            overlay.keys = .roomPlace
            return overlay
        case .name(let thing):
            var overlay = OverlayViewState(
                title: "\(title) · in \(language.title)", content: .editor(composer.viewState(placeholder: "the word")))
            overlay.writtenRows = 1
            let last = verdict.last.map { [ParagraphViewState(lead: verdict[0], Wording($0.text), role: $0.role)] }
            overlay.above = (last ?? []) + [ParagraphViewState(Wording(thing.meaning), role: .strong), .blank]
            return overlay
        case nil: return OverlayViewState(title: title, content: .lines([verdict]))
        }
    }

    var hints: [HintViewState]? {
        if case .name = quiz.question { return [HintViewState(.send, "answer"), HintViewState(.stop, "stop")] }
        return [HintViewState(.open, "this one"), HintViewState(.stop, "stop")]
    }

    func describePanel(in situation: inout Situation) {
        guard case .point = quiz.question else { return }
        situation.canOpen = true
        situation.choiceAction = "this one"
    }
}
