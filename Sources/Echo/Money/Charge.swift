/// What one answer, or a summary, used and costs.
public struct Charge: Sendable, Hashable {
    /// Who made it, by the name the server knows.
    public let model: String
    public let usage: Usage
    /// Nil for a model without a price.
    public let cost: Cost?

    public init(model: String, usage: Usage, cost: Cost?) {
        self.model = model
        self.usage = usage
        self.cost = cost
    }
}
