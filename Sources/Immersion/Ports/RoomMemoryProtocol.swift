/// Keeps cards and days of learning, on this machine.
public protocol RoomMemoryProtocol: Sendable {
    /// Nil when nothing is kept.
    func load() async -> RoomMemory?
    /// Keeps it whole, or leaves what was there.
    func save(_ memory: RoomMemory) async
}
