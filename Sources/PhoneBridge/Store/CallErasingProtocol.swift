public import Foundation

/// Erases calls, with all that belongs to them. Calls that go on stay.
public protocol CallErasingProtocol: Sendable {
    /// - Returns: how many calls.
    @discardableResult
    func erase(_ scope: CallErasing) async throws(CallStoreError) -> Int
}

/// Which calls are to be erased.
public enum CallErasing: Sendable, Hashable {
    /// Those that ended before then.
    case endedBefore(Date)
    /// Those that went on then; nil for no bound.
    case span(from: Date?, before: Date?)
    case calls([UUID])
    /// All of them, and the prompts.
    case everything
}
