import EchoConcurrency
public import EchoScreen
public import EchoText
public import Foundation
import GRDB

/// The sound of lines as it is kept beside a store of conversations.
public actor SoundLibrary: SoundLibraryProtocol {
    /// A file that is younger may belong to a message that is about to be written.
    private static let grace = Duration.seconds(600)

    private nonisolated let thread = WorkThread(name: "echo-library")
    nonisolated let access: DatabaseAccess
    private nonisolated let folder: SoundFolder
    private nonisolated let keys: any StorageKeyProviderProtocol
    private nonisolated let home: HomeFolder

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameter home: what "~" stands for in the names of files.
    public init(
        of store: ConversationStore, keys: any StorageKeyProviderProtocol, home: HomeFolder = HomeFolder()
    ) {
        access = store.access
        folder = SoundFolder(of: store.access.database.folder)
        (self.keys, self.home) = (keys, home)
    }

    public nonisolated func sounds(of conversation: ConversationID) async throws(StoreError) -> [KeptSound] {
        let all = try await access.read { try SoundTable.sounds(of: conversation, in: $0) }
        let newest = Dictionary(all.enumerated().map { ($1.message, $0) }, uniquingKeysWith: { $1 })
        return all.enumerated().filter { newest[$1.message] == $0 }.map(\.1)
    }

    /// Whoever asks, its disk keeps nobody waiting.
    @concurrent public nonisolated func open(_ sound: KeptSound) async throws(SoundError) -> any SoundReaderProtocol {
        guard let path = folder.path(of: sound.file) else { throw .missing }
        return try SoundReader(path, key: try await key())
    }

    /// The sound as it is kept, Opus in Ogg, decrypted.
    ///
    /// - Parameter most: bytes; longer sound is not given.
    @concurrent nonisolated func bytes(of sound: KeptSound, most: Int) async throws(SoundError) -> [UInt8] {
        guard let path = folder.path(of: sound.file) else { throw .missing }
        let key = try await key()
        do throws(SealedFileError) {
            let file = try SealedFileReader(path, key: key)
            guard (1...max(1, most)).contains(file.count) else { throw .damaged(path: path, chunk: 0) }
            return try file.read(at: 0, count: file.count)
        } catch {
            throw SoundError(error)
        }
    }

    public nonisolated func canExport(to name: String) -> Bool { SoundFileFormat(of: name) != nil }

    public nonisolated func export(_ conversation: ConversationID, to name: String) async throws -> ExportedSound {
        guard let format = SoundFileFormat(of: name) else {
            throw SoundError.inaccessible(reason: "no such kind of file")
        }
        let (export, path) = (SoundExport(self), home.expanded(name))
        let pieces = try await pieces(of: conversation)
        if !pieces.isEmpty {
            return ExportedSound(messages: try await export.write(pieces, as: format, to: path), isCall: true)
        }
        let sounds = try await sounds(of: conversation)
        guard !sounds.isEmpty else { return ExportedSound(messages: 0, isCall: false) }
        return ExportedSound(messages: try await export.write(sounds, as: format, to: path), isCall: false)
    }

    public func discard(_ sound: KeptSound) { folder.destroy(sound.file) }

    public func tidy(at date: Date) async throws(StoreError) {
        let (expired, rows) = try await access.write { database in
            let all = try SoundTable.rows(in: database)
            try SoundTable.removeExpired(at: date, in: database)
            let rows = try SoundTable.rows(in: database)
            return (Set(all.map(\.file)).subtracting(rows.map(\.file)), rows)
        }
        expired.forEach(folder.destroy)
        let names = folder.names
        for row in rows where !names.contains(row.file) {
            try await access.write { try SoundTable.remove(row.file, in: $0) }
        }
        for row in rows where !row.isFinished && names.contains(row.file) { try await putRight(row.file) }
        let known = Set(rows.map(\.file))
        for name in names.subtracting(known) where isLeftOver(name, at: date) { folder.destroy(name) }
    }

    /// Sound that was never finished is as long as what of it is there. What cannot be read without a key that is missing now
    /// stays as it is.
    private func putRight(_ name: String) async throws(StoreError) {
        guard let path = folder.path(of: name), !folder.isBeingWritten(name), let key = try? await key() else { return }
        let file: SealedFileReader
        do throws(SealedFileError) {
            file = try SealedFileReader(path, key: key)
        } catch {
            guard case .notSealed = error else { return }
            return try await remove(name)
        }
        guard let reader = OggOpusReader(file), let found = SoundMeasure(reader, byteCount: file.count) else {
            return try await remove(name)
        }
        try await access.write { try SoundTable.finish(name, found, in: $0) }
    }

    private func remove(_ name: String) async throws(StoreError) {
        try await access.write { try SoundTable.remove(name, in: $0) }
        folder.destroy(name)
    }

    private func isLeftOver(_ name: String, at date: Date) -> Bool {
        guard let changed = folder.changedAt(name), !folder.isBeingWritten(name) else { return false }
        return changed.addingTimeInterval(Self.grace / .seconds(1)) < date
    }

    @concurrent private nonisolated func key() async throws(SoundError) -> StorageKey {
        do throws(StorageKeyError) {
            return try await keys.storageKey()
        } catch {
            throw SoundError(error)
        }
    }
}
