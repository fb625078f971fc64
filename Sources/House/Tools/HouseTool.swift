public import EchoWire

/// A tool of the house as a model is told of it. Nothing is carried out here.
public struct HouseTool: Hashable, Sendable {
    public let name: String
    /// What it does and when to use it; the model reads this.
    public let description: String
    /// A strict JSON schema: an object with every property required and no others.
    public let parameters: JSONValue
}
