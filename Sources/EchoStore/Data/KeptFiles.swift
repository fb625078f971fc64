public import EchoScreen
public import Foundation
import GRDB

/// Shows, exports and erases what the program keeps: conversations and what belongs to them, recordings, texts that were
/// sent, what features keep, and exported events.
public struct KeptFiles: KeptFilesProtocol {
    let store: ConversationStore
    let places: DataPlaces
    /// Bring the key of sound; nil where it cannot be opened.
    let keys: (any StorageKeyProviderProtocol)?
    let now: @Sendable () -> Date

    /// - Parameter keys: bring the key of sound, which is exported as it is kept without them.
    public init(
        store: ConversationStore, places: DataPlaces, keys: (any StorageKeyProviderProtocol)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.store, self.places, self.keys, self.now) = (store, places, keys, now)
    }

    public var ofFeatures: [KeptAmount.Kind] { places.notes.map(\.kind) }

    public func inventory() async throws(StoreError) -> [KeptAmount] {
        await store.flush()
        let folder = store.access.database.folder
        var data = try await store.access.read { try DataOfConversations(folder: folder).counted(in: $0) }
        data.insert(FolderContents(of: folder.sound).data(.sound, at: folder.sound), at: 2)
        data.append(FolderContents(files: folder.backups).data(.backups, at: folder.path))
        data.append(FolderContents(files: folder.damagedFiles).data(.damaged, at: folder.path))
        data.append(FolderContents(of: places.recordings).data(.recordings, at: places.recordings))
        data.append(FolderContents(files: texts).data(.sentTexts, at: places.sentTexts))
        for note in places.notes { data.append(try await amount(of: note)) }
        data.append(
            FolderContents(below: places.caches).data(.caches, at: places.caches.joined(separator: ", ")))
        data.append(logs.data(.logs, at: places.state))
        data.append(settings.data(.settings, at: (places.settings as NSString).deletingLastPathComponent))
        let keys = places.keys()
        var kept = KeptAmount(.keys, at: Set(keys.map(\.place)).sorted().joined(separator: ", "))
        (kept.count, kept.names) = (keys.count, keys.map(\.name))
        return data + [kept]
    }

    /// What is in the database, and in files.
    private func amount(of note: FeatureNote) async throws(StoreError) -> KeptAmount {
        var files = FolderContents(note: note.file).data(note.kind, at: note.file)
        guard let area = note.rows else { return files }
        let (place, table) = (store.access.database.folder.path, KeptRowTable(area: area))
        let rows = try await store.access.read { try table.amount(note.kind, at: place, in: $0) }
        guard rows.count > 0 || note.file.isEmpty else { return files }
        if files.count == 0 { (files.place, files.bytes) = (rows.place, nil) }
        files.count += rows.count
        files.oldest = [files.oldest, rows.oldest].compactMap(\.self).min()
        files.newest = [files.newest, rows.newest].compactMap(\.self).max()
        return files
    }

    public func conversations(in scope: ErasingScope) async throws(StoreError) -> Int { try await ids(in: scope).count }

    public func erase(_ scope: ErasingScope) async throws(StoreError) -> ErasingReport {
        let date = now()
        var left = ErasingReport()
        if scope == .everything {
            try await store.eraseCompanions()
            // Now, so that the texts of all conversations are not looked for in it.
            remove(texts, &left)
        }
        var report = try await store.erase(try await ids(in: scope), at: date)
        report.remaining += left.remaining
        switch scope {
        case .conversations: return report
        case .span(let from, let before):
            let dates = (from ?? .distantPast)..<max(from ?? .distantPast, before ?? .distantFuture)
            try await store.eraseUnnamedSound(changed: dates)
            remove(recordings(changed: dates) + logs(changed: dates), &report)
        case .everything:
            try await store.eraseUnnamedSound(changed: .distantPast ..< .distantFuture)
            report.remaining += store.eraseDamagedFiles()
            report.damagedFiles = []
            remove(
                FolderContents(of: places.recordings).paths
                    + places.notes.flatMap { FolderContents(note: $0.file).paths }
                    + FolderContents(below: places.caches).paths + logs.paths, &report)
        }
        return report
    }

    public func retain(_ retention: Retention) { store.retention.value = retention }

    private func remove(_ paths: [String], _ report: inout ErasingReport) {
        report.remaining += paths.filter { !OverwrittenFile(path: $0).remove() }
    }

    /// Those that are kept, deleted ones included.
    func ids(in scope: ErasingScope) async throws(StoreError) -> [ConversationID] {
        let (from, before): (Date?, Date?)
        switch scope {
        case .conversations(let ids): return ids
        case .span(let first, let last): (from, before) = (first, last)
        case .everything: (from, before) = (nil, nil)
        }
        await store.flush()
        return try await store.access.read { database in
            try String.fetchAll(
                database, sql: "SELECT id FROM conversation WHERE changed_at >= ? AND started_at < ? ORDER BY number",
                arguments: [from?.milliseconds ?? .min, before?.milliseconds ?? .max]
            ).map { ConversationID($0) }
        }
    }

    /// Those that were sent, and those that could not be.
    private var texts: [String] { [places.sentTexts, places.unsentTexts].filter { !$0.isEmpty } }

    private var logs: FolderContents {
        FolderContents(of: places.state) { $0.hasPrefix("echo-events-") && $0.hasSuffix(".jsonl") }
    }

    /// Settings, profiles and themes.
    var settings: FolderContents {
        FolderContents(of: (places.settings as NSString).deletingLastPathComponent) { $0.hasSuffix(".toml") }
    }

    private func logs(changed dates: Range<Date>) -> [String] { Self.changed(logs.paths, dates) }

    private func recordings(changed dates: Range<Date>) -> [String] {
        Self.changed(FolderContents(of: places.recordings).paths, dates)
    }

    private static func changed(_ paths: [String], _ dates: Range<Date>) -> [String] {
        paths.filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (attributes?[.modificationDate] as? Date).map(dates.contains) ?? false
        }
    }
}
