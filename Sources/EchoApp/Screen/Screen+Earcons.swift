import Echo
import EchoAudio
import EchoPresentation

/// Short tones.
extension Screen {
    /// Plays the tone that belongs to what happened, if the person wants tones.
    func signal(_ event: EchoEvent) {
        guard let earcon = earcons.receive(event, isTalking: meansToTalk) else { return }
        if presenter.settings.preferences.sound.earcons { play(earcon) }
    }

    func play(_ earcon: Earcon) {
        guard let engine = link.engine, !slots.isRunning(.signalling) else { return }
        slots.start(.signalling) { await engine.play(earcon) }
    }
}
