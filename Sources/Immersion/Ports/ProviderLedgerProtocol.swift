public import Foundation

/// Keeps what providers cost in a month, for all programs of the person that run.
public protocol ProviderLedgerProtocol: Sendable {
    /// US dollars; nil where that cannot be told.
    func spent(in month: String) -> Decimal?
    /// - Returns: what was spent in that month with it; nil where that cannot be told.
    func add(_ price: Decimal, in month: String) -> Decimal?
}
