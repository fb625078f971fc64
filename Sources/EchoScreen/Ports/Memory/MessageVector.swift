/// The meaning of a message, as a vector from an embedding model.
public struct MessageVector: Sendable, Hashable {
    /// Dimensions of a vector that is kept: the models' vectors may be cut to their first ones, and 256 of the small one find
    /// nearly as well as all 1536 (OpenAI, "New embedding models and API updates", 2024).
    public static let dimensions = 256

    /// The store's own number of the message.
    public let number: Int64
    /// As long as `dimensions`; of any length other than zero in space.
    public let values: [Float]

    public init(number: Int64, values: [Float]) {
        self.number = number
        self.values = values
    }
}
