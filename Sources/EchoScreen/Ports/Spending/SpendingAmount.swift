public import Foundation

/// The use of one model in one modality on one day, and its cost.
public struct SpendingAmount: Sendable, Hashable {
    public let day: SpendingDay
    public let model: String
    public let modality: SpendingModality
    /// Seconds and characters of what is paid so: `SpendingModality.unit`.
    public var tokens: Int
    /// US dollars; nil when nothing of it had a price.
    public var dollars: Decimal?
    /// Of `tokens`, those that are in no cost: nobody had told their price.
    public var unpricedTokens: Int

    public init(
        day: SpendingDay, model: String, modality: SpendingModality, tokens: Int, dollars: Decimal?,
        unpricedTokens: Int = 0
    ) {
        self.day = day
        self.model = model
        self.modality = modality
        self.tokens = tokens
        self.dollars = dollars
        self.unpricedTokens = unpricedTokens
    }
}

extension Sequence<SpendingAmount> {
    /// US dollars of all that had a price.
    public var dollars: Decimal { reduce(0) { $0 + ($1.dollars ?? 0) } }
}
