import EchoAudio
import LocalBackend

/// Hears that something was said, and always the same words: understanding is not what is measured.
struct DeafRecognizer: SpeechRecognizerProtocol {
    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol { Recognition() }

    private struct Recognition: RecognitionProtocol {
        func feed(_ sound: PCM16) async -> String { "" }
        func finish() async -> RecognizedWords { RecognizedWords(text: "talk") }
        func cancel() async {}
    }
}
