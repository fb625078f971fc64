import EchoPresentation

/// The key that talks.
extension Screen {
    func receive(_ event: TalkKeyEvent) {
        guard presenter.availability.allows(.toggleTalking, in: presenter.situation) else { return }
        talk(presenter.receive(event, at: moment))
    }

    func talkKeyTicked() { talk(presenter.tickTalkKey(at: moment)) }

    /// A press that cannot begin to talk is still a press: it may connect, or say why nobody listens.
    private func talk(_ action: TalkKey.Action?) {
        switch action {
        case .begin where !meansToTalk, .end where meansToTalk: toggleTalking()
        case .begin, .end, nil: break
        }
    }
}
