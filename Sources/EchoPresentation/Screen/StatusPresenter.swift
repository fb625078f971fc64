import Echo
import EchoText

/// Follows the connection, the way of conversing and the turns, and words them for the status line.
public struct StatusPresenter: Sendable {
    private(set) var server: ServerIdentity
    public private(set) var connection: ConnectionStatus?
    public private(set) var mode: ConversationMode
    /// The mode that is being switched to.
    public private(set) var nextMode: ConversationMode?
    private var model = ""
    private var turn = Turn.idle
    private var connectedAt: Duration?
    private var countdown: RetryCountdown?
    private var audio = AudioStatus()
    private var elapsed = ""

    public init(server: ServerIdentity, mode: ConversationMode = .audio) {
        self.server = server
        self.mode = mode
    }

    public mutating func receive(_ status: ConnectionStatus, at now: Duration) {
        connection = status
        countdown = nil
        switch status {
        case .connected(_, let model):
            if !model.isEmpty { self.model = model }
            connectedAt = connectedAt ?? now
            measure(at: now)
        case .retrying(let retry):
            countdown = RetryCountdown(retry, at: now)
        case .disconnected, .lost: turn = .idle
        case .connecting, .handingOver: break
        }
    }

    public mutating func show(_ server: ServerIdentity) { self.server = server }

    public mutating func receive(_ turn: Turn, at now: Duration) {
        self.turn = turn
        measure(at: now)
    }

    public mutating func receive(_ audio: AudioStatus) { self.audio = audio }
    public mutating func show(_ mode: ConversationMode) { self.mode = mode }
    public mutating func show(model: String) { self.model = model }
    public mutating func switching(to mode: ConversationMode?) { nextMode = mode }

    /// The time in the session stands still while nothing goes on: an idle screen is not drawn.
    public mutating func tick(at now: Duration) {
        countdown?.tick(at: now)
        if isCounting { measure(at: now) }
    }

    public mutating func reset(at now: Duration) {
        turn = .idle
        connectedAt = isConnected ? now : nil
        elapsed = ""
        measure(at: now)
    }

    public var isConnected: Bool { if case .connected = connection { true } else { false } }

    /// Until the line changes by itself; nil when it does not.
    public var nextChange: Duration? { countdown?.nextChange ?? (isCounting ? .seconds(1) : nil) }

    public var activity: Activity {
        switch connection {
        case nil: .starting
        case .disconnected, .lost: .offline
        case .connecting: .connecting
        case .retrying: .reconnecting
        case .connected, .handingOver: activityInTurn
        }
    }

    /// The model that answers, safe to draw.
    public var shownModel: String { Sanitizer.line(model.isEmpty ? server.model : model) }

    public func state(settings: SessionSettings) -> StatusViewState {
        var state = StatusViewState()
        state.model = shownModel
        state.mode = ModeWording.name(mode)
        if mode == .audio {
            state.voice = Sanitizer.line(settings.voice)
            state.turnTaking = settings.turnMode.title
        }
        state.server = server.isLocal ? "local" : Sanitizer.line(server.host)
        state.state = headline
        state.muted = audio.isMuted && activity != .muted && mode == .audio ? StyledText("muted", .muted) : nil
        state.elapsed = elapsed
        return state
    }

    /// An answer is being made or told, also while what carries it is waited for.
    var isAnswering: Bool { isConnectedOrRetrying && (turn == .thinking || turn == .assistant) }

    private var isConnectedOrRetrying: Bool {
        switch connection {
        case .connected, .retrying, .handingOver: true
        case nil, .disconnected, .connecting, .lost: false
        }
    }

    private mutating func measure(at now: Duration) {
        if let connectedAt { elapsed = DurationWording.elapsed(now - connectedAt) }
    }

    private var headline: StyledText {
        if let countdown { return StyledText(countdown.words, .connecting) }
        if let nextMode { return StyledText(ModeWording.switching(to: nextMode), .connecting) }
        if connection == .handingOver, !activity.isAnswer { return StyledText("⇄ renewing session", .connecting) }
        return StyledText(activity.label, activity.role)
    }

    private var isCounting: Bool {
        switch activity {
        case .opening, .listening, .muted, .noMicrophone, .hearing, .thinking, .speaking, .writing: true
        case .starting, .offline, .connecting, .reconnecting, .idle: false
        }
    }

    private var activityInTurn: Activity {
        switch turn {
        case .idle: .idle
        case .listening: activityOfMicrophone ?? .listening
        case .user: activityOfMicrophone ?? .hearing
        case .thinking: .thinking
        case .assistant: mode == .audio ? .speaking : .writing
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
}
