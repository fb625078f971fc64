import EchoAudio

/// The rules of a conversation by voice: what happened goes in, what is to be done comes out.
///
/// Pure: no clock, no device, no connection. It outlives a connection: the next one takes the same conversation up.
protocol VoiceSessionProtocol: Sendable {
    associatedtype Action: VoiceActionProtocol
    associatedtype Fact: VoiceFactProtocol where Fact.Timer == Action.Timer

    var model: String { get }
    var sees: Bool { get }
    var transcript: Transcript { get set }
    var spending: Spending { get }
    var memory: ConversationMemory { get }
    var objection: EchoError? { get }
    var openQuestion: Message.ID? { get }
    var reconnection: Reconnection { get set }
    /// Whether there is a connection, whatever its session is doing.
    var isConnected: Bool { get }
    /// How the connection stands; nil where it is not usable.
    var standing: ConnectionStatus? { get }

    mutating func request(_ request: LegRequest, at now: Moment) -> [Action]
    mutating func notice(_ fact: Fact, at now: Moment) -> [Action]
    /// Sound from the microphone.
    mutating func capture(_ captured: CapturedSound, at now: Moment) -> [Action]
    /// Sound that was heard from the loudspeaker.
    mutating func rendered(
        _ sound: PCM16, item: String?, heardAt instant: ContinuousClock.Instant, at now: Moment
    ) -> [Action]

    mutating func act(_ action: Action)
}

/// An action of such rules.
protocol VoiceActionProtocol: Sendable {
    associatedtype Timer: VoiceTimerProtocol

    static func emit(_ event: EchoEvent) -> Self
    static func cancel(_ timer: Timer) -> Self
    /// Make a connection, and report it.
    static var connect: Self { get }
}

/// A fact for such rules.
protocol VoiceFactProtocol: Sendable {
    associatedtype Timer: VoiceTimerProtocol

    /// Of the microphone and the loudspeaker.
    static func device(_ fact: RealtimeFact) -> Self
    static func timerFired(_ timer: Timer) -> Self
    static func toolCallChanged(_ activity: ToolActivity) -> Self
    static func connectFailed(_ error: EchoError) -> Self
    static func connectionClosed(_ error: EchoError) -> Self
}

/// A reminder that such rules ask for.
protocol VoiceTimerProtocol: Sendable, Hashable {
    /// The next attempt to mend a broken connection is due.
    static var reconnection: Self { get }
}

extension VoiceSessionProtocol {
    /// A connection that is being mended counts: what is asked of it is done when it is there.
    var hasConnection: Bool { isConnected || reconnection.isMending }

    /// Nothing is there, and nothing is done about it.
    var isDisconnected: Bool { !isConnected && reconnection.effort == .none }

    /// Where the next attempt is only waited for, it is made at once, and further ones follow if it fails.
    mutating func connect() {
        if case .waiting = reconnection.effort { return dial(.mending(attempt: 1)) }
        if isDisconnected { dial(.asked) }
    }

    mutating func dial(_ effort: Reconnection.Effort) {
        reconnection.effort = effort
        act(.cancel(.reconnection))
        if !isConnected { emit(.connectionStatusChanged(.connecting(host: reconnection.host))) }
        act(.connect)
    }

    mutating func reconnectionIsDue() {
        if case .waiting(let attempt) = reconnection.effort { dial(.mending(attempt: attempt)) }
    }

    // MARK: what is told

    mutating func emit(_ event: EchoEvent) { act(.emit(event)) }
    mutating func emit(_ events: [EchoEvent]) { for event in events { act(.emit(event)) } }

    mutating func show(_ message: Message) { emit(transcript.show(message)) }
    mutating func change(_ id: String, _ change: (inout Message) -> Void) { emit(transcript.change(id, change)) }
    mutating func finish(_ id: String, _ status: Message.Status) { emit(transcript.finish(id, status)) }
}
