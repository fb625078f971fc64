/// How much a day asks of one.
public struct DeckLimits: Hashable, Sendable, Codable {
    public var newPerDay: Int
    public var reviewsPerDay: Int

    public init(newPerDay: Int = 15, reviewsPerDay: Int = 200) {
        self.newPerDay = max(newPerDay, 0)
        self.reviewsPerDay = max(reviewsPerDay, 0)
    }
}
