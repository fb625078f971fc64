import Foundation

/// How many people a machine talks with at once.
public struct SessionRoom: Sendable, Hashable {
    /// Recognising and speaking take a fifth of a core while somebody talks, who does so a quarter of the time.
    private static let sessionsPerCore = 16
    /// Bytes of a conversation with its sound.
    private static let sessionBytes = 16 << 20
    /// A server holds no more in any case.
    private static let most = 1024

    private let cores: Int
    private let memory: MemoryRoom

    init(cores: Int, memory: MemoryRoom) { (self.cores, self.memory) = (cores, memory) }

    /// This machine, as it is now.
    public static var ofThisMachine: SessionRoom {
        SessionRoom(cores: ProcessInfo.processInfo.activeProcessorCount, memory: .now)
    }

    public var sessions: Int {
        let byMemory = memory.available.map { max(0, $0 - MemoryRoom.reserve) / Self.sessionBytes } ?? Self.most
        return max(1, min(cores * Self.sessionsPerCore, byMemory, Self.most))
    }
}
