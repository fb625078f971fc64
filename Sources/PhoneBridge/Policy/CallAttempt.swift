/// A call that somebody wants to make, or to hand on.
public enum CallAttempt: Sendable, Hashable {
    /// - Parameter caller: as the line tells it: a number, or a word such as "anonymous".
    case incoming(caller: String)
    /// - Parameter number: as it was typed or asked for.
    case outgoing(number: String)
    /// - Parameter address: of SIP, as it was asked for.
    case address(String)
    /// A running call that is handed on, in which nobody new is counted.
    case transfer(number: String)
}
