extension RecordingPresenter: FeaturePresenterProtocol {
    public func nextChange(at now: Duration) -> Duration? { nextChange }

    public func show(in state: inout ScreenViewState) { state.status.recording = sign }
}
