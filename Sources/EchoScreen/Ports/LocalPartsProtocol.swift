/// The servers of this machine that think, listen and speak for the local assistant.
public protocol LocalPartsProtocol: Sendable {
    /// What is found and what is gone, as it happens, until nobody listens any more.
    var changes: AsyncStream<LocalPartChange> { get }
    /// All that could be used of what runs on this machine now.
    func offers() async -> [LocalPartOffer]
    /// What can be got, and what is there.
    func standings() async -> [PartStanding]
    /// Gets it, or goes on with it; whoever stops listening stops it.
    func get(_ part: LocalPart) -> AsyncThrowingStream<PartProgress, any Error>
}
