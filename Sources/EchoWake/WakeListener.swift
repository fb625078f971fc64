import Echo
public import EchoApp
import EchoAudio
public import EchoPresentation
import Synchronization

/// Listens for phrases with what is on this machine alone.
public final class WakeListener: WakeWordProtocol {
    /// Sound that waits for the recogniser: five seconds.
    private static let mostWaiting = 250

    private let microphone: SharedMicrophone
    private let model: KeyphraseModel
    private let decoder: KeyphraseDecoder
    private let task = Mutex<Task<Void, Never>?>(nil)

    public init(_ microphone: SharedMicrophone, model: KeyphraseModel = KeyphraseModel()) {
        self.microphone = microphone
        self.model = model
        decoder = KeyphraseDecoder(model: model)
    }

    public func obstacle(to phrase: String) async -> WakeObstacle? {
        do throws(WakeObstacle) {
            _ = try Keyphrase.all([phrase], in: model)
            return nil
        } catch {
            return error
        }
    }

    public func listen(for phrases: [String]) -> AsyncStream<WakeEvent> {
        let (events, sink) = AsyncStream.makeStream(of: WakeEvent.self)
        let task = Task { [self] in
            do throws(WakeObstacle) {
                try await listen(for: phrases, sink)
            } catch {
                if !Task.isCancelled { await microphone.stopListening() }
                sink.yield(.failed(error))
            }
            sink.finish()
        }
        self.task.withLock { running in
            running?.cancel()
            running = task
        }
        return events
    }

    public func stop() async {
        let last = task.withLock { $0.take() }
        last?.cancel()
        await last?.value
        await microphone.stopListening()
    }

    /// Until the task is cancelled. What is said while the model is loaded waits.
    private func listen(
        for texts: [String], _ sink: AsyncStream<WakeEvent>.Continuation
    ) async throws(WakeObstacle) {
        let (sounds, input) = AsyncStream.makeStream(
            of: (event: AudioCaptureEvent, frames: Int).self, bufferingPolicy: .bufferingNewest(Self.mostWaiting))
        guard !Task.isCancelled else { return }
        microphone.listen { input.yield((event: $0, frames: $1)) }
        let phrases = try Keyphrase.all(texts, in: model)
        try await decoder.learn(phrases)
        var finder = PhraseFinder(phrases, decoder: decoder)
        for await (event, frames) in sounds {
            switch event {
            case .captured(let captured):
                guard let found = await finder.receive(captured.sound, of: captured.unguarded) else { continue }
                microphone.handOver(after: frames - found.ago)
                sink.yield(.heard(found.phrase))
            case .failed(let error, retrying: false): throw .microphone(error)
            case .opened, .failed: break
            }
        }
    }
}
