/// The classes of requests that are counted separately for each address.
enum RateClass: Sendable, Hashable, CaseIterable {
    case usual
    /// Whether the server lives: whoever watches it asks also when others flood it.
    case probe
    /// What carries a signature: a service behind the same address as a client that asks too often.
    case signed
}
