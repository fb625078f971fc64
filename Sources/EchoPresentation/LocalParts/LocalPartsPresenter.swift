/// Says in the header whose model answers on this machine, and on the first screen what could listen better.
public struct LocalPartsPresenter: FeaturePresenterProtocol {
    /// "llama3.2 via Ollama"; nil while the built-in assistant answers.
    private var brain: String?
    /// Bytes of ears that could be got; nil where nobody needs them.
    private var ears: Int?

    public init() {}

    public mutating func show(_ change: LocalPartChange) {
        guard change.role == .brain else { return }
        brain = change.isThere ? LocalPartWording.title(change) : nil
    }

    /// - Parameter bytes: that getting ears takes; nil once there are some.
    public mutating func offerEars(_ bytes: Int?) { ears = bytes }

    public func show(in state: inout ScreenViewState) {
        if let brain { state.status.model = brain }
        guard let ears, state.status.server == StatusPresenter.local, !state.conversation.welcome.isEmpty else {
            return
        }
        state.conversation.welcome.append(LocalPartWording.offer(ofEars: ears))
    }
}
