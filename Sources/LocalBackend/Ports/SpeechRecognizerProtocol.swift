public import EchoAudio

/// Turns speech into words, one utterance at a time.
public protocol SpeechRecognizerProtocol: Sendable {
    /// Begins one utterance. `vocabulary` names words and phrases that are likely, to choose between hypotheses.
    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol
    /// The same for speech in a language; nil when it is not known.
    func begin(vocabulary: [String], language: String?) async throws -> any RecognitionProtocol
    /// What is said in a recording that is there as a whole.
    func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords
    /// The same for speech in a language; nil when it is not known.
    func transcribe(_ recording: PCM16, vocabulary: [String], language: String?) async throws -> RecognizedWords
}

extension SpeechRecognizerProtocol {
    public func begin(vocabulary: [String], language: String?) async throws -> any RecognitionProtocol {
        try await begin(vocabulary: vocabulary)
    }

    public func transcribe(_ recording: PCM16, vocabulary: [String], language: String?) async throws -> RecognizedWords
    {
        try await transcribe(recording, vocabulary: vocabulary)
    }

    /// As if it were spoken, 100 ms at a time.
    public func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        let recognition = try await begin(vocabulary: vocabulary)
        for start in stride(from: 0, to: recording.samples.count, by: 2_400) {
            guard !Task.isCancelled else {
                await recognition.cancel()
                throw CancellationError()
            }
            let end = min(recording.samples.count, start + 2_400)
            _ = await recognition.feed(PCM16(Array(recording.samples[start..<end])))
        }
        return try await recognition.finish()
    }
}

/// One utterance being recognised while it is spoken.
public protocol RecognitionProtocol: Sendable {
    /// Adds sound (24 kHz) and returns the words so far.
    func feed(_ sound: PCM16) async -> String
    /// Ends the utterance. No words were heard when the text is empty.
    func finish() async throws -> RecognizedWords
    /// Ends it without looking at the result.
    func cancel() async
}
