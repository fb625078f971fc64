import EchoPresentation
import EchoText

/// Says in the status line which room one is in, and how many goals are reached.
struct RoomPresenter: FeaturePresenterProtocol {
    /// Nil outside.
    var item: StyledText?
    /// That it listens, understands, or waits for an answer; nil for none of them.
    var doing: StyledText?
    /// The script answers, and gives hints.
    var isScripted = false
    /// The script has come to its end.
    var isOver = false
    /// A provider's answer is on its way.
    var isAsking = false

    func show(in state: inout ScreenViewState) {
        guard let item else { return }
        state.status.items.append(item)
        if let doing { state.status.state = doing }
        guard state.overlay == nil, state.prompt == nil else { return }
        state.hints.insert(contentsOf: hints, at: 0)
    }

    private var hints: [HintViewState] {
        (isAsking ? [HintViewState(.stop, "stop the answer")] : [])
            + (isOver
                ? [HintViewState(.showRoom, "how it went")] : isScripted ? [HintViewState(.giveHint, "hint")] : [])
            + [HintViewState(.lookUpWords, "words"), HintViewState(.sayLineSlower, "slower")]
    }

    func describe(_ situation: inout Situation) {
        if item != nil { situation.facts.insert(.isInRoom) }
    }

    static func item(_ visit: RoomVisit) -> StyledText {
        let title = visit.session.scenario?.title ?? visit.persona.name
        let parts = [
            "\(visit.language.rawValue) \(visit.session.level.rawValue)", Sanitizer.line(title), visit.progress,
        ]
        return StyledText(parts.filter { !$0.isEmpty }.joined(separator: " · "), .accent)
    }
}
