/// Whether a tool may run when the assistant asks.
public enum ToolPermission: String, Sendable, Hashable, CaseIterable {
    /// It runs at once.
    case always
    /// Each call waits until a person has decided.
    case ask
    /// It never runs; the assistant is told so.
    case never
}

/// The decision about a call that waited for a person.
public enum ToolDecision: Sendable, Hashable {
    case approved
    /// This call and every later one of the same tool.
    case approvedForGood
    case denied
    /// Nobody is there to decide, as where a program without a person is at the other end: it does not run.
    case unattended
}
