import Echo
import EchoPresentation
import EchoText

/// Recording both sides of the conversation.
extension ScreenPresentationAdapter {
    func toggleRecording() {
        if isRecording { return endRecording() }
        record(to: nil)
    }

    /// Begins as soon as there is an engine to listen to. A folder that was named once is used again.
    public func record(to folder: String?) {
        guard recorder != nil else { return presenter.notify(RecordingWording.unavailable, .warning) }
        recordingFolder = folder ?? recordingFolder
        recordedFiles = []
        start(.recording) { [self] in
            if link.engine == nil { presenter.notify(RecordingWording.connecting, .plain) }
            publish()
            guard let engine = await link.attachedEngine() else { return }
            try await record(engine)
        } onFailure: { [weak self] in
            self?.presenter.endRecording()
            self?.endRecording()
        }
    }

    private func record(_ engine: any EngineProtocol) async throws(RecordingError) {
        guard let recorder else { return }
        let cut = presenter.settings.preferences.sound.recordingCut
        for await news in try await recorder.start(in: recordingFolder, cut, engine.sound, engine.events) {
            try receive(news)
            publish()
        }
        endedRecording()
    }

    private func receive(_ news: RecordingNews) throws(RecordingError) {
        switch news {
        case .began(let file):
            recordedFiles.append(file)
            if recordedFiles.count == 1 {
                presenter.beginRecording(file, at: moment)
            } else {
                presenter.goOnRecording(in: file)
            }
        case .missed(let length): presenter.notify(RecordingWording.missed(length), .warning)
        case .failed(let error): throw error
        }
    }

    /// A changed cut has to wait while a recording is under way.
    func tellCut(_ ids: [SettingID]) {
        if isRecording, ids.contains(.recordingCut) { presenter.notify(RecordingWording.cutLater, .plain) }
    }

    private var isRecording: Bool { slots.isRunning(.recording) }

    /// What was heard so far is written before it is told where it is.
    private func endRecording() {
        start(.endingRecording) { [self] in await recorder?.stop() }
    }

    private func endedRecording() {
        presenter.endRecording()
        guard let last = recordedFiles.last else { return }
        presenter.notify(RecordingWording.ended(last, count: recordedFiles.count), .success)
    }
}
