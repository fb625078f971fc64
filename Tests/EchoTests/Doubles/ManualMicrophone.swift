import EchoAudio
import Synchronization

@testable import Echo

/// A microphone that hears what a test says into it.
final class ManualMicrophone: AudioCaptureProtocol {
    private let onEvent = Mutex<(@Sendable (AudioCaptureEvent) -> Void)?>(nil)

    var isOpen: Bool { onEvent.withLock { $0 != nil } }

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        self.onEvent.withLock { $0 = onEvent }
        onEvent(.opened)
    }

    func stop() async { onEvent.withLock { $0 = nil } }

    /// Speaks (or is silent) in chunks of 20 ms.
    func say(_ sound: PCM16) {
        let onEvent = onEvent.withLock { $0 }
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let chunk = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
            onEvent?(.captured(chunk, capturedAt: .now))
        }
    }
}
