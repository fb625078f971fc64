/// How the loop came to its end.
public enum TerminalExit: Sendable, Hashable {
    /// The person left.
    case finished
    case signal(TerminalSignal)
    /// The terminal was closed.
    case gone

    /// The status a shell expects: 128 and the signal's number when one ended the program.
    public var status: Int32 {
        switch self {
        case .finished: 0
        case .gone, .signal(.hangup): 129
        case .signal(.interrupt): 130
        case .signal(.terminate): 143
        case .signal: 0
        }
    }
}
