import EchoText

/// Says in the status line that nothing of the conversation is kept.
public struct HistoryPresenter: FeaturePresenterProtocol {
    public var isOffTheRecord = false

    public init() {}

    public func show(in state: inout ScreenViewState) {
        if isOffTheRecord { state.status.items.append(StyledText("off the record", .warning)) }
    }
}
