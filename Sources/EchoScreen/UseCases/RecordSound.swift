import Echo
import EchoAudio

/// Listens to the microphone beside the conversation, which must not.
///
/// Sad courses: no microphone, or it fails or is replaced by another while it is heard; taken back, then it is closed at
/// once.
@MainActor package struct RecordSound {
    let microphone: any AudioCaptureProtocol

    package init(microphone: any AudioCaptureProtocol) { self.microphone = microphone }

    /// Hands over what is heard until no more is wanted.
    package func callAsFunction(_ wantsMore: @MainActor (CapturedSound) -> Bool) async throws(AudioDeviceError) {
        // Every chunk is wanted: a recording without some of them would be another one.
        let (events, sink) = AsyncStream.makeStream(of: AudioCaptureEvent.self, bufferingPolicy: .unbounded)
        microphone.start { sink.yield($0) }
        let failure = await failure(of: events, wantsMore)
        await microphone.stop()
        if let failure { throw failure }
    }

    private func failure(
        of events: AsyncStream<AudioCaptureEvent>, _ wantsMore: @MainActor (CapturedSound) -> Bool
    ) async -> AudioDeviceError? {
        var hasHeard = false
        for await event in events {
            switch event {
            case .opened: break
            // Before anything was heard nothing of two microphones is mixed.
            case .failed(.replaced, _) where !hasHeard: break
            case .captured(let captured):
                hasHeard = true
                if !wantsMore(captured) { return nil }
            case .failed(let error, _): return error
            }
        }
        return nil
    }
}
