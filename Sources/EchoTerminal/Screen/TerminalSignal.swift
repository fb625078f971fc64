/// A signal of the system to a program on a terminal.
public enum TerminalSignal: UInt32, Sendable, Hashable, CaseIterable {
    /// SIGINT, SIGTERM, SIGHUP: leave.
    case interrupt = 1
    case terminate = 2
    case hangup = 4
    /// SIGTSTP, SIGCONT.
    case suspend = 8
    case resume = 16
    /// SIGWINCH.
    case resize = 32
}
