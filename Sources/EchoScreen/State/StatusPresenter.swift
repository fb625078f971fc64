public import Echo
import EchoText
import Foundation

/// Words how the conversation stands for the status line, and counts its time.
public struct StatusPresenter: Sendable {
    private(set) var server: ServerIdentity
    public private(set) var standing: Standing
    private var clock: ActiveClock?
    private var elapsed = ""
    private var countdown: RetryCountdown?
    /// The model that speaks takes turns; else both sides may speak at once, and a delegate does the work.
    private(set) var takesTurns = true
    /// What a minute of the session costs in dollars, whoever speaks in it; nil where only what is said costs something.
    private var minute: Decimal?
    /// Names of tools that are at work, by their calls.
    private var working: [String: String] = [:]

    private var patience = ServerPatience()

    public init(server: ServerIdentity, mode: ConversationMode = .audio) {
        self.server = server
        standing = Standing(mode: mode)
        standing.asked = server.model
    }

    public mutating func receive(_ event: EchoEvent, at now: Duration) {
        standing.receive(event)
        switch event {
        case .connectionStatusChanged(let status): follow(status, at: now)
        case .toolCallUpdated(let activity): follow(activity)
        case .messageUpdated(let message), .messageFinalized(let message):
            // A search of the server's is told of as a message only.
            if let activity = message.tool, activity.call.name == WebSearch.toolName { follow(activity) }
        default: break
        }
        patience.receive(event, isThinking: activity == .thinking, at: now)
        measure(at: now)
    }

    private mutating func follow(_ activity: ToolActivity) {
        working[activity.call.id] = activity.phase == .running ? activity.call.name : nil
    }

    private mutating func follow(_ status: ConnectionStatus, at now: Duration) {
        countdown = nil
        switch status {
        case .connected:
            clock = clock ?? ActiveClock(at: now)
        case .retrying(let retry): countdown = RetryCountdown(retry, at: now)
        case .disconnected, .lost: working = [:]
        case .connecting, .handingOver: break
        }
    }

    /// - Parameter now: nil where the clock notes it with what happens next.
    mutating func show(takesTurns: Bool, minute: Decimal?, at now: Duration?) {
        (self.takesTurns, self.minute) = (takesTurns, minute)
        if let now { measure(at: now) }
    }

    public mutating func show(_ server: ServerIdentity) { (self.server, standing.asked) = (server, server.model) }
    public mutating func show(_ mode: ConversationMode) { standing.mode = mode }
    public mutating func show(model: String) { standing.model = model }
    public mutating func switching(to mode: ConversationMode?) { standing.nextMode = mode }

    public mutating func connectionFailed() {
        standing.connectionFailed()
        if activity == .offline { countdown = nil }
    }

    public mutating func tick(at now: Duration) {
        countdown?.tick(at: now)
        measure(at: now)
        patience.tick(at: now)
    }

    /// The name of the server inside the program.
    package static let local = "local"

    public mutating func reset(at now: Duration) {
        standing.reset()
        (working, patience) = ([:], ServerPatience())
        (clock, elapsed) = (standing.isConnected ? ActiveClock(at: now) : nil, "")
        measure(at: now)
    }

    /// Until the line changes by itself; nil when it does not.
    public var nextChange: Duration? { countdown?.nextChange ?? (isCounting ? .seconds(1) : nil) }

    public var activity: Activity { standing.activity }

    public func state(settings: SessionSettings) -> StatusViewState {
        var state = StatusViewState()
        state.model = server.assistant ?? server.shownModel(standing.model)
        state.mode = ModeWording.name(standing.mode)
        if standing.mode == .audio {
            state.voice = Sanitizer.line(settings.voice)
            state.turnTaking = takesTurns ? settings.turnMode.title : "full duplex"
        }
        state.server = server.isLocal ? Self.local : Sanitizer.line(server.host)
        state.state = headline
        let isMuted = standing.audio.isMuted && activity != .muted && standing.mode == .audio
        state.muted = isMuted ? StyledText("muted", .muted) : nil
        state.elapsed = elapsed
        state.rate = minutePrice.map { "\(MoneyWording.limit($0))/min" } ?? ""
        return state
    }

    /// Nil as well where nobody pays.
    private var minutePrice: Decimal? {
        standing.mode == .audio && standing.isConnected && !server.isLocal ? minute : nil
    }

    private mutating func measure(at now: Duration) {
        guard let before = clock?.counted.components.seconds else { return elapsed = "" }
        let isRunning = isCounting
        clock?.note(at: now, isRunning: isRunning)
        guard let clock, elapsed.isEmpty || clock.counted.components.seconds != before else { return }
        elapsed = DurationWording.elapsed(clock.counted)
    }

    private var headline: StyledText {
        if let countdown { return StyledText(countdown.words, .connecting) }
        if let next = standing.nextMode { return StyledText(ModeWording.switching(to: next), .connecting) }
        if standing.connection == .handingOver, !activity.isAnswer {
            return StyledText("⇄ renewing session", .connecting)
        }
        if !takesTurns, activity == .thinking, let tool = working.min(by: { $0.key < $1.key })?.value {
            let name = tool == WebSearch.toolName ? "web search" : Sanitizer.line(tool)
            return StyledText("▸ working: \(name)", .thinking)
        }
        if activity == .thinking, patience.isTried { return StyledText("… still waiting for the server", .thinking) }
        return StyledText(activity.label, activity.role)
    }

    /// Money runs whether or not anybody speaks.
    private var isCounting: Bool {
        if minutePrice != nil { return true }
        return switch activity {
        case .opening, .listening, .muted, .noMicrophone, .hearing, .thinking, .speaking, .writing: true
        case .starting, .offline, .connecting, .reconnecting, .idle: false
        }
    }
}

extension ServerIdentity {
    /// The model that answers, safe to draw: the session's, or the one that was asked for.
    public func shownModel(_ inForce: String) -> String { Sanitizer.line(inForce.isEmpty ? model : inForce) }
}

/// The time of a conversation in which something went on. It pauses while nothing does, since an idle screen is not drawn,
/// and goes on from where it was.
struct ActiveClock: Sendable, Hashable {
    private(set) var counted = Duration.zero
    private var noted: Duration
    private var isRunning = false

    init(at now: Duration) { noted = now }

    /// - Parameter isRunning: whether something goes on from now.
    mutating func note(at now: Duration, isRunning: Bool) {
        if self.isRunning { counted += max(.zero, now - noted) }
        (noted, self.isRunning) = (now, isRunning)
    }
}

/// Counts down to the next attempt to connect.
struct RetryCountdown: Sendable, Hashable {
    let retry: Retry
    private let due: Duration
    private var left: Duration

    init(_ retry: Retry, at now: Duration) {
        self.retry = retry
        due = now + retry.delay
        left = retry.delay
    }

    mutating func tick(at now: Duration) { left = max(.zero, due - now) }

    /// "↻ reconnecting in 3 s (2 of 5)".
    var words: String {
        let wait = seconds > 0 ? " in \(DurationWording.brief(.seconds(seconds)))" : ""
        return "↻ reconnecting\(wait) (\(retry.attempt)\(retry.limit == .max ? "" : " of \(retry.limit)"))"
    }

    /// Until the words change by themselves; nil when they stay.
    var nextChange: Duration? { seconds > 0 ? left - .seconds(seconds - 1) : nil }

    /// Begun seconds count.
    private var seconds: Int64 { left.components.seconds + (left.components.attoseconds > 0 ? 1 : 0) }
}
