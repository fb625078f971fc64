import EchoPresentation
import EchoText

/// Says in the status line what is open or runs in the house, and that it cannot be reached.
struct HousePresenter: FeaturePresenterProtocol {
    var item: StyledText?
    /// An answer is on its way.
    var isWorking = false

    func show(in state: inout ScreenViewState) {
        if isWorking { state.isWorking = true }
        if let item { state.status.items.append(item) }
    }
}
