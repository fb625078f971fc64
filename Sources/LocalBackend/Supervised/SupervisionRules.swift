/// When a program that serves a part is started, ended and started again: pure rules.
struct SupervisionRules: Sendable, Hashable {
    typealias Instant = ContinuousClock.Instant

    private enum State: Sendable, Hashable {
        case ended
        case starting(since: Instant)
        case running(since: Instant, used: Instant)
    }

    /// After which a program that nobody asks is ended.
    let idle: Duration
    private var state = State.ended
    private var failures = 0
    private var restsUntil: Instant?

    init(idle: Duration) { self.idle = idle }

    var isRunning: Bool { if case .running = state { true } else { false } }

    /// Whether to start it now: somebody wants it, it does not run, and it has rested after it died.
    mutating func want(at now: Instant) -> Bool {
        switch state {
        case .running(let since, _):
            state = .running(since: since, used: now)
            return false
        case .starting: return false
        case .ended:
            if let restsUntil, now < restsUntil { return false }
            state = .starting(since: now)
            return true
        }
    }

    mutating func answers(at now: Instant) { state = .running(since: now, used: now) }

    /// It has ended. One that was not asked to rests before it is started again, longer each time.
    mutating func ended(at now: Instant, wasAsked: Bool) {
        // One that ran for a minute has done its duty: what broke it is something new.
        if case .running(let since, _) = state, since.duration(to: now) >= .seconds(60) { failures = 0 }
        state = .ended
        guard !wasAsked else { return }
        failures += 1
        restsUntil = now + min(.seconds(1 << min(failures, 6)), .seconds(60))
    }

    /// When to look whether it is idle; nil while there is nothing to look for.
    var idleAt: Instant? { if case .running(_, let used) = state { used + idle } else { nil } }

    func isIdle(at now: Instant) -> Bool { idleAt.map { $0 <= now } ?? false }
}
