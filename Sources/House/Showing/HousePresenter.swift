import EchoPresentation
import EchoText

/// Says in the status line what is open or runs in the house, and that it cannot be reached.
struct HousePresenter: FeaturePresenterProtocol {
    var item: StyledText?

    func show(in state: inout ScreenViewState) {
        if let item { state.status.items.append(item) }
    }
}
