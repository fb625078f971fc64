import EchoWire

/// The connection that a voice conversation uses now. The next one begins with a new value.
struct SessionConnection: Sendable {
    enum Phase: Sendable, Hashable {
        case disconnected, greeting, configuring
        /// What does not fit of the conversation so far is being written down.
        case recalling(ContextPlan)
        case ready
    }

    /// The configuration of a session.
    struct Told: Sendable, Hashable {
        var settings: SessionSettings
        var tools: [ToolDefinition]
    }

    var phase = Phase.disconnected
    /// The server has said something, whatever it was.
    var hasHeard = false
    /// What the server has refused before it agreed to the session.
    var refusal: EchoError?
    /// With what the session was configured first.
    var told: Told?
    /// As the server names it.
    var sessionID = ""
    /// The voice cannot change any more in this session: something was said with it.
    var isVoiceLocked = false
    /// Settings that the server has not agreed to yet, in the order in which they were sent.
    var pendingUpdates: [PendingUpdate] = []
    /// What this session was asked for of it at any time: what is not set any more is set back, not left out.
    var toldOptions: Set<RequestOption> = []
    /// What was asked for with settings that nobody waits for, by the request.
    var askedOptions: [RealtimeRequestID: Set<RequestOption>] = [:]
    /// Tools that this session was refused, by their names.
    var refusedTools: Set<String> = []
    /// The session as it was sent before what was sent last.
    var accepted: JSONValue?
    /// What of the session the server refuses is being looked for.
    var search: SessionSearch?
    /// That is done once.
    var hasSearched = false
    /// Requests whose refusal hurts nobody.
    var harmlessRequests: Set<RealtimeRequestID> = []
    /// It was told that answers come without words.
    var hasToldSound = false
    /// The session is old: it is handed over as soon as nobody would notice.
    var isHandOverDue = false
}
