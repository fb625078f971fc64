/// The outcome of a ringing telephone.
public enum PhoneAnswer: Sendable {
    /// Somebody takes it.
    case answered(any CallerProtocol, by: Answerer = .person)
    case busy
    /// The line is out of order.
    case failed

    /// Somebody who takes a call.
    public enum Answerer: Sendable, Hashable {
        case person
        /// Somebody whose own words last so long.
        case machine(greeting: Duration)
        case fax
    }
}
