/// The key that talks.
extension Screen {
    func receive(_ event: TalkKeyEvent) {
        guard catalog.availability.allows(.toggleTalking, in: presenter.situation) else { return }
        let action = presenter.talking.key.receive(
            event, at: moment.uptime, isTalking: meansToTalk, style: preferences.screen.talkKey,
            tellsReleases: presenter.terminal.traits.tellsReleases)
        talk(action)
    }

    /// What it means that the key did not come again.
    func talkKeyTicked() {
        let style = preferences.screen.talkKey
        talk(presenter.talking.key.tick(at: moment.uptime, isTalking: meansToTalk, style: style))
    }

    /// A press that cannot begin to talk is still a press: it may connect, or say why nobody listens.
    private func talk(_ action: TalkKeyRules.Action?) {
        switch action {
        case .begin where !meansToTalk, .end where meansToTalk: toggleTalking()
        case .begin, .end, nil: break
        }
    }
}
