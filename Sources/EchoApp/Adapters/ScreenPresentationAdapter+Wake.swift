import Echo
import EchoAudio
import EchoPresentation
import EchoText

/// Being called by name.
extension ScreenPresentationAdapter {
    /// Listens as it should now, and does what follows from what has changed.
    func followWake() {
        guard wakeWord != nil else { return }
        act(presenter.wake.receive(circumstances, at: moment.uptime))
        listen(for: presenter.wake.phrases)
    }

    func wakeTicked() { act(presenter.wake.tick(at: moment.uptime)) }

    /// Whether a changed phrase can be listened for is looked into before it is used.
    /// - Parameter isNews: the person has just asked for it.
    func checkWake(_ ids: [SettingID], isNews: Bool = true) {
        guard ids.contains(.wakeWord) || ids.contains(.wakePhrase) else { return }
        let chosen = presenter.settings.preferences.sound
        wakeObstacle = nil
        guard chosen.isCalled else { return followWake() }
        guard let wakeWord else { return refuseWake(WakeWording.unavailable) }
        isCheckingWake = true
        start(.checkingWake) { [self] in
            if let obstacle = await wakeWord.obstacle(to: chosen.phrase) {
                refuseWake(WakeWording.refusal(chosen.phrase, obstacle))
            } else if isNews {
                presenter.tellName(chosen.phrase)
            }
            isCheckingWake = false
            followWake()
        }
    }

    private func refuseWake(_ wording: Wording) {
        wakeObstacle = wording
        presenter.notify(wording, .warning)
    }

    private var circumstances: WakeRule.Circumstances {
        let chosen = presenter.settings.preferences
        var circumstances = WakeRule.Circumstances()
        let hasObstacle = wakeObstacle != nil || isCheckingWake
        let isPossible =
            presenter.catalog.settings[.wakeWord]?.obstacle(in: chosen) == nil && presenter.status.mode == .audio
        circumstances.isWanted = chosen.sound.isCalled && isPossible && !hasObstacle && replay == nil
        circumstances.phrase = chosen.sound.phrase
        circumstances.followUp = chosen.sound.followUp
        circumstances.activity = presenter.status.activity
        circumstances.isTalking = meansToTalk
        circumstances.isMuted = presenter.isMuted
        return circumstances
    }

    private func act(_ actions: [WakeRule.Action]) {
        for action in actions {
            switch action {
            case .talk(let isOpen): if meansToTalk != isOpen { toggleTalking() }
            // Where tones are wanted, there is one when the microphone is open.
            case .acknowledge:
                presenter.wasCalled()
                if !presenter.settings.preferences.sound.earcons { play(.start) }
            case .stopAnswer: stop()
            }
        }
    }

    /// One thing at a time: what was listened for before is given up.
    private func listen(for phrases: [String]) {
        guard phrases != listenedFor else { return }
        listenedFor = phrases
        start(.waking) { [self] in
            guard let wakeWord, !Task.isCancelled else { return }
            guard !phrases.isEmpty else { return await wakeWord.stop() }
            for await event in wakeWord.listen(for: phrases) {
                receive(event)
                publish()
            }
        }
    }

    private func receive(_ event: WakeEvent) {
        switch event {
        case .heard(let phrase):
            act(presenter.wake.heard(phrase, at: moment.uptime))
            followWake()
        case .failed(let obstacle):
            refuseWake(WakeWording.refusal(presenter.settings.preferences.sound.phrase, obstacle))
            followWake()
        }
    }
}
