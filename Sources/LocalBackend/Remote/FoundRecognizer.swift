import EchoAudio

/// Listens with a server's recogniser once there is one, with the built-in one until then.
struct FoundRecognizer: SpeechRecognizerProtocol {
    let builtIn: any SpeechRecognizerProtocol
    let found: FoundPart<TranscriptionServerRecognizer>
    /// Somebody speaks: what answers can be made ready meanwhile.
    var onBegin: @Sendable () -> Void = {}

    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        try await begin(vocabulary: vocabulary, language: nil)
    }

    func begin(vocabulary: [String], language: String?) async throws -> any RecognitionProtocol {
        onBegin()
        guard let recognizer = await found.current() else { return try await builtIn.begin(vocabulary: vocabulary) }
        return try await recognizer.begin(vocabulary: vocabulary, language: language)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        try await transcribe(recording, vocabulary: vocabulary, language: nil)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String], language: String?) async throws -> RecognizedWords {
        if let recognizer = await found.current() {
            return try await recognizer.transcribe(recording, vocabulary: vocabulary, language: language)
        }
        return try await builtIn.transcribe(recording, vocabulary: vocabulary)
    }
}
