import EchoScreen
import EchoText

/// Says in the status line which room one is in, and how many goals are reached; and in an empty conversation that there is
/// one.
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

    /// How a line is given that is answered without a server; nil where one is asked.
    var answering: Answering?

    enum Answering: Sendable, Hashable {
        case aloudOrInWriting, inWriting
    }

    func show(in state: inout ScreenViewState) {
        guard let item else { return welcome(in: &state) }
        if state.activity == .offline { showAnswering(in: &state) }
        state.status.items.append(item)
        if let doing { state.status.state = doing }
        guard state.overlay == nil, state.prompt == nil else { return }
        state.hints.insert(contentsOf: hints, at: 0)
    }

    private func welcome(in state: inout ScreenViewState) {
        guard state.replay == nil else { return }
        state.conversation.welcome.append("\(key: .showRoom) opens the language room, to learn by talking.")
    }

    /// Without a server the key that talks does not connect here: the room hears.
    private func showAnswering(in state: inout ScreenViewState) {
        switch answering {
        case .aloudOrInWriting? where state.composer.text.isEmpty:
            state.composer.placeholder = "type, or press \(key: .toggleTalking) to talk: no server is needed here"
            for index in state.hints.indices where state.hints[index].command == .toggleTalking {
                state.hints[index].title = "talk"
            }
        case .inWriting?, .aloudOrInWriting?: state.composer.placeholder = "type: no server is needed here"
        case nil: break
        }
    }

    private var hints: [HintViewState] {
        (isAsking ? [HintViewState(.stop, "stop the answer")] : [])
            + (isOver
                ? [HintViewState(.showRoom, "how it went")] : isScripted ? [HintViewState(.giveHint, "hint")] : [])
            + [HintViewState(.lookUpWords, "words"), HintViewState(.sayLineSlower, "slower")]
    }

    func describe(_ situation: inout Situation) {
        if item != nil { situation.facts.formUnion([.isInRoom, .isLedHere]) }
    }

    static func item(_ visit: RoomVisit) -> StyledText {
        let title = visit.session.scenario?.title ?? visit.persona.name
        // In less room the title goes, and the goals stay.
        let first = [visit.language.rawValue, visit.session.level.rawValue, visit.progress].filter { !$0.isEmpty }
        let parts = [first.joined(separator: " "), Sanitizer.line(title)]
        return StyledText(parts.filter { !$0.isEmpty }.joined(separator: " · "), .accent)
    }
}
