/// A spoken turn whose words are not known yet: where its sound lies in what was sent.
struct HeldTurn: Sendable, Hashable {
    /// The server's item, once it has named it.
    var itemID: String?
    /// Frames of the session.
    var start: Int
    /// Nil while it is being spoken.
    var end: Int?
}
