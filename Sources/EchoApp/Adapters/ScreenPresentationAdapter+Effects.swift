import Echo
import Foundation
import EchoPresentation

/// Where changed settings act: in the session, in the devices, in what may be spent, and in the file.
extension ScreenPresentationAdapter {
    /// Tells the newest settings until the session has them: what is changed meanwhile goes with the next.
    func tell(_ ids: [SettingID]) {
        guard !ids.isEmpty else { return }
        changedSettings += ids.filter { !changedSettings.contains($0) }
        guard !slots.isRunning(.changing) else { return }
        start(.changing) { [self] in
            while !changedSettings.isEmpty {
                let (settings, told) = (presenter.settings.settings, changedSettings)
                changedSettings = []
                do {
                    try await ChangeSettings(link: link)(inForce(settings))
                } catch {
                    goBack(told, error)
                    throw error
                }
                acceptedSettings = settings
                keep(told.filter { !borrowedSettings.contains($0) })
            }
        }
    }

    /// A refused change is taken back, and its row says why.
    private func goBack(_ ids: [SettingID], _ error: any Error) {
        let refused = ids + changedSettings.filter { !ids.contains($0) }
        changedSettings = []
        presenter.receive(acceptedSettings)
        guard let error = error as? EchoError else { return }
        let reason = ErrorPresenter.present(error).whatHappened.text { presenter.catalog.commands[$0].title }
        presenter.updateSettings { $0.refuse(refused, because: reason) }
    }

    /// A locked voice waits for the next conversation.
    private func inForce(_ settings: SessionSettings) -> SessionSettings {
        var settings = settings
        if let voice = presenter.settings.voiceInForce { settings.voice = voice }
        return settings
    }

    /// What was kept of the devices is used from the start.
    func beginSound() {
        let chosen = presenter.settings.preferences
        let table = presenter.catalog.settings
        useSound(table.differences(Preferences(), chosen).filter { table[$0]?.reach == .sound })
        watchProtection()
    }

    private func watchProtection() {
        guard let sound else { return }
        start(.protecting) { [self] in
            for await status in sound.protection {
                presenter.receive(status)
                publish()
            }
        }
    }

    func useSound(_ ids: [SettingID]) {
        guard let sound, !ids.isEmpty else { return }
        changedSound += ids.filter { !changedSound.contains($0) }
        guard !slots.isRunning(.sounding) else { return }
        start(.sounding) { [self] in
            while !changedSound.isEmpty {
                let id = changedSound.removeFirst()
                let chosen = presenter.settings.preferences.sound
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
        }
    }

    func useBudget(_ limit: Decimal?) {
        let budget = limit.map { Budget(limit: $0) }
        start(.limiting) { [self] in
            try await SetBudget(link: link)(budget)
            presenter.receive(budget)
        }
    }

    /// Asks what devices and profiles there are now.
    func learnChoices() {
        start(.learning) { [self] in
            if let devices = await sound?.devices() { receive(devices) }
            let profiles = await store.profiles
            presenter.updateSettings { $0.profiles = profiles }
        }
    }

    /// Follows the devices that come and go until nobody needs it any more.
    func watchDevices() async {
        guard let sound else { return }
        for await devices in sound.changes {
            receive(devices)
            publish()
        }
    }

    /// The device in use is another when the chosen one came or went.
    private func receive(_ list: DeviceList) {
        let uses = presenter.receive(list)
        retune()
        guard let sound, !uses.isEmpty else { return }
        let chosen = presenter.settings.preferences.sound
        start(.plugging) {
            for use in uses {
                await sound.use(use.id, for: use.direction)
                let device = chosen[device: use.id]
                let gain = use.direction == .input ? device.inputGain : device.outputGain
                await sound.tune(use.direction, gain: gain, latency: device.latency)
            }
        }
    }

    /// Keeps the newest values; what is changed meanwhile goes with the next. What cannot be kept still acts.
    func keep(_ ids: [SettingID]) {
        let profile = presenter.settings.profile
        for id in ids where !unsaved.contains(where: { $0 == (id, profile) }) { unsaved.append((id, profile)) }
        guard !unsaved.isEmpty, !slots.isRunning(.saving) else { return }
        start(.saving) { [self] in
            while let first = unsaved.first {
                let profile = first.profile
                let ids = unsaved.filter { $0.profile == profile }.map(\.id)
                unsaved.removeAll { $0.profile == profile }
                try await store.save(ids, from: acceptedPreferences, in: profile)
            }
        }
    }

    /// With what the session has taken.
    private var acceptedPreferences: Preferences {
        var chosen = presenter.settings.preferences
        chosen.session = acceptedSettings
        return chosen
    }

    /// Keeps how the panes stand, if that has changed.
    func keepArrangement(unless old: PaneArrangement) {
        let arrangement = presenter.preferences.arrangement
        guard arrangement != old else { return }
        unsavedArrangement = arrangement
        guard !slots.isRunning(.arranging) else { return }
        start(.arranging) { [self] in
            while let newest = unsavedArrangement {
                unsavedArrangement = nil
                try await store.save(newest)
            }
        }
    }
}
