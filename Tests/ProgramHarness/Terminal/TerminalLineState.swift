/// What has come over the line, who waits for what, and whether the program has ended. Guarded by a lock.
struct TerminalLineState {
    let screen: VirtualTerminal
    private(set) var output: [OutputChunk] = []
    private(set) var bytesWritten = 0
    /// Known once the program's last words have been read.
    private(set) var exit: ExitStatus?
    private var reaped: ExitStatus?
    private var waiters: [ScreenWaiter] = []
    private var woken: [WokenWaiter] = []
    private var lastID = 0

    init(screen: VirtualTerminal) {
        self.screen = screen
    }

    /// Whether the program has ended and its number was given back.
    var isReaped: Bool { reaped != nil }

    /// Takes what was written; returns what the terminal answers.
    mutating func receive(_ chunk: OutputChunk) -> [UInt8] {
        output.append(chunk)
        bytesWritten += chunk.bytes.count
        screen.receive(chunk.bytes)
        settle(at: chunk.instant)
        return screen.answers()
    }

    mutating func reap(_ status: ExitStatus) {
        reaped = status
    }

    mutating func finish() {
        exit = reaped
        settle(at: .now)
    }

    mutating func newID() -> Int {
        lastID += 1
        return lastID
    }

    mutating func add(_ waiter: ScreenWaiter, isCancelled: Bool) {
        waiters.append(waiter)
        if isCancelled { cancel(waiter.id) } else { settle(at: .now) }
    }

    mutating func cancel(_ id: Int) {
        dismiss { $0.id == id }
    }

    mutating func expire(at now: ContinuousClock.Instant) {
        dismiss { $0.deadline <= now }
    }

    /// Nobody reads any more: whoever still waits waits in vain.
    mutating func abandon() {
        dismiss { _ in true }
    }

    /// Those whose waiting is over, to be woken outside the lock: waking a task waits until its cancelling is through, and
    /// that waits for the lock.
    mutating func takeWoken() -> [WokenWaiter] {
        defer { woken = [] }
        return woken
    }

    /// How long until somebody's time is over; nil when nobody waits.
    func nextDeadline(after now: ContinuousClock.Instant) -> Duration? {
        waiters.map(\.deadline).min().map { max(.zero, $0 - now) }
    }

    private mutating func settle(at instant: ContinuousClock.Instant) {
        var waiting: [ScreenWaiter] = []
        for waiter in waiters {
            switch waiter.check(screen, exit) {
            case .seen: woken.append(WokenWaiter(waiter: waiter, seen: instant))
            case .never: woken.append(WokenWaiter(waiter: waiter, seen: nil))
            case .notYet: waiting.append(waiter)
            }
        }
        waiters = waiting
    }

    private mutating func dismiss(where isOver: (ScreenWaiter) -> Bool) {
        woken += waiters.filter(isOver).map { WokenWaiter(waiter: $0, seen: nil) }
        waiters.removeAll(where: isOver)
    }
}
