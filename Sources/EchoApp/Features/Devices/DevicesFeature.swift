import Echo
import EchoScreen

/// The sound devices: which are used and how, and what becomes of those that come and go.
@MainActor
final class DevicesFeature: FeatureProtocol, ChoosingFeatureProtocol, SettingsTakingFeatureProtocol,
    CompletingFeatureProtocol, LearningFeatureProtocol
{
    nonisolated static let offer = FeatureOffer("devices", settings: SettingsTable.devices)

    private let screen: ScreenDoor
    private let sound: (any SoundDevicesProtocol)?
    private var rules = DeviceRules()
    /// What the devices have to be told yet.
    private var untold: [SettingID] = []

    /// - Parameter sound: nil where there is nothing to choose.
    init(_ screen: ScreenDoor, sound: (any SoundDevicesProtocol)?) {
        self.screen = screen
        self.sound = sound
    }

    func addNames(to sources: inout CompletionSources) { sources.devices = screen.options.devices }

    /// What was kept of the devices is used from the start.
    func start() {
        let table = screen.catalog.settings
        use(table.differences(Preferences(), screen.preferences).filter { table[$0]?.reach == .sound })
        guard let sound else { return }
        screen.start(.protecting) { [screen] in
            for await status in sound.protection { screen.show(status) }
        }
        screen.start(.watching) { [self] in
            for await devices in sound.changes {
                show(devices)
                screen.publish()
            }
        }
    }

    func settingsChanged(_ change: SettingsChange) { use(change.ids(of: .sound, in: screen.catalog.settings)) }

    func learn() async {
        if let devices = await sound?.devices() { show(devices) }
    }

    func choose(_ row: ChoiceRowViewState, in choice: Choice) -> Bool {
        guard let direction = [AudioDevice.Direction.input, .output].first(where: { .devices($0) == choice }) else {
            return false
        }
        screen.closePanel()
        if !row.isCurrent { screen.change(direction.setting, to: row.id) }
        return true
    }

    private func use(_ ids: [SettingID]) {
        guard let sound, !ids.isEmpty else { return }
        untold += ids.filter { !untold.contains($0) }
        guard !screen.slots.isRunning(.sounding) else { return }
        screen.start(.sounding) { [self] in
            while !untold.isEmpty { await tell(sound, untold.removeFirst()) }
        }
    }

    private func tell(_ sound: any SoundDevicesProtocol, _ id: SettingID) async {
        let chosen = screen.preferences.sound
        switch id {
        case .microphone: await sound.use(chosen.input, for: .input)
        case .loudspeaker: await sound.use(chosen.output, for: .output)
        case .microphoneGain: await sound.tune(.input, gain: chosen.microphone.inputGain, latency: .zero)
        case .loudspeakerGain, .loudspeakerLatency:
            await sound.tune(.output, gain: chosen.loudspeaker.outputGain, latency: chosen.loudspeaker.latency)
        case .denoises, .levels:
            await sound.use(SoundConditioning(denoises: chosen.denoises, levels: chosen.levels))
        default: await sound.use(chosen.protectionInUse)
        }
    }

    /// The device in use is another when the chosen one came or went.
    private func show(_ list: DeviceList) {
        let chosen = screen.preferences.sound
        let changes = rules.receive(list, chosen: chosen)
        screen.show(list, changes, isServerGone: rules.isServerGone)
        let uses = changes.compactMap { DeviceRules.use(after: $0, chosen: chosen) }
        guard let sound, !uses.isEmpty else { return }
        screen.start(.plugging) {
            for use in uses {
                await sound.use(use.id, for: use.direction)
                let device = chosen[device: use.id]
                let gain = use.direction == .input ? device.inputGain : device.outputGain
                await sound.tune(use.direction, gain: gain, latency: device.latency)
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let sounding = Self("devices.sounding")
    fileprivate static let plugging = Self("devices.plugging")
    fileprivate static let protecting = Self("devices.protecting")
    fileprivate static let watching = Self("devices.watching")
}
