public import Echo

/// What calls are carried with.
public struct CallHost: Sendable {
    /// An engine for one call alone.
    public var makeEngine: @Sendable (PhoneLineCall) -> Echo
    public var configuration: @Sendable (PhoneLineCall) -> CallConfiguration
    public var voice: (any AnnouncingVoiceProtocol)?
    /// Nil where no call can be recorded.
    public var recorder: (any CallRecorderProtocol)?

    public init(
        makeEngine: @escaping @Sendable (PhoneLineCall) -> Echo,
        configuration: @escaping @Sendable (PhoneLineCall) -> CallConfiguration = { _ in CallConfiguration() },
        voice: (any AnnouncingVoiceProtocol)? = nil
    ) {
        self.makeEngine = makeEngine
        self.configuration = configuration
        self.voice = voice
    }
}
