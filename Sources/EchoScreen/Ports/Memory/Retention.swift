/// How long each kind of what is kept stays, in days; nil for ever. Pinned conversations stay in any case.
public struct Retention: Sendable, Hashable {
    public var conversations: Int?
    public var events: Int?
    public var spending: Int?

    public init(conversations: Int? = nil, events: Int? = nil, spending: Int? = nil) {
        (self.conversations, self.events, self.spending) = (conversations, events, spending)
    }
}
