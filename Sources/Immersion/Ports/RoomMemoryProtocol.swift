/// Keeps cards and days of learning, on this machine.
public protocol RoomMemoryProtocol: Sendable {
    /// Nil when nothing is kept.
    func load() async -> RoomMemory?
    /// Keeps it whole, or leaves what was there.
    func save(_ memory: RoomMemory) async -> RoomMemorySaving
}

/// What became of a memory that was to be kept.
public enum RoomMemorySaving: Sendable, Hashable {
    case kept
    /// Another program had written this meanwhile: both are kept.
    case merged(RoomMemory)
    /// Somebody erased what was kept: this is not kept either.
    case erased
}
