import Foundation

/// Prices by the name of the model. Plain data: change what has changed.
///
/// ```swift
/// var prices = PriceTable.published
/// prices["my-model"] = Price(textInput: 1, textOutput: 4)
/// configuration.prices = prices
/// ```
public struct PriceTable: Sendable, Hashable {
    private var prices: [String: Price]

    public init(_ prices: [String: Price] = [:]) { self.prices = prices }

    /// The names with a price, sorted.
    public var models: [String] { prices.keys.sorted() }

    /// The price of a model. A dated snapshot, "gpt-5-mini-2025-08-07", costs what its model does unless it has a
    /// price of its own. Nil for a model that nobody has told the price of.
    public subscript(model: String) -> Price? {
        get { prices[model] ?? ModelName.withoutDate(model).flatMap { prices[$0] } }
        set { prices[model] = newValue }
    }

    /// Whether it knows no price.
    var isEmpty: Bool { prices.isEmpty }

    /// These prices with those that a server tells: they win over the published ones. A price of the person's own stands.
    func learning(_ told: PriceTable) -> PriceTable {
        var learned = self
        for (model, price) in told.prices where prices[model] == Self.published.prices[model] {
            learned.prices[model] = price
        }
        return learned
    }

    /// These prices, with `others` where both know a model.
    public func merging(_ others: PriceTable) -> PriceTable {
        PriceTable(prices.merging(others.prices) { $1 })
    }
}
