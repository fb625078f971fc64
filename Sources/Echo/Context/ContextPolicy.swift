/// The treatment of the oldest turns when a conversation grows too long for its model.
public enum ContextPolicy: String, Sendable, Hashable, CaseIterable {
    /// The model does not see them any more.
    case drop
    /// The model is given a summary in their place, which it writes itself: one more answer to wait and to pay for.
    /// When it cannot be had, the turns are dropped.
    case summarise
    /// The server keeps a compressed memory of them. Where it does not, and by voice, the turns are dropped.
    case compact
}
