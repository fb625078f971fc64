import EchoText

/// Says in the header that somebody interprets.
public struct InterpreterPresenter: FeaturePresenterProtocol {
    public enum Stage: Sendable, Hashable {
        /// There is no session yet, or no microphone.
        case opening
        case interpreting
        /// The microphone is closed, and the last words are waited for.
        case finishing
    }

    public private(set) var stage: Stage?
    private var languages: InterpretedLanguages?

    public init() {}

    public mutating func show(_ stage: Stage?, _ languages: InterpretedLanguages?) {
        (self.stage, self.languages) = (stage, languages)
    }

    public func show(in state: inout ScreenViewState) {
        guard let stage, let languages else { return }
        state.status.state = InterpreterWording.sign(stage, languages)
        state.status.muted = nil
        if stage == .interpreting { state.levels.microphone.caption = LevelWording.interpreting }
    }
}
