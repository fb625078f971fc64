import EchoAudio
import Synchronization

/// Hears where somebody begins to speak, and takes the noise out of it. It outlives what is listened for: what it has
/// learned of the room and its voices holds for the next phrases too, and takes seconds to learn again.
final class CallEar: Sendable {
    private struct State {
        var gate = SpeechGate()
        /// Hears the pauses as well: from them it knows the noise.
        var conditioner = SoundConditioner(.denoise)
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - sound: 20 ms, what follows the last: in it somebody is heard, or not.
    ///   - whole: the same before anything was silenced in it, which is what passes; nil for `sound` itself.
    func receive(_ sound: PCM16, of whole: PCM16?) -> [SpeechGate.Step] {
        state.withLock { state in
            let clean = PCM16(state.conditioner.process((whole ?? sound).samples))
            return state.gate.receive(sound, passing: clean)
        }
    }

    /// The phrase was heard, or was not it.
    func close() { state.withLock { $0.gate.close() } }

    /// What comes does not follow what was heard so far: nothing of that is kept.
    func forgetSound() { state.withLock { $0.gate.forgetSound() } }
}
