import EchoAudio

/// Finds the user's turns for a server that does not: what is sent of the microphone, and when a turn begins and ends.
///
/// Between two turns nothing is sent; a turn begins with the sound from before its first word.
struct LocalTurns: Sendable {
    enum Step: Sendable, Hashable {
        case began
        case sound(PCM16)
        case ended
    }

    private var segmenter = SpeechSegmenter()
    private var preRoll = PreRoll(.zero)
    private var padding = Duration.zero

    var isSpeaking: Bool { segmenter.isSpeaking }

    /// - Parameters:
    ///   - patience: how much longer than the settings' silence is waited before a turn has ended.
    mutating func receive(
        _ piece: AttentiveEar.Piece, _ settings: SessionSettings, patience: Duration
    ) -> [Step] {
        adopt(settings, patience)
        let sound = PCM16(piece.samples)
        let wasSpeaking = segmenter.isSpeaking
        switch segmenter.receive(piece.frame.speech) {
        case .started: return [.began, .sound(PCM16(preRoll.drain().samples + sound.samples))]
        case .stopped: return [.sound(sound), .ended]
        case nil where wasSpeaking: return [.sound(sound)]
        case nil:
            preRoll.append(sound)
            return []
        }
    }

    /// The turn was ended by hand, or nothing was said.
    mutating func cut() {
        segmenter.cut()
        _ = preRoll.drain()
    }

    private mutating func adopt(_ settings: SessionSettings, _ patience: Duration) {
        segmenter.threshold = Float(settings.threshold)
        segmenter.silence = settings.silence + patience
        // A voice is recognised a tenth of a second after it began.
        let wanted = settings.prefixPadding + .milliseconds(100)
        guard wanted != padding else { return }
        padding = wanted
        preRoll = PreRoll(wanted)
    }
}
