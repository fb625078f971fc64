import Echo
import Synchronization

/// A shared microphone for one who listens beside the conversation.
final class MicrophoneBeside: AudioCaptureProtocol {
    private let shared: SharedMicrophone
    private let number = Mutex<Int?>(nil)

    init(_ shared: SharedMicrophone) { self.shared = shared }

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        number.withLock { number in
            if number == nil { number = shared.join(onEvent: onEvent) }
        }
    }

    func stop() async {
        guard let number = number.withLock({ $0.take() }) else { return }
        await shared.leave(number)
    }
}
