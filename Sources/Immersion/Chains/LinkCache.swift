/// Keeps what one provider answered. What is found in it costs nothing, and opens no circuit.
public struct LinkCache<Request: Sendable & Hashable, Answer: Sendable>: Sendable {
    /// Nil where it is not kept, or too old.
    public var answer: @Sendable (Request) async -> Answer?
    /// With how long its giver lets it be kept; nil where that says nothing.
    public var keep: @Sendable (Answer, Request, Duration?) async -> Void

    public init(
        answer: @escaping @Sendable (Request) async -> Answer?,
        keep: @escaping @Sendable (Answer, Request, Duration?) async -> Void
    ) {
        (self.answer, self.keep) = (answer, keep)
    }
}
