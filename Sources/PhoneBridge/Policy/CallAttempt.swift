/// A call that somebody wants to make.
public enum CallAttempt: Sendable, Hashable {
    /// - Parameter caller: as the line tells it: a number, or a word such as "anonymous".
    case incoming(caller: String)
    /// - Parameter number: as it was typed or asked for.
    case outgoing(number: String)
}
