import EchoPresentation

/// The key that talks.
extension ScreenPresentationAdapter {
    func receive(_ event: TalkKeyEvent) {
        if event == .pressed { perform(.toggleTalking) }
    }
}
