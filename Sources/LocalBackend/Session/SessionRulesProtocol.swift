import Foundation

/// The rules of one session on a socket: facts in, actions out; they wait for nothing and ask nobody for the time.
protocol SessionRulesProtocol: Sendable {
    /// What to do about `fact`, in order.
    mutating func receive(_ fact: SessionFact, at now: Date) -> [SessionAction]
}
