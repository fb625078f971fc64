import EchoScreen
import Foundation
import GRDB

extension KeptFiles {
    /// Writes everything that is kept into a new folder, or a new zip file; keys are left out.
    ///
    /// - Parameter progress: told after each conversation, with how many there are.
    /// - Returns: how many conversations were written.
    public func export(to path: String, progress: (_ done: Int, _ of: Int) -> Void = { _, _ in })
        async throws(ExportError) -> Int
    {
        do throws(StoreError) {
            try await store.fetchKey()
        } catch {
            throw .store(error)
        }
        let target = try ExportTarget(path: path, date: now())
        do {
            let count = try await exportConversations(to: target, progress)
            for table in ["call", "audio", "event", "prompt", "spending"] {
                try await exportRows(of: table, to: target)
            }
            try await exportSound(to: target)
            for file in FolderContents(of: places.recordings).paths {
                try Self.copy(file, as: "recordings" + file.dropFirst(places.recordings.count), to: target)
            }
            try await exportTexts(to: target)
            try await exportNotes(to: target)
            try exportSettings(to: target)
            try target.finish()
            return count
        } catch {
            target.abandon()
            throw Self.error(error, path)
        }
    }

    /// A conversation after the other, so that none but one is in memory.
    private func exportConversations(to target: ExportTarget, _ progress: (Int, Int) -> Void) async throws -> Int {
        let ids = try await ids(in: .everything)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var written = 0
        let pool = try await store.access.pool()
        try target.add("conversations.jsonl") { write in
            for id in ids {
                guard let document = try pool.read({ try Self.document(of: id, in: $0) }) else { continue }
                try write(Array(encoder.encode(document)) + [0x0A])
                written += 1
                progress(written, ids.count)
            }
        }
        return written
    }

    private static func document(of id: ConversationID, in database: Database) throws -> ConversationDocument? {
        guard let record = try ConversationReader.conversation(id, in: database), record.deletedAt == nil else {
            return nil
        }
        let reader = MessageReader(id: id, limit: 10_000)
        var page = try reader.page(.first, in: database)
        var records = page.records
        while let next = page.after {
            page = try reader.page(.after(next), in: database)
            records += page.records
        }
        let sounds = Dictionary(grouping: try SoundTable.sounds(of: id, in: database), by: \.message)
        return ConversationDocument(record, records, sounds: sounds.mapValues { $0.compactMap(SoundDocument.init) })
    }

    /// Opus in Ogg, as any player takes it; what cannot be opened without a key stays as it is, under its own name.
    private func exportSound(to target: ExportTarget) async throws {
        let folder = store.access.database.folder.sound
        let files = FolderContents(of: folder).paths
        guard !files.isEmpty else { return }
        let key = try? await keys?.storageKey()
        for file in files {
            let name = "sound" + file.dropFirst(folder.count)
            guard let key, let sound = try? SealedFileReader(file, key: key) else {
                try Self.copy(file, as: name, to: target)
                continue
            }
            try target.add(name + ".opus") { write in
                var place = 0
                while place < sound.count {
                    // What stands before damage is kept.
                    guard let piece = try? sound.read(at: place, count: 1 << 18), !piece.isEmpty else { break }
                    try write(piece)
                    place += piece.count
                }
            }
        }
    }

    /// One JSON string a line, whether they are sealed or not.
    private func exportTexts(to target: ExportTarget) async throws {
        let unsent = UnsentTextsFile(path: places.unsentTexts, sealing: await store.encryption.sentTextSealing()).texts
        let sent = await store.sentTexts(at: places.sentTexts).load()
        for (name, texts) in [("sent-texts", sent), ("unsent-texts", unsent)] where !texts.isEmpty {
            try target.add(name) { write in
                for text in texts { try SentTextSealing.plain.line(text).map(write) }
            }
        }
    }

    private func exportNotes(to target: ExportTarget) async throws {
        for note in places.notes {
            let text = await note.text()
            let kept = note.file.isEmpty ? nil : await store.note(at: note.file).text()
            var rows: String?
            if text == nil, kept == nil, let area = note.rows { rows = try await self.rows(of: area) }
            guard let text = text ?? kept ?? rows else { continue }
            try target.add("\(note.exportName).json") { write in try write(Array(text.utf8)) }
        }
    }

    /// As a JSON array of what they are; nil for none.
    private func rows(of area: String) async throws -> String? {
        let texts = try await store.rows(of: area).news(since: nil).rows.compactMap(\.content)
        return texts.isEmpty ? nil : "[\(texts.joined(separator: ",\n"))]"
    }

    private func exportRows(of table: String, to target: ExportTarget) async throws {
        let pool = try await store.access.pool()
        try target.add("\(table).jsonl") { write in
            try pool.read { database in
                let rows = try Row.fetchCursor(database, sql: "SELECT *\(Self.opened[table] ?? "") FROM \(table)")
                while let row = try rows.next() { try write(Self.line(row)) }
            }
        }
    }

    /// What is sealed, opened: it comes last, and takes the place of what is empty.
    private static let opened = [
        "call": """
        , \(SealedColumns.call("number", "phone_number", of: "call")) AS phone_number,
        \(SealedColumns.call("configuration", "configuration", of: "call")) AS configuration
        """,
        "event": ", \(SealedColumns.payload) AS payload",
    ]

    private static func line(_ row: Row) throws -> [UInt8] {
        var object: [String: Any] = [:]
        for (name, value) in row where name != "sealed" {
            switch value.storage {
            case .null: object[name] = NSNull()
            case .int64(let number): object[name] = number
            case .double(let number): object[name] = number
            case .string(let text): object[name] = text
            case .blob(let data): object[name] = data.base64EncodedString()
            }
        }
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try JSONSerialization.data(withJSONObject: object, options: options)) + [0x0A]
    }

    /// Lines that hold a key are left out.
    private func exportSettings(to target: ExportTarget) throws {
        let folder = (places.settings as NSString).deletingLastPathComponent
        for path in settings.paths {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                Self.isSecret(line) ? "# left out: \(line.prefix { $0 != "=" })" : String(line)
            }
            try target.add("settings" + path.dropFirst(folder.count)) { write in
                try write(Array(lines.joined(separator: "\n").utf8))
            }
        }
    }

    private static func isSecret(_ line: Substring) -> Bool {
        let name = line.prefix { $0 != "=" }.lowercased()
        return line.contains("=")
            && ["key", "token", "secret", "password", "authorization"].contains { name.contains($0) }
            || line.lowercased().contains("authorization") || line.lowercased().contains("bearer ")
    }

    private static func copy(_ file: String, as name: String, to target: ExportTarget) throws {
        let source = try FileHandle(forReadingFrom: URL(filePath: file))
        defer { try? source.close() }
        try target.add(name) { write in
            while let data = try source.read(upToCount: 1 << 18), !data.isEmpty { try write(Array(data)) }
        }
    }

    private static func error(_ error: any Error, _ path: String) -> ExportError {
        switch error {
        case let error as ExportError: error
        case let error as StoreError: .store(error)
        case let error as DatabaseError: .store(StoreError(error, path: path))
        default: .file(path, reason: "could not be written completely")
        }
    }
}
