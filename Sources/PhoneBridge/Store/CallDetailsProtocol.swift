/// Keeps what belongs to a call. What is there already, by its id, is left as it is.
public protocol CallDetailsProtocol: Sendable {
    /// All or none. Those of a call that is not known are refused.
    func append(_ events: [CallEventRecord]) async throws(CallStoreError)
    /// One that is there already gets these words in the place of its own.
    func append(_ transcript: CallTranscript) async throws(CallStoreError)
    func add(_ recording: CallRecording) async throws(CallStoreError)
    func save(_ prompt: CallPrompt) async throws(CallStoreError)
}
