import Echo
import EchoAudio
import EchoScreen
import EchoText

/// Voice detection is tuned: two recordings, and the settings that they speak for.
@MainActor
final class TuningFeature: FeatureProtocol, PanelFeatureProtocol, AmendingFeatureProtocol,
    ScreenWatchingFeatureProtocol
{
    let screen: ScreenDoor
    private let store: any SettingsStoreProtocol
    let microphone: (any AudioCaptureProtocol)?

    /// - Parameter microphone: what is recorded with; nil where there is none.
    init(_ screen: ScreenDoor, store: any SettingsStoreProtocol, microphone: (any AudioCaptureProtocol)?) {
        self.screen = screen
        self.store = store
        self.microphone = microphone
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .tune else { return false }
        open()
        return true
    }

    func performInPanel(_ command: Command) -> Bool {
        guard tuner != nil else { return false }
        switch command {
        case .open, .send: takeStep()
        case .adjustUp: update { $0.adjust(by: 1) }
        case .adjustDown: update { $0.adjust(by: -1) }
        case .resetSetting: update { $0.useBest() }
        case .hearTake: hearTake()
        case .recordAgain: recordAgain()
        case .stop: leave()
        case .quit:
            leave()
            screen.askToQuit()
        default: return false
        }
        return true
    }

    /// A profile has its own.
    func amend(_ chosen: Preferences, keeps: Bool) -> Preferences {
        guard keeps, screen.profile == nil else { return chosen }
        let amended = rules.amended(chosen, after: screen.preferences)
        if amended.sound.tuned != chosen.sound.tuned { save(amended.sound.tuned) }
        return amended
    }

    /// The devices are others: so may be the microphone in use. What a profile has chosen stays.
    func screenChanged(_ change: ScreenChange) {
        guard case .options = change, screen.profile == nil, let chosen = rules.retuned(screen.preferences) else {
            return
        }
        screen.choose(chosen)
    }

    var rules: TuningRules { TuningRules(devices: screen.options.devices ?? []) }
    var tuner: TunerPresenter? { screen.open(TunerPresenter.self) }

    func update(_ change: (inout TunerPresenter) -> Void) { screen.update(TunerPresenter.self, change) }

    private func open() {
        guard microphone != nil else {
            return screen.notify("Voice detection cannot be tuned here: there is no microphone.", .warning)
        }
        let wasListening = screen.meansToTalk || screen.isMicrophoneOpen
        let sound = screen.preferences.sound
        screen.show(
            TunerPresenter(
                microphone: rules.name(sound), key: rules.key(sound), settings: screen.preferences.voiceDetection,
                wasListening: wasListening))
        if wasListening { screen.stopListening() }
    }

    private func takeStep() {
        guard let tuner else { return }
        switch tuner.stage {
        case .waiting: record()
        case .recording: break
        case .failed: recordAgain()
        case .judged: tuner.choice.map { apply($0, of: tuner) } ?? recordAgain()
        }
    }

    private func leave() {
        screen.slots.cancel(.tuning)
        screen.slots.cancel(.hearing)
        screen.closePanel()
    }

    /// It acts at once if its microphone is still the one in use.
    private func apply(_ tuned: TunedVoiceDetection, of tuner: TunerPresenter) {
        let isInUse = !isAnotherMicrophone
        leave()
        let chosen = screen.preferences.tuned(tuned, for: tuner.key)
        screen.keep(chosen.sound.tuned)
        if isInUse { screen.choose(chosen.taking(tuned)) }
        screen.notify(TunerWording.applied(tuned, to: tuner.microphone, screen.preferences.session.turnMode), .success)
        save(chosen.sound.tuned)
    }

    private func save(_ tuned: TunedMicrophones) {
        screen.start(.tuning) { [store] in try await store.save(tuned) }
    }
}

extension TaskSlots.Slot {
    static let tuning = Self("tuning")
    static let hearing = Self("tuning.hearing")
}
