/// Why a program gave no answer.
public enum ProgramError: Error, Hashable, Sendable {
    /// The reason is the system's.
    case notStarted(reason: String)
    /// It closed its output, or its input, before it had answered.
    case brokenOff
    /// It wrote more than it may. The rest was not read.
    case tooMuchOutput
    case timedOut
    /// Nobody waits for it any more.
    case cancelled
}
