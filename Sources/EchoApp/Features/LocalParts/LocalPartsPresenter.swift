import EchoScreen

/// Says in the header whose model answers on this machine, and on the first screen what could listen better.
struct LocalPartsPresenter: FeaturePresenterProtocol {
    /// "llama3.2 via Ollama"; nil while the built-in assistant answers.
    private var brain: String?
    /// "Qwen2.5 1.5B Instruct", which starts with the first question; nil where none does.
    private var expectedBrain: String?
    /// Bytes of ears that could be got; nil where nobody needs them.
    private var ears: Int?

    init() {}

    mutating func show(_ change: LocalPartChange) {
        guard change.role == .brain else { return }
        brain = change.isThere ? LocalPartWording.title(change) : nil
    }

    /// - Parameter title: of a brain that was got and starts when it is needed; nil where there is none.
    mutating func expectBrain(_ title: String?) { expectedBrain = title }

    /// - Parameter bytes: that getting ears takes; nil once there are some.
    mutating func offerEars(_ bytes: Int?) { ears = bytes }

    func show(in state: inout ScreenViewState) {
        if let brain { state.status.model = brain }
        guard state.status.server == StatusPresenter.local, !state.conversation.welcome.isEmpty else { return }
        if let standing {
            state.conversation.welcome = WelcomeWording.paragraphs(state.conversation.welcome, brain: standing)
        }
        if let ears { state.conversation.welcome.append(LocalPartWording.offer(ofEars: ears)) }
    }

    private var standing: LocalBrainStanding? {
        brain.map { .answers($0) } ?? expectedBrain.map { .startsWhenNeeded($0) }
    }
}
