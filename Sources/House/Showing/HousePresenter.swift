import EchoScreen
import EchoText

/// Says in the status line what is open or runs in the house, and that it cannot be reached; and in an empty conversation
/// how to speak to it, or how to try one out.
struct HousePresenter: FeaturePresenterProtocol {
    var item: StyledText?
    /// Something that can be said to it; nil while nobody knows what there is.
    var example: String?
    /// There is no house, and none was chosen for the next start.
    var offersDemonstration = false
    var isDemonstration = false
    /// What is written about it is answered without a server.
    var answersAlone = false

    func show(in state: inout ScreenViewState) {
        if let item { state.status.items.append(item) }
        if answersAlone, state.activity == .offline, state.replay == nil {
            state.composer.placeholder = "type to the house, or press \(key: .toggleTalking) to reconnect"
        }
        guard state.replay == nil else { return }
        if offersDemonstration {
            state.conversation.welcome.append("/house-kind demonstration tries a simulated house.")
        }
        guard let example else { return }
        let house = isDemonstration ? "a simulated house" : "the house"
        state.conversation.welcome.append("\(key: .showHouse) shows \(house): try “\(example)”.")
    }
}
