import EchoScreen
import EchoText

/// The things of a place, with their words.
struct PlacePanel: PanelProtocol {
    let place: LearningPlace
    let language: RoomLanguage
    private let things: [PlaceThing]
    private var selection = 0

    init(_ place: LearningPlace, language: RoomLanguage) {
        (self.place, self.language) = (place, language)
        things = place.labels(in: language)
    }

    var selected: PlaceThing? { things.indices.contains(selection) ? things[selection] : nil }

    mutating func move(by count: Int) {
        selection = selection.moved(by: count, last: things.count - 1)
    }

    var use: Situation.Overlay { .choosing }

    var overlay: OverlayViewState {
        let rows = things.map { thing in
            ChoiceRowViewState(
                id: thing.meaning, title: Sanitizer.line(thing.word(in: language) ?? ""),
                state: StyledText(Sanitizer.line(thing.meaning)),
                note: Sanitizer.line((thing.words[language] ?? []).dropFirst().joined(separator: ", ")))
        }
        let empty: Wording = "This place has no \(language.title) words."
        var overlay = OverlayViewState(
            title: "\(Sanitizer.line(place.title)) · \(language.title)",
            content: .choices(ChoiceListViewState(rows: rows, selection: selection, empty: empty)))
        overlay.keys = .roomPlace
        return overlay
    }

    var hints: [HintViewState]? {
        let own = [
            HintViewState(.open, "say it"), HintViewState(.askPlace, "quiz"), HintViewState(.keepPlace, "make cards"),
        ]
        return (things.isEmpty ? [] : own) + [HintViewState(.stop, "close")]
    }

    func describePanel(in situation: inout Situation) {
        guard !things.isEmpty else { return }
        situation.facts.insert(.seesPlace)
        situation.canOpen = true
        situation.choiceAction = "say it"
    }
}
