/// The messages of a line that cannot be read: they are left out, which is told once. Too many, and it is no telephone.
struct UnreadableMessages: Sendable {
    /// As many as a caller sends in five seconds, and ten a second in the long run.
    private var allowance = MessageAllowance(perSecond: 10, burst: 250)
    private var isTold = false

    /// - Parameter isCall: whether there is one that it can be told of.
    mutating func receive(at now: ContinuousClock.Instant, isCall: Bool) -> PhoneLineEvent? {
        guard allowance.take(at: now) else { return .ended(.broken) }
        guard isCall, !isTold else { return nil }
        isTold = true
        return .unreadable
    }
}
