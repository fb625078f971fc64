import EchoAudio
import Synchronization

/// A problem of a program that was to be tried.
final class TrialProblem: Sendable {
    private let last = Mutex<String?>(nil)

    var text: String? { last.withLock(\.self) }

    func note(_ reason: String) { last.withLock { $0 = reason } }
}

/// Nobody listens in place of ears that are tried.
struct NoEars: SpeechRecognizerProtocol {
    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        throw RemoteError.noModel(server: "this machine")
    }
}

/// Nobody speaks in place of a voice that is tried.
struct NoVoice: SpeechSynthesizerProtocol {
    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        throw RemoteError.noModel(server: "this machine")
    }
}
