import Foundation
public import House

/// The things taught and learned about a house, as a text that somebody else keeps.
public struct EncodedHouseMemory: HouseMemoryProtocol {
    private let read: @Sendable () async -> String?
    private let write: @Sendable (String) async -> Bool
    private let isClosed: @Sendable () async -> Bool

    /// - Parameters:
    ///   - read: nil where nothing is kept.
    ///   - write: returns false when what was kept has been erased since.
    public init(read: @escaping @Sendable () async -> String?, write: @escaping @Sendable (String) async -> Bool) {
        self.init(read: read, isClosed: { false }, write: write)
    }

    /// - Parameter isClosed: whether there is something that cannot be read now, as without a passphrase.
    package init(
        read: @escaping @Sendable () async -> String?, isClosed: @escaping @Sendable () async -> Bool,
        write: @escaping @Sendable (String) async -> Bool
    ) {
        (self.read, self.write, self.isClosed) = (read, write, isClosed)
    }

    public func load() async -> HouseMemory? {
        guard let text = await read() else { return await isClosed() ? .closed : nil }
        return try? JSONDecoder().decode(HouseMemory.self, from: Data(text.utf8))
    }

    public func save(_ memory: HouseMemory) async -> Bool {
        guard let data = try? JSONEncoder().encode(memory) else { return true }
        return await write(String(decoding: data, as: UTF8.self))
    }
}
