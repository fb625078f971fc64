import EchoAudio

/// Listens with a server's recogniser once there is one, with the built-in one until then.
struct FoundRecognizer: SpeechRecognizerProtocol {
    let builtIn: any SpeechRecognizerProtocol
    let found: FoundPart<TranscriptionServerRecognizer>

    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        if let recognizer = await found.current() { return try await recognizer.begin(vocabulary: vocabulary) }
        return try await builtIn.begin(vocabulary: vocabulary)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        if let recognizer = await found.current() {
            return try await recognizer.transcribe(recording, vocabulary: vocabulary)
        }
        return try await builtIn.transcribe(recording, vocabulary: vocabulary)
    }
}
