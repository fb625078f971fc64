/// How loud both directions are and were, and what keeps them apart.
public struct LevelsViewState: Sendable, Hashable {
    public var microphone = MeterViewState(label: "mic")
    public var loudspeaker = MeterViewState(label: "out")
    public var waveform = WaveformViewState()
    /// The protection against the assistant hearing itself; nil while nothing is known of it.
    public var protection: ProtectionBadge?

    public init() {}
}
