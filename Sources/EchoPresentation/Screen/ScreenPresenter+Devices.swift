import Echo
import EchoAudio

/// What becomes of the sound devices.
extension ScreenPresenter {
    /// These devices there are now: says what became of those in use.
    ///
    /// - Returns: which are to be used from now on, since the chosen one came or went.
    public mutating func receive(_ devices: [AudioDevice]) -> [DeviceUse] {
        let chosen = settings.preferences.sound
        let changes = follower.receive(devices, chosen: chosen)
        settings.options.devices = devices
        for change in changes { tell(change) }
        showDevices()
        return changes.compactMap { use(after: $0, chosen) }
    }

    /// Brings up to date what is said of the devices in use.
    mutating func showDevices() {
        let chosen = settings.preferences.sound
        let (input, output) = (follower.used(.input, chosen: chosen), follower.used(.output, chosen: chosen))
        let problem = signal(of: input)
        levels.receive(microphone: input, loudspeaker: output, problem: problem)
        guard let problem else { return notices.works(.signal) }
        // Each is said once of each device: the levels go on showing it.
        guard toldSignals.insert("\(input?.id ?? "") \(problem)").inserted else { return }
        notices.show(SignalWording.present(problem).wording, .warning, about: .signal)
    }

    /// Whether it was said already that the chosen device is gone.
    func knowsAbsence(_ error: AudioDeviceError) -> Bool {
        guard case .replaced(let direction) = error else { return false }
        let used = direction == .capture ? AudioDevice.Direction.input : .output
        return toldAbsences.contains(used) && follower.knowsAbsence(used, chosen: settings.preferences.sound)
    }

    private func signal(of input: AudioDevice?) -> SignalProblem? {
        guard audio.microphone == .open, !audio.isMuted else { return nil }
        return input?.isMuted == true ? .mutedBySystem : audio.signal
    }

    private mutating func tell(_ change: DeviceChange) {
        if case .removed = change {
            toldAbsences.insert(change.direction)
            notices.takeBack(.replacement)
        }
        notices.show(DeviceWording.words(change), change.isGood ? .success : .warning)
    }

    private func use(after change: DeviceChange, _ chosen: SoundPreferences) -> DeviceUse? {
        guard let id = chosen.id(change.direction) else { return nil }
        return switch change {
        case .removed: DeviceUse(direction: change.direction, id: nil)
        case .returned: DeviceUse(direction: change.direction, id: id)
        case .changed: nil
        }
    }
}

extension DeviceChange {
    fileprivate var isGood: Bool { if case .removed = self { false } else { true } }
}
