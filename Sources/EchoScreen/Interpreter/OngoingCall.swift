/// A telephone call that goes on, as far as it concerns anybody beside the telephone.
public struct OngoingCall: Sendable, Hashable, Identifiable {
    public let id: String
    /// "Call from +1 415-555-0111".
    public let title: String
    public let isIncoming: Bool
    /// Both sides are there: it neither rings nor is it being placed.
    public let isAnswered: Bool
    /// A person speaks in the assistant's place.
    public let isTakenOver: Bool
    /// It is what the person looks at.
    public let isWatched: Bool
    /// Its sound comes by here: somebody else than the model can speak in it.
    public let hasSound: Bool

    public init(
        id: String, title: String, isIncoming: Bool, isAnswered: Bool, isTakenOver: Bool = false,
        isWatched: Bool = false, hasSound: Bool = true
    ) {
        (self.id, self.title, self.isIncoming) = (id, title, isIncoming)
        (self.isAnswered, self.isTakenOver, self.isWatched) = (isAnswered, isTakenOver, isWatched)
        self.hasSound = hasSound
    }
}
