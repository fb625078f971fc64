import EchoTestKit
import EchoAudio
import LocalBackend
import Synchronization

/// A recogniser that hears, utterance by utterance, what a test wants it to hear.
public final class ScriptedRecognizer: SpeechRecognizerProtocol {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    private struct State {
        var utterances: [RecognizedWords]
        var samples: [Int] = []
    }

    private let state: Mutex<State>
    private let failure: String?

    /// What is heard after the last of these has no words.
    public init(_ utterances: [RecognizedWords]) {
        state = Mutex(State(utterances: utterances))
        failure = nil
    }

    public convenience init(_ utterances: String...) { self.init(utterances.map { RecognizedWords(text: $0) }) }

    public init(failing reason: String) {
        state = Mutex(State(utterances: []))
        failure = reason
    }

    /// How many samples each finished utterance had.
    public var heardSamples: [Int] { state.withLock { $0.samples } }

    public func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        if let failure { throw Failure(description: failure) }
        return Utterance(recognizer: self)
    }

    fileprivate func take(samples: Int) -> RecognizedWords {
        state.withLock { state in
            state.samples.append(samples)
            return state.utterances.isEmpty ? RecognizedWords(text: "") : state.utterances.removeFirst()
        }
    }

    fileprivate var next: RecognizedWords? { state.withLock { $0.utterances.first } }
}

extension ScriptedRecognizer {
    fileprivate actor Utterance: RecognitionProtocol {
        private let recognizer: ScriptedRecognizer
        private var samples = 0

        init(recognizer: ScriptedRecognizer) { self.recognizer = recognizer }

        /// A word each 300 ms.
        func feed(_ sound: PCM16) async -> String {
            samples += sound.samples.count
            let words = recognizer.next?.text.split(separator: " ") ?? []
            return words.prefix(samples / 7_200).joined(separator: " ")
        }

        func finish() async -> RecognizedWords { recognizer.take(samples: samples) }

        func cancel() async {}
    }
}
