import Foundation
public import Immersion

/// Cards and days of learning, as a text that somebody else keeps and that two programs may write.
public struct EncodedRoomMemory: RoomMemoryProtocol {
    private let read: @Sendable () async -> String?
    private let write: @Sendable (String) async -> Bool
    private let hasChanged: @Sendable () async -> Bool
    private let putAside: @Sendable () async -> Void

    /// - Parameters:
    ///   - read: nil where nothing is kept.
    ///   - write: returns false when what was kept has been erased since.
    ///   - hasChanged: whether another program wrote since it was read or written here.
    ///   - putAside: keeps what makes no sense where nothing is written over it.
    public init(
        read: @escaping @Sendable () async -> String?, write: @escaping @Sendable (String) async -> Bool,
        hasChanged: @escaping @Sendable () async -> Bool, putAside: @escaping @Sendable () async -> Void
    ) {
        (self.read, self.write, self.hasChanged, self.putAside) = (read, write, hasChanged, putAside)
    }

    public func load() async -> RoomMemory? {
        guard let text = await read() else { return nil }
        if let memory = try? JSONDecoder().decode(RoomMemory.self, from: Data(text.utf8)) { return memory }
        await putAside()
        return nil
    }

    public func save(_ memory: RoomMemory) async -> RoomMemorySaving {
        var memory = memory
        let theirs = await hasChanged() ? await load() : nil
        if let theirs { memory.merge(theirs) }
        guard let data = try? JSONEncoder().encode(memory) else { return .kept }
        guard await write(String(decoding: data, as: UTF8.self)) else { return .erased }
        return theirs.map(RoomMemorySaving.merged) ?? .kept
    }
}
