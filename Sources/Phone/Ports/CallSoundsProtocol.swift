import Echo
import EchoScreen
import Foundation

/// The sound of calls, by the names that their lines have for them.
package protocol CallSoundsProtocol: Sendable {
    /// The sound of a call; of calls of the same name that of the newest. Nil where nothing of it is kept.
    func track(ofCall call: String) async throws(StoreError) -> CallTrack?
    /// These sounds as one, the oldest first, where it does not matter which side each is of. Nil for none.
    func track(of sounds: [KeptSound]) -> CallTrack?
    /// Writes how long sound is that was kept to its end, of all of it at once: both sides of a call, or none.
    func finish(_ sounds: [KeptSound]) async throws(StoreError)
    /// Destroys sound that belongs to nothing that is kept.
    func discard(_ sound: KeptSound) async
    /// Removes what is kept no longer, and puts right what a program left that was killed.
    func tidy(at date: Date) async throws(StoreError)
}

/// Keeps the sound of one conversation, or that of a whole call.
package protocol CallSoundKeeperProtocol: SoundKeeperProtocol {
    /// Keeps each side as one message, its silence included.
    ///
    /// - Parameters:
    ///   - user: names the message of the user's side; `assistant` that of the other one.
    ///   - start: when the sound begins.
    ///   - before: what was heard until now, in order.
    func start(
        whole sound: AsyncStream<ConversationSound>, user: Message.ID, assistant: Message.ID,
        from start: ContinuousClock.Instant, before: [ConversationSound]
    ) async throws(SoundError) -> AsyncStream<SoundKeepingNews>
}

/// The sound of a call as one WAV file, which is made where it is read.
package struct CallTrack: Sendable {
    package typealias Reading = @Sendable (Range<Int>) async throws(SoundError) -> Data

    let duration: Duration
    /// In bytes.
    let size: Int
    private let read: Reading

    /// - Parameter read: gives the bytes in a range that is within the size.
    package init(duration: Duration, size: Int, read: @escaping Reading) {
        (self.duration, self.size, self.read) = (duration, size, read)
    }

    func bytes(in range: Range<Int>) async throws(SoundError) -> Data { try await read(range) }
}
