import EchoAudio

/// One utterance that is kept until it is over and then understood as a whole.
actor RemoteRecognition: RecognitionProtocol {
    private var sound = PCM16()
    private let understand: @Sendable (PCM16) async -> RecognizedWords

    init(_ understand: @escaping @Sendable (PCM16) async -> RecognizedWords) { self.understand = understand }

    /// Nothing is known before the end.
    func feed(_ sound: PCM16) async -> String {
        self.sound.samples += sound.samples
        return ""
    }

    func finish() async -> RecognizedWords {
        defer { sound = PCM16() }
        return sound.samples.isEmpty ? RecognizedWords(text: "") : await understand(sound)
    }

    func cancel() async { sound = PCM16() }
}
