/// What is guessed of models that are not in the catalogue, by the families whose names they bear. Nowhere else is anything
/// told from a name.
extension ModelCatalogue {
    /// Families that think before they answer, each from a generation on: those to come do so as well.
    private static let thinking: [(family: String, generation: Int)] = [("gpt-", 5), ("o", 1)]

    /// Whether a model thinks before it answers, and its thoughts can be handed back.
    public func reasons(_ model: String) -> Bool {
        guard let known = self[model], known.knowsEfforts else { return Self.isOfThinkingFamily(model) }
        return known.reasons
    }

    private static func isOfThinkingFamily(_ model: String) -> Bool {
        thinking.contains { family, first in
            guard model.hasPrefix(family) else { return false }
            let rest = model.dropFirst(family.count)
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard digits.count == 1, let generation = Int(digits), generation >= first else { return false }
            let next = rest.dropFirst(digits.count).first
            return next == nil || next == "-" || next == "."
        }
    }
}
