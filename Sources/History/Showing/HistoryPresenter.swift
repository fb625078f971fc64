import EchoScreen
import EchoText

/// Says in the status line that nothing of the conversation is kept.
struct HistoryPresenter: FeaturePresenterProtocol {
    var isOffTheRecord = false

    func show(in state: inout ScreenViewState) {
        if isOffTheRecord { state.status.items.append(StyledText("off the record", .warning)) }
    }
}
