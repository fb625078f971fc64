import Foundation
import Immersion

/// Cards and days as earlier versions kept them: as one text, which is taken over once.
public struct EarlierRoomMemory: Sendable {
    private let read: @Sendable () async -> String?
    private let putAside: @Sendable () async -> Void
    private let erase: @Sendable () async -> Void

    /// - Parameters:
    ///   - read: nil where nothing is kept, or it cannot be read now.
    ///   - putAside: keeps what makes no sense under another name.
    ///   - erase: removes what was read last, unless somebody has written it since.
    public init(
        read: @escaping @Sendable () async -> String?, putAside: @escaping @Sendable () async -> Void,
        erase: @escaping @Sendable () async -> Void
    ) {
        (self.read, self.putAside, self.erase) = (read, putAside, erase)
    }

    func load() async -> RoomMemory? {
        guard let text = await read() else { return nil }
        if let memory = try? JSONDecoder().decode(RoomMemory.self, from: Data(text.utf8)) { return memory }
        await putAside()
        return nil
    }

    /// It is kept elsewhere by now.
    func remove() async { await erase() }
}
