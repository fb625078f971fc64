/// The usage and cost of one answer, a summary, the words of a spoken turn or a text that was read aloud.
public struct Charge: Sendable, Hashable {
    /// The model that made it, by the name the server knows.
    public let model: String
    public let usage: Usage
    /// Nil for a model without a price.
    public let cost: Cost?
    /// The tier of service that it was served in, in the server's word; nil where it does not say.
    public let tier: String?
    /// False for what was spoken beside the conversation, which is in no sum of it.
    public let isInConversation: Bool

    public init(
        model: String, usage: Usage, cost: Cost?, tier: String? = nil, isInConversation: Bool = true
    ) {
        self.model = model
        self.usage = usage
        self.cost = cost
        self.tier = tier
        self.isInConversation = isInConversation
    }
}
