import EchoScreen
import EchoStore
import Foundation
import GRDB
import Immersion
import ImmersionAdapters
import Synchronization
import Testing

/// Where rows may be.
enum Place: String, CaseIterable, CustomTestStringConvertible {
    case inMemory, inADatabase, encrypted

    var testDescription: String { rawValue }
}

/// A key that can be lost and found again.
final class LostKeys: StorageKeyProviderProtocol {
    private let file: StorageKeyFile
    private let isLost = Mutex(false)

    init(_ file: StorageKeyFile) { self.file = file }

    func lose() { isLost.withLock { $0 = true } }

    func find() { isLost.withLock { $0 = false } }

    func storageKey() async throws(StorageKeyError) -> StorageKey {
        if isLost.withLock(\.self) { throw .lost(.keyring) }
        return try await file.storageKey()
    }
}

/// A place for rows that several programs open.
final class Rows {
    private let inMemory: RowsInMemory?
    private let folder: TemporaryFolder
    let keys: LostKeys
    private var stores: [ConversationStore] = []

    init(_ place: Place) async throws {
        folder = try TemporaryFolder()
        keys = LostKeys(StorageKeyFile(path: "\(folder.path)/storage.key"))
        inMemory = place == .inMemory ? RowsInMemory() : nil
        if place == .encrypted { try await store().setEncrypted(true, day: "2026-11-24") }
    }

    var logSize: Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: database + "-wal")
        return attributes?[.size] as? Int ?? 0
    }

    func store() -> ConversationStore {
        let store = ConversationStore(folder: folder.path, notes: [note], keys: keys)
        stores.append(store)
        return store
    }

    var note: String { "\(folder.path)/language" }

    func rows() -> any KeptRowsProtocol {
        if let inMemory { return inMemory }
        return store().rows(of: "language")
    }

    /// Another program.
    func program() async -> KeptRoomMemory { KeptRoomMemory(rows()) }

    func erase() async throws {
        await inMemory?.erase()
        guard inMemory == nil else { return }
        let places = DataPlaces(
            recordings: "/none", sentTexts: "/none", state: "/none", settings: "/none/x",
            notes: [FeatureNote(.room, file: note, rows: "language", exportName: "language")])
        _ = try await KeptFiles(store: store(), places: places).erase(.everything)
    }

    /// Of the program that was made last.
    func changes() async throws -> Int { try await stores.last?.version().own ?? 0 }

    func emptyLog() async throws {
        let queue = try DatabaseQueue(path: database)
        try await queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try queue.close()
    }

    func close() async {
        for store in stores { await store.close() }
    }

    private var database: String { "\(folder.path)/conversations.sqlite" }
}
