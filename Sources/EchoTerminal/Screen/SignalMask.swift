import CNcurses
import Glibc
import Synchronization

/// Notes signals for the main actor. The handlers only set a bit and write to the wake descriptor, which is all that
/// may be done in them.
enum SignalMask {
    private static let handled: [(number: Int32, signal: TerminalSignal)] = [
        (SIGINT, .interrupt), (SIGTERM, .terminate), (SIGHUP, .hangup), (SIGTSTP, .suspend), (SIGCONT, .resume),
        (SIGWINCH, .resize),
    ]

    /// To be called after ncurses has started: it brings handlers of its own.
    static func install(wake descriptor: Int32) {
        wakeDescriptor.store(descriptor, ordering: .sequentiallyConsistent)
        pendingSignals.store(0, ordering: .sequentiallyConsistent)
        hasToEnd.store(false, ordering: .sequentiallyConsistent)
        for (number, _) in handled { install(number) }
    }

    static func remove() {
        for (number, _) in handled { restoreDefault(number) }
        wakeDescriptor.store(-1, ordering: .sequentiallyConsistent)
    }

    /// What came since the last time.
    static func take() -> Set<TerminalSignal> {
        let bits = pendingSignals.exchange(0, ordering: .sequentiallyConsistent)
        return Set(TerminalSignal.allCases.filter { bits & $0.rawValue != 0 })
    }

    /// Stops the process group as Ctrl+Z does everywhere; returns when it goes on.
    static func stopProcess() {
        // The others first: sent to a group, the signal might reach us on another thread, after we went on here.
        set(SIG_IGN, for: SIGTSTP)
        kill(0, SIGTSTP)
        // Going on is no news to whoever waits for it here.
        for number in [SIGTSTP, SIGCONT] { restoreDefault(number) }
        stopHere()
        for number in [SIGTSTP, SIGCONT] { install(number) }
    }

    /// Stops while another program has the terminal: one that goes on in the background would paint over that one. Returns
    /// in the foreground, or when the program is to end.
    static func awaitForeground() {
        guard isInBackground else { return }
        for number in [SIGTSTP, SIGCONT] { restoreDefault(number) }
        // A process without a shell is never stopped so.
        for _ in 0..<mostStops where isInBackground && !isEnding { stopHere() }
        for number in [SIGTSTP, SIGCONT] { install(number) }
    }

    private static let mostStops = 1000

    private static var isInBackground: Bool {
        let group = tcgetpgrp(STDIN_FILENO)
        return group > 0 && group != getpgrp()
    }

    /// Returns when the process goes on, or at once when it is to end. A thread that serves the main actor hears no signal
    /// unless it is told to. It has to hear those that end the program itself: another thread might hear them only after
    /// this one has stopped the process again.
    private static func stopHere() {
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in [SIGTSTP, SIGTERM, SIGHUP] { sigaddset(&heard, number) }
        var before = sigset_t()
        pthread_sigmask(SIG_UNBLOCK, &heard, &before)
        if !isEnding { raise(SIGTSTP) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// While another program has the terminal, Ctrl+C is meant for that one, and Ctrl+Z for both.
    static func lendTerminal() {
        for number in [SIGINT, SIGQUIT] { set(SIG_IGN, for: number) }
        for number in [SIGTSTP, SIGCONT] { restoreDefault(number) }
    }

    static func takeTerminalBack() {
        for number in [SIGINT, SIGTSTP, SIGCONT] { install(number) }
        CrashGuard.install(SIGQUIT)
    }

    /// Whether the program was told to end, taken or not.
    static var isEnding: Bool { hasToEnd.load(ordering: .sequentiallyConsistent) }

    /// In the background changing the line would stop us; on the way out that must not be.
    static func whileUnstoppable(_ body: () -> Void) {
        set(SIG_IGN, for: SIGTTOU)
        body()
        restoreDefault(SIGTTOU)
    }

    private static func install(_ number: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = noteSignal
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }

    static func restoreDefault(_ number: Int32) { set(SIG_DFL, for: number) }

    private static func set(_ handler: __sighandler_t?, for number: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        sigaction(number, &action, nil)
    }

    fileprivate static func bit(_ number: Int32) -> UInt32 {
        switch number {
        case SIGINT: TerminalSignal.interrupt.rawValue
        case SIGTERM: TerminalSignal.terminate.rawValue
        case SIGHUP: TerminalSignal.hangup.rawValue
        case SIGTSTP: TerminalSignal.suspend.rawValue
        case SIGCONT: TerminalSignal.resume.rawValue
        default: TerminalSignal.resize.rawValue
        }
    }
}

private let wakeDescriptor = Atomic<Int32>(-1)
private let pendingSignals = Atomic<UInt32>(0)
private let hasToEnd = Atomic<Bool>(false)

private func noteSignal(_ number: Int32) {
    let saved = errno
    if number == SIGTERM || number == SIGHUP { hasToEnd.store(true, ordering: .sequentiallyConsistent) }
    pendingSignals.bitwiseOr(SignalMask.bit(number), ordering: .sequentiallyConsistent)
    var one: UInt64 = 1
    _ = write(wakeDescriptor.load(ordering: .sequentiallyConsistent), &one, 8)
    errno = saved
}
