import Echo
import EchoAudio
public import EchoScreen
import Synchronization

/// Listens for phrases with what is on this machine alone.
public final class WakeListener: WakeWordProtocol {
    /// Sound that waits for the recogniser: five seconds.
    private static let mostWaiting = 250

    private struct Listening {
        let task: Task<Void, Never>
        /// By which the microphone knows it.
        let number: Int
    }

    private typealias Heard = (event: AudioCaptureEvent, frames: Int)

    private let microphone: SharedMicrophone
    private let decoder: KeyphraseDecoder
    private let ear = CallEar()
    private let running = Mutex<Listening?>(nil)

    public init(_ microphone: SharedMicrophone, model: KeyphraseModel = KeyphraseModel()) {
        self.microphone = microphone
        decoder = KeyphraseDecoder(model: model)
    }

    public func obstacle(to phrase: String) async -> WakeObstacle? {
        let name = Keyphrase.words(of: phrase).joined(separator: " ")
        guard !StopWords.all.contains(name) else { return .stopWord(name) }
        do throws(WakeObstacle) {
            _ = try await decoder.keyphrases([phrase])
            return nil
        } catch {
            return error
        }
    }

    /// The microphone knows of the new listening before the old one ends: it is not closed between the two. The decoder
    /// learns for one after the other.
    public func listen(for phrases: [String]) -> AsyncStream<WakeEvent> {
        let (events, sink) = AsyncStream.makeStream(of: WakeEvent.self)
        let (sounds, input) = AsyncStream.makeStream(
            of: Heard.self, bufferingPolicy: .bufferingNewest(Self.mostWaiting))
        running.withLock { running in
            let last = running?.task
            last?.cancel()
            let number = microphone.listen { input.yield((event: $0, frames: $1)) }
            let task = Task {
                await last?.value
                await follow(sounds, for: phrases, number, sink)
            }
            running = Listening(task: task, number: number)
        }
        return events
    }

    public func stop() async {
        guard let last = running.withLock({ $0.take() }) else { return }
        last.task.cancel()
        await last.task.value
        await microphone.stopListening(last.number)
    }

    /// Ends its own listening when it fails, and no other.
    private func follow(
        _ sounds: AsyncStream<Heard>, for phrases: [String], _ number: Int,
        _ sink: AsyncStream<WakeEvent>.Continuation
    ) async {
        do throws(WakeObstacle) {
            try await find(phrases, in: sounds, sink)
        } catch {
            await microphone.stopListening(number)
            sink.yield(.failed(error))
        }
        sink.finish()
    }

    /// Until the task is cancelled. What is said while the model is loaded waits.
    private func find(
        _ texts: [String], in sounds: AsyncStream<Heard>, _ sink: AsyncStream<WakeEvent>.Continuation
    ) async throws(WakeObstacle) {
        guard !Task.isCancelled else { return }
        let phrases = try await decoder.keyphrases(texts)
        try await decoder.learn(phrases)
        var finder = PhraseFinder(phrases, decoder: decoder, ear: ear)
        defer { ear.forgetSound() }
        for await (event, frames) in sounds {
            switch event {
            case .captured(let captured):
                let found = await finder.receive(captured.sound, of: captured.unguarded)
                guard let found, !Task.isCancelled else { continue }
                microphone.handOver(after: frames - found.ago)
                sink.yield(.heard(found.phrase))
            case .failed(let error, retrying: false): throw .microphone(error)
            case .opened, .failed: break
            }
        }
    }
}
