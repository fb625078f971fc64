import EchoScreen
import EchoText

/// Says in the header that the person dictates, and shows the words that are not settled yet in the message.
struct DictationPresenter: FeaturePresenterProtocol {
    enum Stage: Sendable, Hashable {
        /// The microphone is not open yet.
        case opening
        case listening
        /// The microphone is closed, and the last words are waited for.
        case finishing
    }

    private(set) var stage: Stage?
    private var words = ""

    init() {}

    mutating func show(_ stage: Stage?) {
        self.stage = stage
        if stage == nil { words = "" }
    }

    mutating func show(unsettled words: String) { self.words = words }

    func show(in state: inout ScreenViewState) {
        guard let stage else { return }
        state.status.state = DictationWording.sign(stage)
        state.status.muted = nil
        if stage == .listening { state.levels.microphone.caption = LevelWording.dictating }
        state.composer.placeholder = DictationWording.placeholder(stage)
        state.composer.showUnsettled(words)
        if state.overlay == nil, state.prompt == nil, state.focus == .composer { state.hints = hints(stage) }
    }
    /// What the keys do here while one dictates.
    private func hints(_ stage: Stage) -> [HintViewState] {
        let end: [HintViewState] =
            switch stage {
            case .opening: [HintViewState(.stop, "cancel dictation")]
            case .listening: [HintViewState(.stop, "end dictation"), HintViewState(.send, "end and send")]
            case .finishing: [HintViewState(.stop, "end now")]
            }
        return end + [HintViewState(.newLine, "new line"), HintViewState(.help, "help")]
    }
}
