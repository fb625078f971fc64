/// Keeps what was taught, learned and put off, on this machine.
public protocol HouseMemoryProtocol: Sendable {
    /// Nil when nothing is kept, or it cannot be read.
    func load() async -> HouseMemory?
    /// Keeps it whole, or leaves what was there.
    ///
    /// - Returns: false when what was kept has been erased since: then nothing is kept, and it is to be forgotten.
    func save(_ memory: HouseMemory) async -> Bool
}
