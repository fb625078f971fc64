public import Foundation

/// One call that a chain made, or did not make: no text, no key.
public struct ProviderCall: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
        case answered
        case failed(ProviderError)
        /// It was not asked at all.
        case passedOver(ProviderError)
    }

    public var link: String
    public var date: Date
    /// Until the outcome.
    public var duration: Duration
    /// From 1; zero when it was not asked.
    public var attempt: Int
    public var outcome: Outcome
    /// US dollars, at most.
    public var cost: Decimal
    /// "POST /v1/chat/completions", without what was asked; nil where nothing went over a network.
    var endpoint: String? = nil

    var wasMade: Bool {
        if case .failed(let error) = outcome, error.isLack { false } else { attempt > 0 }
    }
}
