/// What is peculiar to a family of models, told by its name.
struct ModelTraits: Sendable, Hashable {
    /// It thinks before it answers, and its thoughts can be handed back.
    let thinks: Bool

    init(model: String) {
        thinks = ["gpt-5", "o1", "o3", "o4"].contains { family in
            guard model.hasPrefix(family) else { return false }
            let next = model.dropFirst(family.count).first
            return next == nil || next == "-" || next == "."
        }
    }
}
