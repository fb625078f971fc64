import Echo

/// Follows the connection and the turns, and words them for the status line.
public struct StatusPresenter: Sendable {
    private var server: ServerIdentity
    public private(set) var connection: ConnectionStatus?
    private var turn = Turn.idle
    private var usage = Usage()
    private var connectedAt: Duration?
    private var audio = AudioStatus()
    private var elapsed = ""

    public init(server: ServerIdentity) { self.server = server }

    public mutating func receive(_ status: ConnectionStatus, at now: Duration) {
        connection = status
        switch status {
        case .connected:
            connectedAt = connectedAt ?? now
            tick(at: now)
        case .disconnected, .lost, .retrying: turn = .idle
        case .connecting, .handingOver: break
        }
    }

    public mutating func receive(_ server: ServerIdentity) { self.server = server }
    public mutating func receive(_ turn: Turn) { self.turn = turn }
    public mutating func receive(_ usage: Usage) { self.usage = usage }
    public mutating func receive(_ audio: AudioStatus) { self.audio = audio }

    /// The time in the session stands still while nothing goes on: an idle screen is not drawn.
    public mutating func tick(at now: Duration) {
        if let connectedAt { elapsed = DurationWording.elapsed(now - connectedAt) }
    }

    public mutating func reset(at now: Duration) {
        turn = .idle
        usage = Usage()
        connectedAt = isConnected ? now : nil
        elapsed = ""
        tick(at: now)
    }

    public var isConnected: Bool { if case .connected = connection { true } else { false } }

    public var activity: Activity {
        switch connection {
        case nil: .starting
        case .disconnected, .lost: .offline
        case .connecting, .retrying: .connecting
        case .connected, .handingOver: activityInTurn
        }
    }

    public func state(settings: SessionSettings) -> StatusViewState {
        var state = StatusViewState()
        state.model = Sanitizer.line(model)
        state.voice = Sanitizer.line(settings.voice)
        state.turnTaking = settings.turnMode.title
        state.server = server.isLocal ? "local" : Sanitizer.line(server.host)
        state.state = StyledText(activity.label, activity.role)
        state.muted = audio.isMuted && activity != .muted ? StyledText("muted", .muted) : nil
        state.elapsed = elapsed
        state.tokens = usage.totalTokens == 0 ? "" : "\(NumberWording.grouped(usage.totalTokens)) tokens"
        return state
    }

    private var activityInTurn: Activity {
        switch turn {
        case .idle: .idle
        case .listening: activityOfMicrophone ?? .listening
        case .user: activityOfMicrophone ?? .hearing
        case .thinking: .thinking
        case .assistant: .speaking
        }
    }

    /// Nobody listens while the microphone does not work.
    private var activityOfMicrophone: Activity? {
        switch audio.microphone {
        case .failed: .noMicrophone
        case .opening: .opening
        case .open, .closed: audio.isMuted ? .muted : nil
        }
    }

    private var model: String {
        if case .connected(_, let model) = connection, !model.isEmpty { model } else { server.model }
    }
}
