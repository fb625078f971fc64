/// How a server that listens for silence finds the end of a turn.
public struct VADConfiguration: Sendable, Hashable {
    /// Loudness that counts as speech, 0–1.
    public var threshold: Double
    /// Silence that ends the turn.
    public var silenceDuration: Duration
    /// Sound kept from before the speech began.
    public var prefixPadding: Duration

    public init(
        threshold: Double = 0.5, silenceDuration: Duration = .milliseconds(500),
        prefixPadding: Duration = .milliseconds(300)
    ) {
        self.threshold = threshold
        self.silenceDuration = silenceDuration
        self.prefixPadding = prefixPadding
    }
}
