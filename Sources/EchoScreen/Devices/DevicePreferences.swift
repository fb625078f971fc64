import Echo

/// How one device for sound is used, whoever uses it when.
public struct DevicePreferences: Sendable, Hashable {
    /// Decibels.
    public static let gainRange = -20.0...20.0
    /// Milliseconds.
    public static let latencyRange = 0.0...500.0

    /// Added to what it gives as a microphone, dB.
    public var inputGain = 0.0
    /// Added to what it plays as a loudspeaker, dB: the two may share their name.
    public var outputGain = 0.0
    /// How much later it sounds than it tells, as wireless ones do.
    public var latency = Duration.zero
    /// The protection against the assistant hearing itself; nil for the one chosen otherwise. For loudspeakers only.
    public var protection: EchoProtection?

    public init(
        inputGain: Double = 0, outputGain: Double = 0, latency: Duration = .zero, protection: EchoProtection? = nil
    ) {
        self.inputGain = inputGain
        self.outputGain = outputGain
        self.latency = latency
        self.protection = protection
    }
}
