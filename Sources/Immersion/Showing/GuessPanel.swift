import EchoScreen
import EchoText

/// Answers that may have been said, one of which the person takes, or none.
struct GuessPanel: PanelProtocol {
    private let guesses: [String]
    private var selection = 0

    init(_ guesses: [String]) { self.guesses = guesses }

    var selected: String? { guesses.indices.contains(selection) ? guesses[selection] : nil }

    mutating func move(by count: Int) {
        selection = selection.moved(by: count, last: guesses.count - 1)
    }

    var use: Situation.Overlay { .choosing }

    var overlay: OverlayViewState {
        let rows = guesses.map { ChoiceRowViewState(id: $0, title: Sanitizer.line($0)) }
        let list = ChoiceListViewState(rows: rows, selection: selection, empty: "")
        var overlay = OverlayViewState(title: "Did you say …?", content: .choices(list))
        overlay.keys = .roomGuess
        return overlay
    }

    var hints: [HintViewState]? {
        [
            HintViewState(.open, "yes"), HintViewState(.answerAloud, "say it again"),
            HintViewState(.stop, "none of them"),
        ]
    }

    func describePanel(in situation: inout Situation) {
        situation.facts.insert(.answersAloud)
        situation.canOpen = true
        situation.choiceAction = "yes"
    }
}
