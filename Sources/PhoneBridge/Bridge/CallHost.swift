public import Echo

/// Finds the calls that come to the assistant's server itself, and makes what holds them.
public struct ServerCalls: Sendable {
    /// - Parameter id: of the session, as the server's webhook names it.
    let find: @Sendable (String) throws(EchoError) -> ServerCall
    /// An engine for one such call alone.
    let makeEngine: @Sendable (PhoneLineCall, ServerCall) -> Echo

    /// - Parameters:
    ///   - find: gives the call of a session; throws for what is no name of one.
    ///   - makeEngine: an engine whose conversation goes over the call.
    public init(
        find: @escaping @Sendable (String) throws(EchoError) -> ServerCall,
        makeEngine: @escaping @Sendable (PhoneLineCall, ServerCall) -> Echo
    ) {
        (self.find, self.makeEngine) = (find, makeEngine)
    }
}

/// The services that calls are carried with.
public struct CallHost: Sendable {
    /// An engine for one call alone.
    public var makeEngine: @Sendable (PhoneLineCall) -> Echo
    public var configuration: @Sendable (PhoneLineCall) -> CallConfiguration
    public var voice: (any AnnouncingVoiceProtocol)?
    /// An engine that holds a call when the first one cannot; nil where there is none.
    public var makeFallback: (@Sendable (PhoneLineCall) -> Echo)?
    /// Looks whether the assistant's server is there; nil for one inside the program.
    public var probe: ModelProbe?
    /// What is wrong with the disk that calls are kept on, in a sentence; nil for one that is not looked at.
    public var disk: (@Sendable () -> String?)?
    /// Erases conversations of a history by the names of their calls, with their sound, and says whether that is done; nil
    /// where none is kept.
    public var erase: (@Sendable ([String]) async -> Bool)?
    /// Calls that come to the assistant's server itself; nil where it has none.
    public var serverCalls: ServerCalls?
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
