import EchoAudio
import Synchronization

/// Hands on what is said and heard in a conversation, numbered, to those who listen.
final class SoundFeed: Sendable {
    /// Of both sides, in chunks of 20 ms: ten seconds for a listener that is held up.
    static let mostWaiting = 1000

    private let emitter = EventEmitter<ConversationSound>()
    private let count = Mutex(0)

    /// Never waits for its listener: what that does not take in time is missed, the newest first.
    var stream: AsyncStream<ConversationSound> { emitter.stream(.bufferingOldest(Self.mostWaiting)) }

    /// Whether anybody listens.
    var isHeard: Bool { emitter.hasListeners }

    func emit(_ sound: PCM16, of side: ConversationSound.Side, lastSampleAt: ContinuousClock.Instant) {
        count.withLock { count in
            if isHeard {
                emitter.emit(
                    ConversationSound(side: side, sound: sound, lastSampleAt: lastSampleAt, number: count))
            }
            count += 1
        }
    }
}
