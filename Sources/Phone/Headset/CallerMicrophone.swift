import Echo
import EchoAudio
import Foundation
import PhoneBridge
import Synchronization

/// The other side of a call, as a microphone.
final class CallerMicrophone: AudioCaptureProtocol {
    private struct State {
        var decoder: LineDecoder
        var listener: (@Sendable (AudioCaptureEvent) -> Void)?
    }

    private let state: Mutex<State>

    init(codec: AudioCodec) { state = Mutex(State(decoder: LineDecoder(codec))) }

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        state.withLock { $0.listener = onEvent }
        onEvent(.opened)
    }

    func stop() async { state.withLock { $0.listener = nil } }

    /// - Parameter bytes: as the line has them, of any length.
    func hear(_ bytes: Data) {
        // Told within the lock: after `stop()` nothing more comes.
        state.withLock { state in
            let sound = state.decoder.decode(bytes)
            guard let listener = state.listener, !sound.samples.isEmpty else { return }
            // What a telephone clips is not for the person here to mend: it is not looked for.
            listener(.captured(CapturedSound(sound, capturedAt: .now, isClipped: false)))
        }
    }
}
