/// An answer of a type of one's own, and what it took to make it.
public struct StructuredAnswer<Value> {
    public var value: Value
    /// The model as the server names it.
    public var model: String
    public var usage: Usage
    /// By the configuration's prices; nil when the model has none.
    public var cost: Cost?

    public init(value: Value, model: String, usage: Usage = Usage(), cost: Cost? = nil) {
        self.value = value
        self.model = model
        self.usage = usage
        self.cost = cost
    }
}

extension StructuredAnswer: Sendable where Value: Sendable {}
