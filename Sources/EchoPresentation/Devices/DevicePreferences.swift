import Echo

/// How one device for sound is used, whoever uses it when.
public struct DevicePreferences: Sendable, Hashable {
    /// Decibels.
    public static let gainRange = -20.0...20.0
    /// Milliseconds.
    public static let latencyRange = 0.0...500.0

    /// Added to what it gives or takes, dB.
    public var gain = 0.0
    /// How much later it sounds than it tells, as wireless ones do.
    public var latency = Duration.zero
    /// What keeps the assistant from hearing itself; nil for what is chosen otherwise. Of loudspeakers alone.
    public var protection: EchoProtection?

    public init(gain: Double = 0, latency: Duration = .zero, protection: EchoProtection? = nil) {
        self.gain = gain
        self.latency = latency
        self.protection = protection
    }
}
