import EchoPresentation
import EchoText

/// Says in the status line what is open or runs in the house, and that it cannot be reached; and in an empty conversation
/// how to speak to it.
struct HousePresenter: FeaturePresenterProtocol {
    var item: StyledText?
    /// Something that can be said to it; nil while nobody knows what there is.
    var example: String?
    /// What is written about it is answered without a server.
    var answersAlone = false

    func show(in state: inout ScreenViewState) {
        if let item { state.status.items.append(item) }
        if answersAlone, state.activity == .offline, state.replay == nil {
            state.composer.placeholder = "type to the house, or press \(key: .toggleTalking) to reconnect"
        }
        guard let example, state.replay == nil else { return }
        state.conversation.welcome.append("\(key: .showHouse) shows the house: try “\(example)”.")
    }
}
