/// What is guessed of models that are not in the catalogue, by the families whose names they bear. Nowhere else is anything
/// told from a name.
extension ModelCatalogue {
    /// Families that think before they answer.
    private static let thinking = ["gpt-5", "gpt-6", "o1", "o3", "o4"]

    /// Whether a model thinks before it answers, and its thoughts can be handed back.
    public func reasons(_ model: String) -> Bool {
        guard let known = self[model], known.knowsEfforts else { return Self.isOfThinkingFamily(model) }
        return known.reasons
    }

    private static func isOfThinkingFamily(_ model: String) -> Bool {
        thinking.contains { family in
            guard model.hasPrefix(family) else { return false }
            let next = model.dropFirst(family.count).first
            return next == nil || next == "-" || next == "."
        }
    }
}
