import Foundation

/// Somebody at the other end of a telephone's line for a while.
protocol LinePartyProtocol: AnyObject, Sendable {
    /// 20 ms pass.
    ///
    /// - Returns: what the caller hears; nil when there is nothing.
    func pass(_ turn: CallerTurn, at time: Duration) -> Data?
}
