import EchoAudio
import LocalBackend

/// Has no time for anybody.
struct BusyRecognizer: SpeechRecognizerProtocol {
    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol { Recognition() }

    private struct Recognition: RecognitionProtocol {
        func feed(_ sound: PCM16) async -> String { "" }
        func finish() async throws -> RecognizedWords { throw SpeechError.busy }
        func cancel() async {}
    }
}
