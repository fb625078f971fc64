public import Echo

/// Keeps the sound of calls as another recorder does, and has it copied when a call is over.
public struct UploadedCallRecorder: CallRecorderProtocol {
    private let recorder: any CallRecorderProtocol
    private let uploads: RecordingUploads

    public init(_ recorder: any CallRecorderProtocol, _ uploads: RecordingUploads) {
        (self.recorder, self.uploads) = (recorder, uploads)
    }

    public func begin(
        _ call: PhoneLineCall, _ whole: WholeCallStream, _ sound: AsyncStream<ConversationSound>,
        _ events: EventBatches<EchoEvent>
    ) async -> Bool {
        guard await recorder.begin(call, whole, sound, events) else { return false }
        await uploads.expect(call.id)
        return true
    }

    public func discard(_ call: String) async {
        await recorder.discard(call)
        await uploads.drop(call)
    }

    public func end(_ call: String) async -> CallSoundKept? {
        guard let kept = await recorder.end(call) else {
            await uploads.drop(call)
            return nil
        }
        uploads.add(call, kept)
        return kept
    }
}
