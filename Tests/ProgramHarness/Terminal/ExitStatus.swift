/// How a program ended.
public enum ExitStatus: Sendable, Hashable {
    case exited(Int32)
    case killed(signal: Int32)

    public var isSuccess: Bool { self == .exited(0) }

    /// Reads the status `waitpid(2)` gives.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7f
        self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .killed(signal: signal)
    }
}
