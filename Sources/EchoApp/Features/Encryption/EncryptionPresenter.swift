import EchoScreen
import EchoText

/// Says in the status line how far the encryption of conversations is.
struct EncryptionPresenter: FeaturePresenterProtocol {
    /// Nil while nothing is being encrypted or decrypted.
    var progress: Progress?

    /// So many of so many messages.
    struct Progress: Sendable, Hashable {
        let isOn: Bool
        let done: Int
        let total: Int

        init(isOn: Bool, done: Int, of total: Int) {
            (self.isOn, self.done, self.total) = (isOn, done, total)
        }

        var text: String {
            let percent = total > 0 ? min(100, done * 100 / total) : 100
            return "\(isOn ? "encrypting" : "decrypting") \(percent) %"
        }
    }

    init() {}

    func show(in state: inout ScreenViewState) {
        if let progress { state.status.items.append(StyledText(progress.text, .plain)) }
    }
}
