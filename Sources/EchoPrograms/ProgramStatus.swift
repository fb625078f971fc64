import Glibc

/// How a program ended.
public enum ProgramStatus: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
    /// Somebody else has waited for it.
    case unknown

    init(waited status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
    }
}
