import EchoText

/// One direction of sound. Positions run from 0 (silence) to 1 (full scale).
public struct MeterViewState: Sendable, Hashable {
    /// "mic", "out".
    public var label: String
    /// The name of the device in use; empty while it is not known.
    public var device = ""
    public var level = 0.0
    public var peak = 0.0
    /// The highest peak of the last moments, falling.
    public var peakHold = 0.0
    /// Ten, low to high.
    public var bands: [Double] = Array(repeating: 0, count: 10)
    /// Where the loudness that counts as speech stands on the meter.
    public var threshold: Double?
    /// Somebody speaks, as far as this machine can tell by itself.
    public var isSpeech = false
    /// "−18 dB", "closed", "muted", "no microphone".
    public var caption = StyledText("", .faint)

    public init(label: String) { self.label = label }
}
