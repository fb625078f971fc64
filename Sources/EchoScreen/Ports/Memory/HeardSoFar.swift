/// How much of an answer was heard while its sound goes on.
public struct HeardSoFar: Sendable, Hashable {
    public let duration: Duration
    /// Of its text, estimated from the share of its sound.
    public let characters: Int

    public init(duration: Duration, characters: Int) { (self.duration, self.characters) = (duration, characters) }
}
