import CPrograms
import Glibc
import Synchronization

/// A process that was started here. It is reaped once, and gets no signal after that: its number may be another's then.
///
/// One with a session of its own ends with the last reference to it, and so does whom it started.
public final class ChildProcess: Sendable {
    public let id: pid_t
    /// Can be read when it has ended, as `poll` sees it; negative where the kernel has no such thing.
    public let ending: Int32

    private let group: ProgramGroup
    private let status = Mutex<ProgramStatus?>(nil)

    init(_ id: pid_t, _ group: ProgramGroup) {
        (self.id, self.group) = (id, group)
        ending = pidfd_open(id, 0)
    }

    deinit {
        if case .session = group { signal(SIGKILL) }
        if ending >= 0 { close(ending) }
        let (id, isReaped) = (id, reap() != nil)
        // What is to wait for it holds up nobody else.
        if !isReaped { ProgramThread.start { ProgramStatus.wait(for: id) } }
    }

    /// How it ended; nil while it runs. Whom it left behind in its session is ended as well.
    public func reap() -> ProgramStatus? {
        status.withLock { status in
            if status != nil { return status }
            switch Self.state(of: id) {
            case .runs: break
            case .isGone: status = .unknown
            case .hasEnded:
                // It is not reaped yet, so that its number is nobody else's.
                if case .session = group { kill(-id, SIGKILL) }
                status = ProgramStatus.wait(for: id)
            }
            return status
        }
    }

    /// Reaches all of its session; on our terminal, it alone.
    public func signal(_ number: Int32) {
        status.withLock { status in
            guard status == nil else { return }
            if case .terminal = group { kill(id, number) } else { kill(-id, number) }
        }
    }

    private enum State { case runs, hasEnded, isGone }

    private static func state(of process: pid_t) -> State {
        var end = siginfo_t()
        while waitid(P_PID, id_t(process), &end, WEXITED | WNOHANG | WNOWAIT) != 0 {
            // Somebody else has reaped it.
            if errno != EINTR { return .isGone }
        }
        return end.si_signo == SIGCHLD ? .hasEnded : .runs
    }
}

extension ProgramStatus {
    /// Holds up the thread until it has ended.
    @discardableResult
    fileprivate static func wait(for process: pid_t) -> ProgramStatus {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return .unknown }
        }
        return ProgramStatus(waited: status)
    }
}
