import Foundation
import NIOCore
import Synchronization

/// What comes over a media stream, in its order: sound as it arrives, without waking anybody, and all else by who reads the
/// messages. As long as something waits for the reader, sound waits behind it.
final class MediaStreamIntake: Sendable {
    private struct State {
        var rules = MediaStreamRules()
        var line: TwilioLine?
        var stream = ""
        /// Texts that were left to the reader and are not read yet.
        var waiting = 0
    }

    private let state = Mutex(State())

    /// From now on, sound is the line's.
    func carry(_ line: TwilioLine, _ stream: String) { state.withLock { ($0.line, $0.stream) = (line, stream) } }

    /// Where a text comes in.
    ///
    /// - Returns: whether it was sound and is done with.
    func take(_ text: ByteBuffer, at now: ContinuousClock.Instant) -> Bool {
        let taken: (line: TwilioLine, stream: String, facts: [MediaStreamRules.Fact])? = state.withLock { state in
            guard state.waiting == 0, let line = state.line,
                let sound = text.withUnsafeReadableBytes({ MediaFrame.read($0) })
            else {
                state.waiting += 1
                return nil
            }
            return (line, state.stream, state.rules.receive(.media(sound), at: now))
        }
        guard let taken else { return false }
        for case .line(let event) in taken.facts { taken.line.receive(event, on: taken.stream) }
        return true
    }

    /// What a message says that was left to the reader; nil for one that cannot be read.
    func facts(of message: MediaStreamMessage?, at now: ContinuousClock.Instant) -> [MediaStreamRules.Fact] {
        state.withLock { state in
            message.map { state.rules.receive($0, at: now) } ?? state.rules.receiveUnreadable(at: now)
        }
    }

    func tell(_ event: PhoneLineEvent) {
        let (line, stream) = state.withLock { ($0.line, $0.stream) }
        line?.receive(event, on: stream)
    }

    /// The reader is done with a text.
    func hasRead() { state.withLock { $0.waiting -= 1 } }
}
