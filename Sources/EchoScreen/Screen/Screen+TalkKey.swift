/// The key that talks.
extension Screen {
    func receive(_ event: TalkKeyEvent) {
        guard catalog.availability.allows(.toggleTalking, in: presenter.situation) else { return }
        let action = talkKey.receive(
            event, at: moment.uptime, isTalking: meansToTalk, style: preferences.screen.talkKey,
            tellsReleases: presenter.terminal.traits.tellsReleases)
        talk(action)
    }

    /// What it means that the key did not come again.
    func talkKeyTicked() {
        talk(talkKey.tick(at: moment.uptime, isTalking: meansToTalk, style: preferences.screen.talkKey))
    }

    /// A press that cannot begin to talk is still a press: it may connect, or say why nobody listens.
    private func talk(_ action: TalkKeyRules.Action?) {
        presenter.isTalkKeyHeld = talkKey.isHeld
        switch action {
        case .begin where !meansToTalk, .end where meansToTalk: toggleTalking()
        case .begin, .end, nil: break
        }
    }
}
