import Echo
import EchoAudio
import EchoPresentation
import EchoText

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

    /// The settings of turns come with the microphone that is chosen; what is changed of them is kept for it. A profile
    /// has its own.
    func withTuning(_ chosen: Preferences, keeps: Bool) -> Preferences {
        guard keeps, presenter.settings.profile == nil else { return chosen }
        let before = presenter.settings.preferences
        guard chosen.voiceDetection != before.voiceDetection else {
            let isAnother = presenter.tunedKey(chosen.sound) != presenter.tunedKey(before.sound)
            return isAnother ? presenter.tuning(chosen.sound).map { chosen.taking($0) } ?? chosen : chosen
        }
        let kept = presenter.keepingTuning(chosen)
        if kept.sound.tuned != chosen.sound.tuned { save(kept.sound.tuned) }
        return kept
    }

    /// The devices are others: so may be the microphone in use. What a profile has chosen stays.
    func retune() {
        let chosen = presenter.settings.preferences
        guard presenter.settings.profile == nil, chosen.sound.tuned.contains(chosen.voiceDetection),
            let tuned = presenter.tuning(chosen.sound)
        else {
            return
        }
        apply(chosen.taking(tuned))
    }

    private func takeStep() {
        guard let tuner = presenter.panel.tuner else { return }
        switch tuner.stage {
        case .waiting: record()
        case .recording: break
        case .failed: recordAgain()
        case .judged: tuner.choice.map { apply($0, of: tuner) } ?? recordAgain()
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
                if isAnotherMicrophone { throw AudioDeviceError.replaced(.capture) }
            } catch {
                presenter.updatePanel { $0.tune { $0.fail(error) } }
            }
        }
    }

    /// Both recordings are to be of the microphone that the panel was opened with.
    private var isAnotherMicrophone: Bool {
        presenter.panel.tuner.map { $0.key != presenter.tunedKey(presenter.settings.preferences.sound) } ?? false
    }

    /// Whether more is wanted.
    private func hear(_ sound: CapturedSound) -> Bool {
        guard !isAnotherMicrophone else { return false }
        var wantsMore = false
        presenter.updatePanel { $0.tune { wantsMore = $0.receive(sound) } }
        publish()
        return wantsMore
    }

    private func recordAgain() {
        slots.cancel(.tuning)
        slots.cancel(.hearing)
        presenter.tuneAgain()
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

    /// It acts at once if its microphone is still the one in use.
    private func apply(_ tuned: TunedVoiceDetection, of tuner: TunerPresenter) {
        let isInUse = !isAnotherMicrophone
        leaveTuner()
        let chosen = presenter.settings.preferences.tuned(tuned, for: tuner.key)
        presenter.updateSettings { $0.preferences.sound.tuned = chosen.sound.tuned }
        if isInUse { apply(chosen.taking(tuned)) }
        presenter.tell(tuned, of: tuner.microphone)
        save(chosen.sound.tuned)
    }

    private func save(_ tuned: TunedMicrophones) {
        start(.tuning) { [self] in try await store.save(tuned) }
    }
}
