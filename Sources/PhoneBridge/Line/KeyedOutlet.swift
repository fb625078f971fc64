import EchoAudio
import Synchronization

/// The way out of a line that carries keys as tones: sound and tones go through it one after the other.
final class KeyedOutlet: Sendable {
    private let keys: Mutex<KeyTones>

    init(codec: AudioCodec) { keys = Mutex(KeyTones(codec: codec)) }

    /// - Parameter post: called within the lock, here and below: what goes out keeps its order.
    func send(_ steps: [LineStep], _ post: ([LineStep]) -> Void) {
        keys.withLock { post($0.admit(steps, at: .now)) }
    }

    func clear(_ post: () -> Void) {
        keys.withLock { keys in
            keys.clear()
            post()
        }
    }

    /// They are heard with the next ticks.
    func press(_ digits: String) { keys.withLock { $0.press(digits) } }

    func tick(_ post: ([LineStep]) -> Void) {
        keys.withLock { keys in
            if keys.areWaiting { post(keys.frames(at: .now)) }
        }
    }
}
