import Echo
import EchoAudio
import EchoText

/// What becomes of the sound devices.
extension ScreenPresenter {
    /// These devices there are now: says what became of those in use.
    ///
    /// - Parameter isServerGone: there was a sound server, and there is none now.
    public mutating func show(_ list: DeviceList, _ changes: [DeviceChange], isServerGone: Bool) {
        notices.told.devices.isServerGone = isServerGone
        settings.options.devices = list.devices
        if list.hasServer { serverWorks() } else if isServerGone { tellServerLoss() }
        for change in changes { tell(change) }
        showDevices()
        for direction in AudioDevice.Direction.allCases where panel.choice == .devices(direction) {
            openDevices(direction)
        }
    }

    /// Brings up to date what is said of the devices in use.
    mutating func showDevices() {
        let chosen = settings.preferences.sound
        let devices = settings.options.devices ?? []
        let (input, output) = (chosen.used(.input, among: devices), chosen.used(.output, among: devices))
        let problem = signal(of: input)
        levels.show(microphone: input, loudspeaker: output, problem: problem)
        tell(problem.map(SignalWording.present), of: input, about: .signal)
        let isSilenced = audio.loudspeaker == .open && output?.isMuted == true
        tell(isSilenced ? SignalWording.mutedLoudspeaker : nil, of: output, about: .silence)
    }

    /// Whether it was said already that the chosen device is gone, or the sound server and so all of them.
    func isKnown(_ error: AudioDeviceError) -> Bool {
        switch error {
        case .replaced(let direction):
            let used = direction == .capture ? AudioDevice.Direction.input : .output
            return notices.told.devices.knowsAbsence(for: used) && isAbsent(used)
        case .noSoundServer, .noDevice, .stalled, .failed: return notices.told.devices.isLossTold
        case .busy, .permissionDenied: return false
        }
    }

    /// The sound server is there again, or does without being seen.
    mutating func serverWorks() {
        notices.told.devices.serverWorks()
        notices.works(.server)
    }

    /// Whoever noticed it first has said it: a device in use, or the list.
    private mutating func tellServerLoss() {
        guard notices.told.devices.tellLoss() else { return }
        notices.show(AudioErrorWording.serverGone.wording, .warning, about: .server, page: .sound)
    }

    /// Each is said once of each device: the levels go on showing it.
    private mutating func tell(
        _ problem: ErrorWording?, of device: AudioDevice?, about subject: NoticeSubject
    ) {
        guard let wording = problem?.wording else { return notices.works(subject) }
        guard notices.told.devices.tell(wording.text(keyName: \.name), of: device, about: subject) else { return }
        notices.show(wording, .warning, about: subject, page: .sound)
    }

    private func signal(of input: AudioDevice?) -> SignalProblem? {
        guard audio.microphone == .open, !audio.isMuted else { return nil }
        return input?.isMuted == true ? .mutedBySystem : audio.signal
    }

    private mutating func tell(_ change: DeviceChange) {
        if case .removed = change {
            notices.told.devices.tellAbsence(for: change.direction)
            notices.takeBack(.replacement)
        }
        if case .resumed = change { notices.takeBack(.replacement) }
        guard let words = DeviceWording.words(change) else { return }
        notices.show(words, change.isGood ? .success : .warning)
    }

    /// The chosen device is not there, as far as is known.
    private func isAbsent(_ direction: AudioDevice.Direction) -> Bool {
        guard let id = settings.preferences.sound.id(direction), let devices = settings.options.devices else {
            return false
        }
        return !devices.contains { $0.id == id && $0.direction == direction }
    }
}

extension DeviceChange {
    fileprivate var isGood: Bool { if case .removed = self { false } else { true } }
}
