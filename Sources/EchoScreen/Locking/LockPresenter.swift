import EchoText

/// Covers the screen while it is locked: nothing that was said, written, logged or told is seen.
public struct LockPresenter: FeaturePresenterProtocol {
    /// Takes the PIN; nil while the screen is not locked.
    public var panel: PINPanel?

    public init() {}

    public func show(in state: inout ScreenViewState) {
        guard let panel else { return }
        var covered = ScreenViewState()
        covered.isLocked = true
        covered.activity = state.activity
        covered.theme = state.theme
        covered.takesLinks = state.takesLinks
        covered.isFinished = state.isFinished
        covered.overlay = panel.overlay
        covered.hints = panel.hints ?? []
        covered.preferences = state.preferences
        // Nothing of it may stay behind in the terminal.
        covered.preferences.printsAtEnd = false
        covered.windowTitle = state.windowTitle.map { _ in "echo" }
        covered.status.state = StyledText("■ locked", .warning)
        state = covered
    }
}
