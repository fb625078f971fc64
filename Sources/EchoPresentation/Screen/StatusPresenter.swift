public import Echo
import EchoText

/// Words how the conversation stands for the status line, and counts its time.
public struct StatusPresenter: Sendable {
    private(set) var server: ServerIdentity
    public private(set) var standing: Standing
    private var connectedAt: Duration?
    private var countdown: RetryCountdown?
    private var elapsed = ""

    public init(server: ServerIdentity, mode: ConversationMode = .audio) {
        self.server = server
        standing = Standing(mode: mode)
    }

    public mutating func receive(_ event: EchoEvent, at now: Duration) {
        standing.receive(event)
        switch event {
        case .connectionStatusChanged(let status): follow(status, at: now)
        case .turnChanged: measure(at: now)
        default: break
        }
    }

    private mutating func follow(_ status: ConnectionStatus, at now: Duration) {
        countdown = nil
        switch status {
        case .connected:
            connectedAt = connectedAt ?? now
            measure(at: now)
        case .retrying(let retry): countdown = RetryCountdown(retry, at: now)
        case .disconnected, .lost, .connecting, .handingOver: break
        }
    }

    public mutating func show(_ server: ServerIdentity) { self.server = server }
    public mutating func show(_ mode: ConversationMode) { standing.mode = mode }
    public mutating func show(model: String) { standing.model = model }
    public mutating func switching(to mode: ConversationMode?) { standing.nextMode = mode }

    public mutating func connectionFailed() {
        standing.connectionFailed()
        if activity == .offline { countdown = nil }
    }

    /// The time in the session stands still while nothing goes on: an idle screen is not drawn.
    public mutating func tick(at now: Duration) {
        countdown?.tick(at: now)
        if isCounting { measure(at: now) }
    }

    public mutating func reset(at now: Duration) {
        standing.reset()
        connectedAt = standing.isConnected ? now : nil
        elapsed = ""
        measure(at: now)
    }

    /// Until the line changes by itself; nil when it does not.
    public var nextChange: Duration? { countdown?.nextChange ?? (isCounting ? .seconds(1) : nil) }

    public var activity: Activity { standing.activity }

    public func state(settings: SessionSettings) -> StatusViewState {
        var state = StatusViewState()
        state.model = server.shownModel(standing.model)
        state.mode = ModeWording.name(standing.mode)
        if standing.mode == .audio {
            state.voice = Sanitizer.line(settings.voice)
            state.turnTaking = settings.turnMode.title
        }
        state.server = server.isLocal ? "local" : Sanitizer.line(server.host)
        state.state = headline
        let isMuted = standing.audio.isMuted && activity != .muted && standing.mode == .audio
        state.muted = isMuted ? StyledText("muted", .muted) : nil
        state.elapsed = elapsed
        return state
    }

    private mutating func measure(at now: Duration) {
        if let connectedAt { elapsed = DurationWording.elapsed(now - connectedAt) }
    }

    private var headline: StyledText {
        if let countdown { return StyledText(countdown.words, .connecting) }
        if let next = standing.nextMode { return StyledText(ModeWording.switching(to: next), .connecting) }
        if standing.connection == .handingOver, !activity.isAnswer {
            return StyledText("⇄ renewing session", .connecting)
        }
        return StyledText(activity.label, activity.role)
    }

    private var isCounting: Bool {
        switch activity {
        case .opening, .listening, .muted, .noMicrophone, .hearing, .thinking, .speaking, .writing: true
        case .starting, .offline, .connecting, .reconnecting, .idle: false
        }
    }
}

extension ServerIdentity {
    /// The model that answers, safe to draw: the session's, or the one that was asked for.
    public func shownModel(_ inForce: String) -> String { Sanitizer.line(inForce.isEmpty ? model : inForce) }
}
