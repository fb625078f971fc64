import EchoPresentation

/// What goes into a message besides what is typed.
extension ScreenPresentationAdapter {
    func attach(_ name: String) {}
}
