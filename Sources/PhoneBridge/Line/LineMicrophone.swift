import Echo
import EchoAudio
import Foundation
import Synchronization

/// What the caller says, as a conversation's microphone: 20 ms of G.711 at a time, from which the very bytes can be had
/// again.
final class LineMicrophone: AudioCaptureProtocol {
    private let codec: AudioCodec
    private let state = Mutex(State())

    private struct State {
        var listener: (@Sendable (AudioCaptureEvent) -> Void)?
        /// Less than a frame.
        var rest = Data()
        /// What the caller says is not for the conversation.
        var isCovered = false
    }

    init(codec: AudioCodec) { self.codec = codec }

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        state.withLock { $0.listener = onEvent }
        onEvent(.opened)
    }

    func stop() async { state.withLock { ($0.listener, $0.rest) = (nil, Data()) } }

    func cover(_ isCovered: Bool) { state.withLock { $0.isCovered = isCovered } }

    /// - Parameter bytes: of any length.
    func hear(_ bytes: Data, at now: ContinuousClock.Instant) {
        // Told within the lock: after `stop()` nothing more comes.
        state.withLock { state in
            guard let listener = state.listener, !state.isCovered else { return }
            guard !state.rest.isEmpty || bytes.count != LinePlayout.frame else {
                return listener(.captured(captured(bytes, at: now)))
            }
            state.rest += bytes
            while state.rest.count >= LinePlayout.frame {
                let frame = state.rest.prefix(LinePlayout.frame)
                listener(.captured(captured(Data(frame), at: now)))
                state.rest = Data(state.rest.dropFirst(LinePlayout.frame))
            }
        }
    }

    /// What a telephone clips is not for the person here to mend: it is not looked for.
    private func captured(_ bytes: Data, at now: ContinuousClock.Instant) -> CapturedSound {
        CapturedSound(codec.decode(bytes), capturedAt: now, isClipped: false)
    }
}
