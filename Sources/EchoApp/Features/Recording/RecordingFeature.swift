import Echo
import EchoScreen
import EchoText

/// Records both sides of the conversation.
@MainActor final class RecordingFeature: FeatureProtocol, SettingsTakingFeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "recording",
        commands: [
            CommandEntry(
                .toggleRecording, "start or stop recording",
                "Record both sides of the conversation to a file, or stop recording.", slash: "record", in: .talk,
                keys: [.key("alt+s", in: .screen)])
        ],
        settings: SettingsTable.recordings)

    let presenters: [any FeaturePresenterProtocol] = [RecordingPresenter()]
    private let screen: ScreenDoor
    private let recorder: (any SoundRecorderProtocol)?
    private var rules = RecordingRules()

    /// - Parameter recorder: nil where nothing can be recorded.
    init(_ screen: ScreenDoor, recorder: (any SoundRecorderProtocol)?) {
        self.screen = screen
        self.recorder = recorder
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .toggleRecording else { return false }
        if isRecording { endRecording() } else { record(to: words.isEmpty ? nil : words) }
        return true
    }

    /// A changed cut has to wait while a recording is under way.
    func settingsChanged(_ change: SettingsChange) {
        if isRecording, change.ids.contains(.recordingCut) { screen.notify(RecordingWording.cutLater) }
    }

    func stop() async { await recorder?.stop() }

    /// Begins as soon as there is an engine to listen to.
    private func record(to folder: String?) {
        guard let recorder else { return screen.notify(RecordingWording.unavailable, .warning) }
        rules.ask(for: folder)
        screen.start(.recording) { [self] in
            if screen.engine == nil { screen.notify(RecordingWording.connecting) }
            screen.publish()
            guard let engine = await screen.attachedEngine() else { return }
            try await record(engine, with: recorder)
        } onFailure: { [weak self] in
            self?.screen.updatePart(RecordingPresenter.self) { $0.end() }
            self?.endRecording()
        }
    }

    private func record(
        _ engine: any EngineProtocol, with recorder: any SoundRecorderProtocol
    ) async throws(RecordingError) {
        let cut = screen.preferences.sound.recordingCut
        for await news in try await recorder.start(in: rules.folder, cut, engine.sound, engine.events) {
            perform(try rules.receive(news))
            screen.publish()
        }
        screen.updatePart(RecordingPresenter.self) { $0.end() }
        perform(rules.end())
    }

    private func perform(_ effects: [RecordingRules.Effect]) {
        for effect in effects {
            switch effect {
            case .begin(let file):
                screen.updatePart(RecordingPresenter.self) { $0.begin(file, at: screen.moment.uptime) }
                screen.notify(RecordingWording.began(file), .success)
            case .goOn(let file): screen.updatePart(RecordingPresenter.self) { $0.goOn(in: file) }
            case .warn(let wording): screen.notify(wording, .warning)
            case .end(let last, let count): screen.notify(RecordingWording.ended(last, count: count), .success)
            }
        }
    }

    private var isRecording: Bool { screen.slots.isRunning(.recording) }

    /// What was heard so far is written before it is told where it is.
    private func endRecording() {
        screen.start(.endingRecording) { [recorder] in await recorder?.stop() }
    }
}

extension TaskSlots.Slot {
    fileprivate static let recording = Self("recording")
    fileprivate static let endingRecording = Self("recording.ending")
}
