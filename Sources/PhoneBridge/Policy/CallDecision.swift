/// Whether a call may be.
public enum CallDecision: Sendable, Hashable {
    /// - Parameter number: whom it is with; nil for a caller without one.
    case allow(number: DialedNumber?)
    /// The caller may come in with a PIN.
    case askForPIN(number: DialedNumber?)
    case refuse(CallRefusal)
}
