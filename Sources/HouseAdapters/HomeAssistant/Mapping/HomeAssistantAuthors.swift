import House

/// Who may have changed something, as far as is known at that moment.
struct HomeAssistantAuthors: Sendable {
    /// The user that the token stands for, which may be at other remotes too.
    var ownUser: String?
    /// The marks of this program's own orders.
    var ownContexts: [String]
    /// Whether an order of this program waits for its answer: what it changes comes before its mark is known.
    var isOrdering: Bool

    func cause(_ context: HomeAssistantContext) -> ChangeCause {
        ChangeCause(context: context.id, parent: context.parent, origin: origin(context))
    }

    private func origin(_ context: HomeAssistantContext) -> ChangeCause.Origin {
        if let id = context.id, ownContexts.contains(id) { return .us }
        if let user = context.user { return user == ownUser && isOrdering ? .us : .person }
        return context.parent == nil ? .unknown : .automation
    }
}
