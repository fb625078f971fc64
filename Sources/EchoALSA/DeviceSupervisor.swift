import Synchronization

/// Keeps one device thread going, and gives up on it when a call into a frozen sound system never returns.
///
/// The thread that hangs cannot be ended; it is left behind with its revoked lease, and closes its late handle
/// should it ever come back. No more than three are left behind before one of them returns.
final class DeviceSupervisor: Sendable {
    /// Opening through a sound server that must be started first takes a second or so.
    static let patience: Duration = .seconds(2)
    private static let tick: Duration = .milliseconds(200)
    private static let closing: Duration = .milliseconds(300)
    private static let mostAbandoned = 3

    private struct State {
        var lease: Lease? { didSet { watch = Self.makeWatch() } }
        var watch = State.makeWatch()
        var abandoned: [Lease] = []
        var delay = ReopenDelay()
        var nextAttempt = ContinuousClock.now
        var closeBy: ContinuousClock.Instant?
        var waiters: [CheckedContinuation<Void, Never>] = []
        /// The system has no thread left: nothing was begun, nothing is to be waited for.
        var isImpossible = false

        /// Looks at the beats of the newest lease.
        static func makeWatch() -> ProgressWatch<ContinuousClock.Instant?> {
            ProgressWatch(at: .now, patience: DeviceSupervisor.patience)
        }
    }

    private let name: String
    private let body: @Sendable (Lease) -> Void
    private let onStall: @Sendable () -> Void
    private let onTick: @Sendable () -> Void
    private let signal = WakeSignal()
    private let state = Mutex(State())

    /// - Parameters:
    ///   - body: opens the device, works with it while the lease is valid, closes it.
    ///   - onStall: called when a thread is given up.
    ///   - onTick: called five times a second while the thread does not rest.
    init(
        _ name: String, body: @escaping @Sendable (Lease) -> Void, onStall: @escaping @Sendable () -> Void,
        onTick: @escaping @Sendable () -> Void = {}
    ) {
        self.name = name
        self.body = body
        self.onStall = onStall
        self.onTick = onTick
    }

    func start() {
        guard !DeviceThread.spawn(name + "-watch", { self.supervise() }) else { return }
        state.withLock { $0.isImpossible = true }
        onStall()
    }

    /// Wakes the device thread.
    func wake() { state.withLock { $0.lease }?.wake.signal() }

    /// Returns when the device is closed, or after 300 ms when it hangs.
    func stop() async {
        await withCheckedContinuation { continuation in
            let isImpossible = state.withLock {
                $0.closeBy = .now + Self.closing
                $0.lease?.revoke()
                if !$0.isImpossible { $0.waiters.append(continuation) }
                return $0.isImpossible
            }
            if isImpossible { continuation.resume() }
            signal.signal()
        }
    }

    /// Ends everything without waiting.
    func abandon() {
        state.withLock {
            $0.closeBy = .now
            $0.lease?.revoke()
        }
        signal.signal()
    }

    private func supervise() {
        while true {
            let now = ContinuousClock.now
            if finish(at: now) { return }
            if giveUpHanging(at: now) { onStall() }
            spawnIfDue(at: now)
            if !isResting { onTick() }
            signal.wait(for: isResting ? nil : isClosing ? .milliseconds(20) : Self.tick)
        }
    }

    private var isClosing: Bool { state.withLock { $0.closeBy != nil } }

    private var isResting: Bool {
        state.withLock { state in
            guard state.closeBy == nil, let lease = state.lease else { return false }
            return lease.lastBeat == nil
        }
    }

    private func finish(at now: ContinuousClock.Instant) -> Bool {
        let waiters: [CheckedContinuation<Void, Never>]? = state.withLock { state in
            guard let closeBy = state.closeBy else { return nil }
            let isClosed = state.lease?.hasExited ?? true
            guard isClosed || now >= closeBy else { return nil }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters ?? [] { waiter.resume() }
        return waiters != nil
    }

    private func giveUpHanging(at now: ContinuousClock.Instant) -> Bool {
        state.withLock { state in
            guard let lease = state.lease else { return false }
            let beat = lease.lastBeat
            guard state.watch.isStalled(position: beat, isExpected: beat != nil, at: now) else { return false }
            lease.revoke()
            state.abandoned.append(lease)
            state.lease = nil
            state.nextAttempt = now + state.delay.next()
            return true
        }
    }

    private func spawnIfDue(at now: ContinuousClock.Instant) {
        let lease: Lease? = state.withLock { state in
            state.abandoned.removeAll { $0.hasExited }
            guard state.closeBy == nil, state.lease == nil, now >= state.nextAttempt,
                state.abandoned.count < Self.mostAbandoned
            else { return nil }
            let lease = Lease(supervisor: signal)
            state.lease = lease
            return lease
        }
        guard let lease else { return }
        let isSpawned = DeviceThread.spawn(name, isUrgent: true) { [body] in
            body(lease)
            lease.exit()
        }
        if !isSpawned { state.withLock { $0.lease = nil } }
    }
}
