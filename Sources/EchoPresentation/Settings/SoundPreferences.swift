import Echo

/// Which devices are heard and spoken with, and what keeps the assistant from hearing itself.
public struct SoundPreferences: Sendable, Hashable {
    /// The identifier of a microphone; nil for the default one.
    public var input: String?
    /// The identifier of a loudspeaker; nil for the default one.
    public var output: String?
    public var protection = EchoProtection.off

    public init() {}
}
