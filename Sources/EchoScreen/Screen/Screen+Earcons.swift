import Echo
import EchoAudio

/// Short tones.
extension Screen {
    /// One at a time: what comes while one sounds is left out.
    func play(_ earcon: Earcon) {
        guard let engine = link.engine, !slots.isRunning(.signalling) else { return }
        slots.start(.signalling) { await engine.play(earcon) }
    }
}
