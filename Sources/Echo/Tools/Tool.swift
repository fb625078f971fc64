public import EchoWire

/// A function that the assistant may call.
public struct Tool: Sendable {
    public let name: String
    /// What it does and when to use it; the model reads this.
    public let description: String
    /// JSON Schema of the arguments: an object.
    public let parameters: JSONValue
    /// Gets the arguments as JSON text and returns the result as text. A thrown error becomes the result.
    public let run: @Sendable (_ arguments: String) async throws -> String

    public init(
        name: String, description: String, parameters: JSONValue,
        run: @escaping @Sendable (_ arguments: String) async throws -> String
    ) {
        self.name = name
        self.description = description
        self.parameters = parameters
        self.run = run
    }
}
