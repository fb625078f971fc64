import EchoWire

/// The answer that is being made.
struct TextAnswer: Sendable, Hashable {
    /// Our messages, by the server's items.
    var messages: [String: String] = [:]
    /// In the order in which they came.
    var ids: [String] = []
    var hasWords = false
    /// Thoughts that belong to the item that comes next.
    var thoughts: [JSONValue] = []
    var usage: Usage?
    /// Who made it, where the server names somebody besides the model.
    var provider: String?
    /// In which tier the server makes it.
    var tier: String?
    /// Since when the model may be thinking; nil before anything has come.
    var thinkingSince: ContinuousClock.Instant?
    /// Something of what it thinks has come, and nothing else since.
    var isThinking = false
    /// The server has begun with it.
    var hasBegun = false
    /// More may be said to it.
    var isSteerable = false
    /// Our messages that are said to it while it is made.
    var steers: [String] = []
    /// Those of them that wait until it begins.
    var untoldSteers: [String] = []
    /// By the server's items, before their first words.
    var phases: [String: Message.Phase] = [:]
    /// By the server's items.
    var searches: [String: AnswerSearch] = [:]
    /// Stands for everything before the item that comes next.
    var compaction: JSONValue?
}
