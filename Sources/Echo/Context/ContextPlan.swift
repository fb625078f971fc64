/// The part of a conversation that its model is shown.
struct ContextPlan: Sendable, Hashable {
    /// What it is shown, in order.
    var kept: [PromptEntry]
    /// What it is not shown, oldest first.
    var left: [PromptEntry] = []
    /// What is to become of `left`.
    var means = ContextTrim.Means.dropped
    /// Estimated tokens of everything, instructions and tools included, before and after.
    var tokensBefore: Int
    var tokensAfter: Int
    /// What is assumed of the model, where that is the reason.
    var guess: Int?

    /// For the event; nil when everything fits.
    var trim: ContextTrim? {
        guard !left.isEmpty || means == .exceeded else { return nil }
        return ContextTrim(
            means: means, messageIDs: left.compactMap(\.messageID), tokensBefore: tokensBefore,
            tokensAfter: tokensAfter, guess: guess)
    }
}

extension PromptEntry {
    var messageID: String? { if case .message(let id, _, _) = self { id } else { nil } }

    var isSystemMessage: Bool { if case .message(_, .system, _) = self { true } else { false } }
}
