/// A change of a card outside a review, to be undone.
struct CardChange: Sendable {
    /// So many can be taken back.
    static let most = 100

    let before: ReviewCard
    /// The card that took its place.
    var added: ReviewCard?
}
