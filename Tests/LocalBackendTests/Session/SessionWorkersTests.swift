import EchoAudio
import EchoTestKit
import ServerTestKit
import Synchronization
import Testing

@testable import LocalBackend

@Suite struct `A session's listeners` {
    /// Finds no words before it is told to, and counts for how many it is asked at once.
    private final class PatientRecognizer: SpeechRecognizerProtocol {
        struct Recognition: RecognitionProtocol {
            let recognizer: PatientRecognizer

            func feed(_ sound: PCM16) async -> String { "" }

            func finish() async throws -> RecognizedWords {
                recognizer.count(1)
                defer { recognizer.count(-1) }
                while !recognizer.isTold.isRaised { try await Task.sleep(for: .milliseconds(1)) }
                return RecognizedWords(text: "")
            }

            func cancel() async {}
        }

        let counts = Mutex((asked: 0, most: 0, all: 0))
        let isTold = Flag()

        var asked: Int { counts.withLock(\.asked) }

        func begin(vocabulary: [String]) async throws -> any RecognitionProtocol { Recognition(recognizer: self) }

        private func count(_ change: Int) {
            counts.withLock { counts in
                counts.asked += change
                counts.all += max(0, change)
                counts.most = max(counts.most, counts.asked)
            }
        }
    }

    private func workers(_ recognizer: PatientRecognizer) -> SessionWorkers {
        SessionWorkers(
            configuration: LoopbackServer.configuration(recognizer: recognizer), mailbox: BoundedQueue(limit: 1000))
    }

    @Test func `are so many at once, whatever is committed`() async {
        let recognizer = PatientRecognizer()
        let commits = Task {
            var workers = workers(recognizer)
            for number in 0..<100 {
                await workers.perform(.listen(item: "\(number)", tools: []))
                await workers.perform(.finishListening(item: "\(number)"))
            }
            workers.stop()
        }

        #expect(await eventually { recognizer.asked == 16 })
        recognizer.isTold.raise()
        await commits.value
        #expect(recognizer.counts.withLock(\.most) <= 16)
        #expect(recognizer.counts.withLock(\.all) >= 84)
    }

    @Test func `end with it, also those that look for words`() async {
        let recognizer = PatientRecognizer()
        var workers = workers(recognizer)
        await workers.perform(.listen(item: "a", tools: []))
        await workers.perform(.finishListening(item: "a"))
        #expect(await eventually { recognizer.asked == 1 })

        workers.stop()

        #expect(await eventually { recognizer.asked == 0 })
    }
}
