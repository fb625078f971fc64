import EchoScreen
import GRDB
import Glibc

/// Turns the encryption of texts on and off: rows first, then what is left of the old texts in pages, the log of writes and
/// backups.
struct ConversationEncryption: Sendable {
    let access: DatabaseAccess
    let keys: TextKeys
    let tell: @Sendable (StoreNews) -> Void

    func state() async throws(StoreError) -> EncryptionState { try await access.read(EncryptionState.init) }

    /// Returns when nothing is left to do, or another program does it.
    func set(_ isOn: Bool, day: String) async throws(StoreError) {
        try await keys.fetch(isUrgent: true)
        try await access.write { try TextConversion(isOn: isOn).begin(in: $0) }
        try await goOn(day: day)
    }

    /// Does what an earlier program could not finish.
    func goOn(day: String) async throws(StoreError) {
        let state = try await state()
        guard !state.isComplete else { return }
        try await keys.fetch()
        let folder = access.database.folder
        guard let lock = try FileLock.free(folder.encryptionLock) else { return }
        defer { withExtendedLifetime(lock) {} }
        try await convert(TextConversion(isOn: state.isOn))
        let sealing = SentTextSealing(isOn: state.isOn, seal: keys.seal)
        for path in [folder.sentTexts] + folder.notes { try SentTextFile(path: path).convert(sealing) }
        for path in folder.sealed { try KeptSeal.convert(path, sealing) }
        if state.isOn {
            for path in FolderContents(below: folder.caches).paths { OverwrittenFile(path: path).remove() }
            try await access.eraseTraces(day: day)
        }
        try await access.write { database in
            try database.execute(
                sql: "UPDATE encryption SET is_complete = 1 WHERE is_on = ? AND epoch = ?",
                arguments: [state.isOn, state.epoch])
        }
        tell(.encrypted(state.isOn))
    }

    /// How the next sent text is to be written.
    func sentTextSealing() async -> SentTextSealing {
        guard let state = try? await state() else { return .unknown }
        if state.isSealed { try? await keys.fetch() }
        return SentTextSealing(isOn: state.isOn, seal: keys.seal)
    }

    private func convert(_ conversion: TextConversion) async throws(StoreError) {
        let total = try await access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM message") ?? 0 }
        try await access.write { try conversion.convertSmallTables(in: $0) }
        var (last, done) = (Int64(0), 0)
        while let next = try await step(conversion, after: last) {
            (last, done) = (next, min(total, done + TextConversion.batch))
            tell(.encrypting(isOn: conversion.isOn, done: done, of: total))
            guard !Task.isCancelled else { throw .cancelled }
        }
    }

    private func step(_ conversion: TextConversion, after number: Int64) async throws(StoreError) -> Int64? {
        try await access.write { try conversion.convertMessages(after: number, in: $0) }
    }
}
