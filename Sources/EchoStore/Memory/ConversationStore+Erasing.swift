import Echo
public import EchoScreen
public import Foundation
import GRDB

extension ConversationStore {
    /// Removes conversations for good, and returns when no byte of them is left in the files.
    ///
    /// - Throws: when they could not even be removed.
    public func erase(_ ids: [ConversationID], at date: Date = Date()) async throws(StoreError) -> ErasingReport {
        await flush()
        await forgetSentTexts(of: ids)
        var report = ErasingReport()
        report.conversations = try await erasing.remove(ids, at: date)
        do throws(StoreError) {
            try await erasing.scrub(at: date)
        } catch {
            report.obstacle = error
        }
        report.copies = (try? await copiesOfErased().count) ?? 0
        report.damagedFiles = access.database.folder.damagedFiles
        return report
    }

    /// What was written in these conversations is not offered by the composer any more.
    func forgetSentTexts(of ids: [ConversationID]) async {
        guard await sentTexts.exists else { return }
        var texts: Set<String> = []
        for id in ids {
            try? await forEachPage(of: id) { records in
                texts.formUnion(records.filter { $0.message.role == .user }.map(\.message.text))
            }
        }
        await sentTexts.forget(texts)
    }

    /// The paths of the saved copies of damaged databases.
    public var damagedFiles: [String] { access.database.folder.damagedFiles }

    /// Removes what was kept of databases that were damaged.
    ///
    /// - Returns: those that cannot be removed.
    public func eraseDamagedFiles() -> [String] {
        access.database.folder.damagedFiles.filter { !OverwrittenFile(path: $0).remove() }
    }

    /// Removes sound that no message names any more, written last between these moments.
    public func eraseUnnamedSound(changed dates: Range<Date>) async throws(StoreError) {
        let sound = ErasedSound(folder: access.database.folder)
        try await access.perform { try sound.removeUnnamed(in: $0, changed: dates) }
    }

    /// Removes what stands for itself in the database: prompts, spending, what features remember, and the ids of what was
    /// erased before.
    /// They are scrubbed with the conversations that are erased next.
    func eraseCompanions() async throws(StoreError) {
        try ErasingNotes(folder: access.database.folder).add([])
        try await access.write { database in
            for table in ["prompt", "spending", "erased"] { try database.execute(sql: "DELETE FROM \(table)") }
            try KeptRowTable.eraseAll(in: database)
        }
    }
}
