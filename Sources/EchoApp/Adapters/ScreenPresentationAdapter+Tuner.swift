import Echo
import EchoAudio
import EchoPresentation

/// Voice detection is tuned: two recordings, and the settings that they speak for.
extension ScreenPresentationAdapter {
    func openTuner() {
        guard microphone != nil else {
            return presenter.notify("There is no microphone here to tune voice detection with.", .warning)
        }
        let wasListening = meansToTalk || presenter.isMicrophoneOpen
        presenter.openTuner(wasListening: wasListening)
        guard wasListening else { return }
        meansToTalk = false
        start(.talking) { [self] in await StopListening(link: link)() }
    }

    func tune(_ command: Command) {
        switch command {
        case .open, .send: takeStep()
        case .adjustUp: presenter.updatePanel { $0.tune { $0.adjust(by: 1) } }
        case .adjustDown: presenter.updatePanel { $0.tune { $0.adjust(by: -1) } }
        case .resetSetting: presenter.updatePanel { $0.tune { $0.useBest() } }
        case .hearTake: hearTake()
        case .recordAgain: recordAgain()
        case .stop: leaveTuner()
        case .quit:
            leaveTuner()
            ask(.quit)
        default: move(command)
        }
    }

    /// What was found best for a microphone acts as soon as that microphone is chosen.
    func withTuning(_ chosen: Preferences) -> Preferences {
        let before = presenter.settings.preferences.sound
        guard chosen.sound.tunedKey != before.tunedKey, let tuned = chosen.sound.tuned[chosen.sound.tunedKey] else {
            return chosen
        }
        return chosen.taking(tuned)
    }

    private func takeStep() {
        guard let tuner = presenter.panel.tuner else { return }
        switch tuner.stage {
        case .waiting: record()
        case .recording: break
        case .failed: recordAgain()
        case .judged: tuner.choice.map { apply($0) } ?? recordAgain()
        }
    }

    private func record() {
        guard let microphone else { return }
        var isWanted = false
        presenter.updatePanel { $0.tune { isWanted = $0.record() } }
        guard isWanted else { return }
        start(.tuning) { [self] in
            do throws(AudioDeviceError) {
                let record = RecordSound(microphone: microphone)
                try await record.callAsFunction(hear)
            } catch {
                presenter.updatePanel { $0.tune { $0.fail(error) } }
            }
        }
    }

    /// Whether more is wanted.
    private func hear(_ sound: PCM16) -> Bool {
        var wantsMore = false
        presenter.updatePanel { $0.tune { wantsMore = $0.receive(sound) } }
        publish()
        return wantsMore
    }

    private func recordAgain() {
        slots.cancel(.tuning)
        slots.cancel(.hearing)
        presenter.updatePanel { $0.tune { $0.again() } }
    }

    private func hearTake() {
        guard let recording = presenter.panel.tuner?.recording else { return }
        start(.hearing) { [self] in try await PlaySound(link: link)(recording) }
    }

    private func leaveTuner() {
        slots.cancel(.tuning)
        slots.cancel(.hearing)
        closePanel()
    }

    private func apply(_ tuned: TunedVoiceDetection) {
        leaveTuner()
        var chosen = presenter.settings.preferences
        chosen.sound.tuned[chosen.sound.tunedKey] = tuned
        presenter.updateSettings { $0.preferences.sound.tuned = chosen.sound.tuned }
        apply(chosen.taking(tuned))
        presenter.tell(tuned)
        start(.tuning) { [self] in try await store.save(chosen.sound.tuned) }
    }
}
