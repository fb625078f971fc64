/// Keeps cards and days of learning, on this machine.
public protocol RoomMemoryProtocol: Sendable {
    /// Nil when nothing is kept.
    func load() async -> RoomMemory?
    /// Keeps what has changed in it, all of that or nothing.
    func save(_ memory: RoomMemory) async -> RoomMemorySaving
    /// Everything was erased: what is saved next is new, even where it was kept before.
    func forgetErased() async
}

extension RoomMemoryProtocol {
    public func forgetErased() async {}
}

/// The outcome of saving a memory.
public enum RoomMemorySaving: Sendable, Hashable {
    case kept
    /// Another program had written this meanwhile: both are kept.
    case merged(RoomMemory)
    /// Somebody erased what was kept: this alone was added since, here or by another program, and is kept.
    case erased(RoomMemory)
}
