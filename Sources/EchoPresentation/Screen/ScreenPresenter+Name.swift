import EchoText
/// Being called by name.
extension ScreenPresenter {
    public mutating func tellName(_ phrase: String) {
        notices.show(WakeWording.on(phrase), .success, about: .name)
    }

    /// The call was heard: how to call is known.
    public mutating func wasCalled() { notices.works(.name) }
}
