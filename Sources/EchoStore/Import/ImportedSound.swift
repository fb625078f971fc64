import EchoScreen

/// Brings back the sound of messages that are imported, a line at a time, each whole or not at all.
struct ImportedSound {
    /// Bytes of a line: more than an hour of speech.
    private static let most = 64 << 20

    let store: ConversationStore
    let keys: (any StorageKeyProviderProtocol)?

    /// Of one conversation, after its messages. Messages that have sound already keep it.
    ///
    /// - Returns: how many lines came back, and how many could not.
    func add(
        _ conversation: ImportedConversation, from file: ImportedFile
    ) async throws(StoreError) -> (kept: Int, missing: Int) {
        guard !conversation.sounds.isEmpty else { return (0, 0) }
        let id = conversation.record.id
        let known = try await store.access.read { Set(try SoundTable.sounds(of: id, in: $0).map(\.message)) }
        let missing = conversation.sounds.filter { !known.contains($0.message) }
        guard let key = try? await keys?.storageKey() else { return (0, missing.count) }
        let folder = SoundFolder(of: store.access.database.folder)
        var kept = 0
        for (message, document) in missing {
            guard let sound = Self.write(document, of: message, from: file, into: folder, key: key) else { continue }
            try await store.access.write { try SoundTable.write(sound, of: id, in: $0) }
            kept += 1
        }
        return (kept, missing.count - kept)
    }

    /// - Returns: nil for what is not there, or is no sound.
    private static func write(
        _ document: SoundDocument, of message: String, from file: ImportedFile, into folder: SoundFolder,
        key: StorageKey
    ) -> KeptSound? {
        let name = SoundFolder.newName()
        guard let source = document.safeName, let path = folder.path(of: name),
            let bytes = file.companion(source, most: most),
            let reader = OggOpusReader(count: bytes.count, { Array(bytes.dropFirst($0).prefix($1)) })
        else { return nil }
        do {
            try folder.prepare()
            let writer = try SealedFileWriter(path, key: key)
            try writer.append(bytes)
            try writer.finish()
            writer.settle()
            guard let measure = SoundMeasure(reader, byteCount: writer.byteCount) else {
                folder.destroy(name)
                return nil
            }
            return document.sound(of: message, named: name, measure)
        } catch {
            folder.destroy(name)
            return nil
        }
    }
}
