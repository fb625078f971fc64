import Echo

/// A mark at one place of a waveform.
public enum WaveformMark: Sendable, Hashable {
    /// The answer was cut off.
    case interrupted
    /// The answer was turned down while it is found out whether somebody interrupts it.
    case ducked
    /// It went on: nobody did.
    case resumed
    /// Nothing sounded for a while, which takes no place.
    case pause
}

extension WaveformMark {
    init(_ kind: VoiceInterruption.Kind) {
        self =
            switch kind {
            case .ducked: .ducked
            case .resumed: .resumed
            case .cut: .interrupted
            }
    }
}
